/// The titles of a table's columns; at least one title is a view.
@usableFromInline
struct TableTitles: PrimitiveView {
  private let columns: [_ColumnTraits]
  /// The view that is the title of each column; nil for a title that is a text.
  private let views: [AnyView?]

  @usableFromInline
  init(_ columns: [_ColumnTraits], _ views: [AnyView?]) {
    self.columns = columns
    self.views = views
  }

  @usableFromInline
  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
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
