/// A table: a row for each element of a sequence.
///
/// ```swift
/// Table(files) {
///   TableColumn("Name") { Text($0.name).bold() }
///   TableColumn("Size", alignment: .trailing) { Text("\($0.size)") }
/// }
/// ```
///
/// ```text
/// ┌────────┬──────┐
/// │ Name   │ Size │
/// ├────────┼──────┤
/// │ a.txt  │   12 │
/// │ bc.txt │ 1024 │
/// └────────┴──────┘
/// ```
///
/// Text output always fits: columns that are too wide give way, the widest first, by wrapping or
/// by an ellipsis; where not even six cells are left for each, every row becomes lines of
/// `Header: value`. HTML is a `<table>` with scoped headers.
///
/// Rendering is linear in the number of cells. HTML takes the rows from the sequence one by one.
public struct Table<Rows: Sequence, Columns: TableColumns>: PrimitiveView
where Columns.Row == Rows.Element {
  @usableFromInline let rows: Rows
  @usableFromInline let columns: Columns

  /// Creates a table with columns.
  @inlinable
  public init(_ rows: Rows, @TableColumnBuilder<Rows.Element> columns: () -> Columns) {
    self.rows = rows
    self.columns = columns()
  }

  @inlinable
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    let view = view
    renderer.table(view.columns._traits, TableRows(view.rows, view.columns))
  }
}

/// The rows of a table, for a renderer.
@usableFromInline
struct TableRows<Rows: Sequence, Columns: TableColumns>: PrimitiveView
where Columns.Row == Rows.Element {
  @usableFromInline let rows: Rows
  @usableFromInline let columns: Columns

  @inlinable
  init(_ rows: Rows, _ columns: Columns) {
    self.rows = rows
    self.columns = columns
  }

  @inlinable
  @inline(__always)
  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    let columns = view.columns
    var position = 0
    // In place where that is possible: an iterator copies each row out.
    let isContiguous: Void? = view.rows.withContiguousStorageIfAvailable { rows in
      while position < rows.count {
        renderer.enter(position)
        renderer.tableRow(TableCells(rows[position], columns))
        renderer.leave()
        position &+= 1
      }
    }
    if isContiguous != nil { return }
    for row in view.rows {
      renderer.enter(position)
      renderer.tableRow(TableCells(row, columns))
      renderer.leave()
      position &+= 1
    }
  }
}

/// The cells of a row, for a renderer.
@usableFromInline
struct TableCells<Columns: TableColumns>: PrimitiveView {
  @usableFromInline let row: Columns.Row
  @usableFromInline let columns: Columns

  @inlinable
  @inline(__always)
  init(_ row: Columns.Row, _ columns: Columns) {
    self.row = row
    self.columns = columns
  }

  @inlinable
  @inline(__always)
  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    Columns._renderCells(view.columns, view.row, into: &renderer)
  }
}

/// The row of titles, for a renderer that draws a table as elements of HTML.
@usableFromInline
struct TableHeader: PrimitiveView {
  @usableFromInline let columns: [ColumnTraits]

  @usableFromInline
  init(_ columns: [ColumnTraits]) {
    self.columns = columns
  }

  @usableFromInline
  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.tableRow(TableHeaderCells(columns: view.columns))
  }
}

/// The titles of columns, each an element of HTML.
struct TableHeaderCells: PrimitiveView {
  let columns: [ColumnTraits]

  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    for column in view.columns {
      renderer.element("th", Attribute("scope", "col"), Text(verbatim: column.title))
    }
  }
}
