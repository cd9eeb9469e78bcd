// The parts of a table, for renderers that draw it as elements of HTML.

/// The kind of a group of rows in a table.
package enum TableGroup {
  case head
  case body
  case foot

  /// Creates the kind of an element of HTML.
  package init(_ name: StaticString) {
    switch name.description {
    case "thead": self = .head
    case "tfoot": self = .foot
    default: self = .body
    }
  }
}

/// The titles of a table's columns; at least one title is a view.
@usableFromInline
struct TableTitles: _PrimitiveView {
  private let columns: [_ColumnTraits]
  /// The view that is the title of each column; nil for a title that is a text.
  private let views: [AnyView?]

  @usableFromInline
  init(_ columns: [_ColumnTraits], _ views: [AnyView?]) {
    self.columns = columns
    self.views = views
  }

  @usableFromInline
  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    for (i, column) in view.columns.enumerated() {
      renderer.enter(i)
      if let title = view.views[i] {
        renderer.tableTitle(column, title)
      } else {
        renderer.tableTitle(column, Text(verbatim: column.title))
      }
      renderer.leave()
    }
  }
}
