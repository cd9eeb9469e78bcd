import DiptychViews

/// The cells of a table made of elements of HTML, which find their own columns.
struct OpenCells {
  var slots = TableSlots()
  /// The node after the last row; what stands behind it is no row that was begun here.
  var lastEnd: Int?
  var group = TableGroup.body
  /// Whether the next row is the first one of its group.
  var isGroupStart = true
}

/// The part of a table that a group of rows is.
enum TableGroup {
  case head
  case body
  case foot

  init(_ name: StaticString) {
    switch name.description {
    case "thead": self = .head
    case "tfoot": self = .foot
    default: self = .body
    }
  }
}

extension TextRenderer {
  /// A group of rows, with which its cells end; one that stands in no table is its content alone.
  mutating func elementRows<C: View>(_ group: TableGroup, _ content: consuming C) {
    guard openCells != nil, engine.pointee.builder.canBeginRow else {
      return C._render(content, into: &self)
    }
    endGroup()
    openCells?.group = group
    openCells?.isGroupStart = true
    C._render(content, into: &self)
    openCells?.group = .body
    endGroup()
  }

  mutating func elementRow<C: View>(_ cells: consuming C) {
    // Rows that were not begun here have none of the cells that would reach into them.
    if openCells?.lastEnd != engine.pointee.builder.nodes.count { endGroup() }
    let group = openCells?.group ?? .body
    let outer = group == .body ? nil : engine.pointee.builder.push(TextStyle.bold)
    engine.pointee.builder.beginRow()
    openCells?.slots.beginRow()
    coverCells()
    C._render(cells, into: &self)
    engine.pointee.endRun()
    coverImpliedCells()
    while let columns = openCells?.slots.passFree() {
      engine.pointee.builder.appendCoveredCell(columns: columns)
      coverCells()
    }
    openCells?.slots.endRow()
    engine.pointee.builder.markRow(as: group, isFirst: openCells?.isGroupStart ?? true)
    engine.pointee.endRow()
    if let outer { engine.pointee.builder.style = outer }
    let end = engine.pointee.builder.nodes.count
    openCells?.lastEnd = end
    openCells?.isGroupStart = false
  }

  mutating func elementCell<C: View>(span: CellSpan, _ content: consuming C) {
    engine.pointee.endRun()
    coverImpliedCells()
    let cell = engine.pointee.builder.nodes.count
    let columns = openCells?.slots.place(span, tag: cell).count ?? 1
    engine.pointee.builder.beginCell(span: CellSpan(columns: columns, rows: span.rows))
    C._render(content, into: &self)
    engine.pointee.builder.endCell()
    coverCells()
  }

  /// Appends what stands where cells from above do.
  private mutating func coverCells() {
    while let columns = openCells?.slots.passCovered() {
      engine.pointee.builder.appendCoveredCell(columns: columns)
    }
  }

  /// Passes cells that the engine has made of what stands in none.
  private mutating func coverImpliedCells() {
    let column = engine.pointee.builder.table.column
    for cell in openCells?.slots.advance(to: column) ?? [] {
      engine.pointee.builder.cut(cell)
    }
    coverCells()
  }

  private mutating func endGroup() {
    for cell in openCells?.slots.endGroup() ?? [] { engine.pointee.builder.cut(cell) }
    engine.pointee.builder.endRowGroup()
  }

  /// Ends the cells of the table.
  mutating func endCells() {
    endGroup()
    if let slots = openCells?.slots, slots.hasColumnSpans { engine.pointee.builder.joinColumns(slots) }
  }
}
