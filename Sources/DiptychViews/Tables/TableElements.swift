// The parts of a table, for renderers that draw it as elements of HTML.

/// The caption and the row of titles.
@usableFromInline
struct TableHeader: PrimitiveView {
  @usableFromInline let table: _TableTraits

  @usableFromInline
  init(_ table: _TableTraits) {
    self.table = table
  }

  @usableFromInline
  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    if let caption = view.table.caption {
      renderer.element("caption", _NoAttributes(), Text(verbatim: caption))
    }
    if view.table.hasTitleViews { return }
    renderer.tableRow(TableHeaderCells(columns: view.table.columns))
  }
}

/// The titles of the columns, each a `th` element.
struct TableHeaderCells: PrimitiveView {
  let columns: [_ColumnTraits]

  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    for column in view.columns {
      renderer.element(
        "th",
        ColumnTitleAttributes(column),
        Text(verbatim: column.title).unredacted()
      )
    }
  }
}

/// The attributes of a column's title.
@usableFromInline
struct ColumnTitleAttributes: Attributes {
  private let order: ColumnSortOrder?

  @usableFromInline
  init(_ column: _ColumnTraits) {
    order = column.shownOrder
  }

  @usableFromInline
  static func _write<S: _AttributeSink>(_ attributes: consuming Self, into sink: inout S) {
    sink.attribute("scope", "col")
    if let order = attributes.order { sink.attribute("aria-sort", order.ariaValue) }
  }
}

/// The footer of a table, if a column has one.
@usableFromInline
package struct TableFooter: PrimitiveView {
  @usableFromInline let table: _TableTraits

  @usableFromInline
  package init(_ table: _TableTraits) {
    self.table = table
  }

  @usableFromInline
  package static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    guard view.table.hasFooter else { return }
    renderer.element("tfoot", _NoAttributes(), TableFooterRow(columns: view.table.columns))
  }
}

/// The row of footers.
struct TableFooterRow: PrimitiveView {
  let columns: [_ColumnTraits]

  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.tableRow(TableFooterCells(columns: view.columns))
  }
}

/// The cells of the footer row.
struct TableFooterCells: PrimitiveView {
  let columns: [_ColumnTraits]

  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    for column in view.columns {
      renderer.tableCell(span: _CellSpan(), Text(verbatim: column.footer))
    }
  }
}

/// The title of a section of rows.
@usableFromInline
struct TableSectionTitle: PrimitiveView {
  @usableFromInline let title: String

  @usableFromInline
  init(_ title: String) {
    self.title = title
  }

  @usableFromInline
  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.element("th", Attribute("scope", "rowgroup"), Text(verbatim: view.title))
  }
}

/// The `colspan` and `rowspan` attributes of a cell.
@usableFromInline
struct CellSpanAttributes: Attributes {
  @usableFromInline let span: _CellSpan

  @usableFromInline
  init(_ span: _CellSpan) {
    self.span = span
  }

  @usableFromInline
  static func _write<S: _AttributeSink>(_ attributes: consuming Self, into sink: inout S) {
    let span = attributes.span
    if span.columns > 1 { sink.attribute("colspan", "\(span.columns)") }
    if span.rows > 1 { sink.attribute("rowspan", "\(span.rows)") }
  }
}

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
