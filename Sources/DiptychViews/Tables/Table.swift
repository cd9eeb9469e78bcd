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
  // `nil` means the position.
  @usableFromInline let id: ((Rows.Element) -> AnyHashable)?
  @usableFromInline let columns: Columns
  @usableFromInline var caption = ""

  @inlinable
  init(rows: Rows, id: ((Rows.Element) -> AnyHashable)?, columns: Columns) {
    self.rows = rows
    self.id = id
    self.columns = columns
  }

  /// Says what the table shows: a line above it, and `<caption>` in HTML.
  public func caption(_ caption: String) -> Table {
    var table = self
    table.caption = caption
    return table
  }

  /// Creates a table with columns; the position of a row is its identity.
  @inlinable
  public init(_ rows: Rows, @TableColumnBuilder<Rows.Element> columns: () -> Columns) {
    self.init(rows: rows, id: nil, columns: columns())
  }

  /// Creates a table whose rows are known by the value at a key path.
  @inlinable
  public init<ID: Hashable>(
    _ rows: Rows,
    id: KeyPath<Rows.Element, ID>,
    @TableColumnBuilder<Rows.Element> columns: () -> Columns
  ) {
    self.init(rows: rows, id: { AnyHashable($0[keyPath: id]) }, columns: columns())
  }

  @inlinable
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    let view = view
    let traits = view.columns._traits
    let rows = TableRows(view.rows, view.id, view.columns)
    renderer.table(traits, caption: view.caption, Joined(rows, TableFooter(traits)))
  }
}

extension Table where Rows.Element: Identifiable {
  /// Creates a table whose rows are known by their `id`.
  @inlinable
  public init(_ rows: Rows, @TableColumnBuilder<Rows.Element> columns: () -> Columns) {
    self.init(rows: rows, id: { AnyHashable($0.id) }, columns: columns())
  }
}

/// The rows of a table, for a renderer.
@usableFromInline
struct TableRows<Rows: Sequence, Columns: TableColumns>: PrimitiveView
where Columns.Row == Rows.Element {
  @usableFromInline let rows: Rows
  @usableFromInline let id: ((Rows.Element) -> AnyHashable)?
  @usableFromInline let columns: Columns

  @inlinable
  init(_ rows: Rows, _ id: ((Rows.Element) -> AnyHashable)?, _ columns: Columns) {
    self.rows = rows
    self.id = id
    self.columns = columns
  }

  /// Goes to a row by its identity, which is only asked for where it matters.
  @inlinable
  @inline(__always)
  static func enter<R: Renderer>(
    _ row: Rows.Element,
    at position: Int,
    by id: ((Rows.Element) -> AnyHashable)?,
    in renderer: inout R
  ) {
    if let id { renderer.enter(id: id(row)) } else { renderer.enter(position) }
  }

  @inlinable
  @inline(__always)
  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    let columns = view.columns
    let id = view.id
    var position = 0
    // In place where that is possible: an iterator copies each row out.
    let isContiguous: Void? = view.rows.withContiguousStorageIfAvailable { rows in
      while position < rows.count {
        if renderer.tracksIdentity { enter(rows[position], at: position, by: id, in: &renderer) }
        renderer.tableRow(TableCells(rows[position], columns))
        if renderer.tracksIdentity { renderer.leave() }
        position &+= 1
      }
    }
    if isContiguous != nil { return }
    for row in view.rows {
      if renderer.tracksIdentity { enter(row, at: position, by: id, in: &renderer) }
      renderer.tableRow(TableCells(row, columns))
      if renderer.tracksIdentity { renderer.leave() }
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
