/// The rows of a table, for a renderer.
@usableFromInline
struct TableRows<Rows: Sequence, Columns: TableColumns>: _PrimitiveView
where Columns.Row == Rows.Element {
  @usableFromInline let rows: Rows
  // If this is nil, the position of a row is its identity.
  @usableFromInline let id: ((Rows.Element) -> AnyHashable)?
  @usableFromInline let columns: Columns
  /// The section title of a row; neighbouring rows with the same title form a section.
  @usableFromInline var section: ((Rows.Element) -> String)?
  /// The style of a row, or nil if all rows look alike.
  @usableFromInline var style: ((Rows.Element) -> TextStyle?)?
  /// The titles of the columns, if one of them is a view.
  @usableFromInline var titles: TableTitles?

  @_alwaysEmitIntoClient
  init(_ rows: Rows, _ id: ((Rows.Element) -> AnyHashable)?, _ columns: Columns) {
    self.rows = rows
    self.id = id
    self.columns = columns
  }

  /// Enters a row by its identity, or by its position where no identity is given.
  @_alwaysEmitIntoClient
  @inline(__always)
  static func enter<R: _Renderer>(
    _ row: Rows.Element,
    at position: Int,
    by id: ((Rows.Element) -> AnyHashable)?,
    in renderer: inout R
  ) {
    if let id { renderer.enter(id: id(row)) } else { renderer.enter(position) }
  }

  @_alwaysEmitIntoClient
  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    let view = view
    if let titles = view.titles {
      renderer.enter(-1)
      renderer.tableTitles(titles)
      renderer.leave()
    }
    if Columns._hasSpans { return renderSpans(view, into: &renderer) }
    let (id, columns, section, style) = (view.id, view.columns, view.section, view.style)
    var position = 0
    var last: String?
    // Read in place if possible: an iterator copies each row.
    let isContiguous: Void? = view.rows.withContiguousStorageIfAvailable { rows in
      while position < rows.count {
        let row = rows[position]
        drawRow(
          row,
          at: position,
          by: id,
          of: columns,
          in: section,
          after: &last,
          styled: style,
          into: &renderer
        )
        position &+= 1
      }
    }
    if isContiguous != nil { return }
    for row in view.rows {
      drawRow(
        row,
        at: position,
        by: id,
        of: columns,
        in: section,
        after: &last,
        styled: style,
        into: &renderer
      )
      position &+= 1
    }
  }

  /// Draws a row, after the title of its section if the previous row is in another section.
  // Never inlined, so that the cells are compiled once. It takes the parts of the view one by one.
  // With the view itself, code that is not specialised would look up the metadata of the view for
  // each row.
  @inlinable
  @inline(never)
  static func drawRow<R: _Renderer>(
    _ row: Rows.Element,
    at position: Int,
    by id: ((Rows.Element) -> AnyHashable)?,
    of columns: Columns,
    in section: ((Rows.Element) -> String)?,
    after last: inout String?,
    styled style: ((Rows.Element) -> TextStyle?)?,
    into renderer: inout R
  ) {
    if let section {
      let title = section(row)
      if title != last { renderer.tableSection(title) }
      last = title
    }
    if let style, let style = style(row) { renderer.tableRowStyle(style) }
    if renderer.tracksIdentity { enter(row, at: position, by: id, in: &renderer) }
    renderer.tableRow(row, of: columns)
    if renderer.tracksIdentity { renderer.leave() }
  }

  /// Draws rows whose cells may span others; a span ends with its section.
  @_alwaysEmitIntoClient
  static func renderSpans<R: _Renderer>(_ view: Self, into renderer: inout R) {
    var rows = UpcomingRows(view.rows, section: view.section)
    var spans = _TableSpans(columns: view.columns._traits.count)
    var position = 0
    var last: String?
    while let (row, section) = rows.next() {
      if let section, section != last { renderer.tableSection(section) }
      last = section
      spans.beginRow()
      Columns._placeCells(view.columns, row, in: &spans)
      spans.endRow(rowsBelow: rows.count(upTo: spans.wantedRows, in: section))
      if let style = view.style?(row) { renderer.tableRowStyle(style) }
      if renderer.tracksIdentity { enter(row, at: position, by: view.id, in: &renderer) }
      renderer.tableRow(TableCells(row, view.columns, spans))
      if renderer.tracksIdentity { renderer.leave() }
      position &+= 1
    }
  }
}

/// The cells of a row, for a renderer.
@usableFromInline
package struct TableCells<Columns: TableColumns>: _PrimitiveView {
  @usableFromInline let row: Columns.Row
  @usableFromInline let columns: Columns
  /// The places of the cells, or nil if no cell can span others.
  @usableFromInline let spans: _TableSpans?

  @_alwaysEmitIntoClient
  package init(_ row: Columns.Row, _ columns: Columns, _ spans: _TableSpans? = nil) {
    self.row = row
    self.columns = columns
    self.spans = spans
  }

  @_alwaysEmitIntoClient
  package static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    var spans = view.spans
    Columns._renderCells(view.columns, view.row, in: &spans, into: &renderer)
  }
}

/// An iterator over rows that can look ahead.
@usableFromInline
struct UpcomingRows<Rows: Sequence> {
  @usableFromInline typealias Row = (row: Rows.Element, section: String?)

  private var iterator: Rows.Iterator
  private let section: ((Rows.Element) -> String)?
  /// The rows that were looked at; the first of them are already taken.
  private var seen: [Row] = []
  private var taken = 0

  @usableFromInline
  init(_ rows: Rows, section: ((Rows.Element) -> String)?) {
    iterator = rows.makeIterator()
    self.section = section
  }

  private mutating func read() -> Row? { iterator.next().map { ($0, section?($0)) } }

  @usableFromInline
  mutating func next() -> Row? {
    if taken == seen.count { return read() }
    taken += 1
    defer { dropTaken() }
    return seen[taken - 1]
  }

  /// Drops the taken rows when they are half of all rows, so that each row is moved at most once.
  private mutating func dropTaken() {
    guard taken * 2 >= seen.count else { return }
    seen.removeFirst(taken)
    taken = 0
  }

  /// Returns the number of rows of a section that come next, up to a maximum.
  @usableFromInline
  mutating func count(upTo most: Int, in section: String?) -> Int {
    while seen.count - taken < most, let row = read() { seen.append(row) }
    return seen[taken...].prefix(most).prefix { $0.section == section }.count
  }
}
