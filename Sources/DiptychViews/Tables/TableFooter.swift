/// The row below all others, for a renderer; nothing if no column has a footer.
@usableFromInline
struct TableFooter: PrimitiveView {
  @usableFromInline let columns: [ColumnTraits]

  @usableFromInline
  init(_ columns: [ColumnTraits]) {
    self.columns = columns
  }

  @inlinable
  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    if view.columns.contains(where: { !$0.footer.isEmpty }) { renderer.tableFooter(view.columns) }
  }
}

/// The footers of columns, as the cells of a row.
@usableFromInline
struct TableFooterCells: PrimitiveView {
  @usableFromInline let columns: [ColumnTraits]

  @usableFromInline
  init(_ columns: [ColumnTraits]) {
    self.columns = columns
  }

  @inlinable
  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    for column in view.columns { renderer.tableCell(Text(verbatim: column.footer)) }
  }
}

/// A table below its caption, for a renderer.
@usableFromInline
struct CaptionedTable<Rows: View>: PrimitiveView {
  @usableFromInline let columns: [ColumnTraits]
  @usableFromInline let rows: Rows

  @inlinable
  init(_ columns: [ColumnTraits], _ rows: consuming Rows) {
    self.columns = columns
    self.rows = rows
  }

  @inlinable
  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.table(view.columns, view.rows)
  }
}
