/// The rows of a table, for a renderer.
@usableFromInline
struct TableRows<Rows: Sequence, Columns: TableColumns>: PrimitiveView
where Columns.Row == Rows.Element {
  @usableFromInline let rows: Rows
  // `nil` means the position.
  @usableFromInline let id: ((Rows.Element) -> AnyHashable)?
  @usableFromInline let columns: Columns
  /// What neighbouring rows stand below if it is the same for all.
  @usableFromInline let section: ((Rows.Element) -> String)?

  @inlinable
  init(
    _ rows: Rows,
    _ id: ((Rows.Element) -> AnyHashable)?,
    _ columns: Columns,
    section: ((Rows.Element) -> String)? = nil
  ) {
    self.rows = rows
    self.id = id
    self.columns = columns
    self.section = section
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
    if Columns._hasSpans { return renderSpans(view, into: &renderer) }
    if view.section != nil { return renderSections(view, into: &renderer) }
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

  @inlinable
  static func renderSections<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    let view = view
    var position = 0
    var last: String?
    for row in view.rows {
      let section = view.section?(row)
      if let section, section != last { renderer.tableSection(section) }
      last = section
      if renderer.tracksIdentity { enter(row, at: position, by: view.id, in: &renderer) }
      renderer.tableRow(TableCells(row, view.columns))
      if renderer.tracksIdentity { renderer.leave() }
      position &+= 1
    }
  }

  /// Rows of which cells may take the place of others: of none in another section.
  @inlinable
  static func renderSpans<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    let view = view
    var rows = UpcomingRows(view.rows, section: view.section)
    var spans = TableSpans(columns: view.columns._traits.count)
    var position = 0
    var last: String?
    while let (row, section) = rows.next() {
      if let section, section != last { renderer.tableSection(section) }
      last = section
      spans.beginRow()
      Columns._placeCells(view.columns, row, in: &spans)
      spans.endRow(rowsBelow: rows.count(upTo: spans.wantedRows, in: section))
      if renderer.tracksIdentity { enter(row, at: position, by: view.id, in: &renderer) }
      renderer.tableRow(SpannedTableCells(row, view.columns, spans))
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

/// The cells of a row of which some take the place of others.
@usableFromInline
struct SpannedTableCells<Columns: TableColumns>: PrimitiveView {
  @usableFromInline let row: Columns.Row
  @usableFromInline let columns: Columns
  @usableFromInline let spans: TableSpans

  @inlinable
  init(_ row: Columns.Row, _ columns: Columns, _ spans: TableSpans) {
    self.row = row
    self.columns = columns
    self.spans = spans
  }

  @inlinable
  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    var spans = view.spans
    Columns._renderCells(view.columns, view.row, in: &spans, into: &renderer)
  }
}
