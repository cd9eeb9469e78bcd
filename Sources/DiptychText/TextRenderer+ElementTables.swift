import DiptychViews

/// The positions of cells in a table without declared columns, such as one made of elements of
/// HTML.
struct OpenCells {
  var slots = TableSlots()
  /// The index of the node after the last row that was begun here; further nodes are of an implied
  /// row.
  var lastEnd: Int?
  var group = TableGroup.body
  /// Whether the next row is the first one of its group.
  var isGroupStart = true
}

extension TextRenderer {
  /// Draws a group of rows, beyond which none of its cells extends; outside a table, the content
  /// alone.
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
    // No cell extends into a row that was not begun here.
    if openCells?.lastEnd != engine.pointee.builder.nodes.count { endGroup() }
    let group = openCells?.group ?? .body
    let look: TextStyle? =
      switch group {
      case .head: .role(.tableHeader)
      case .foot: .bold
      case .body: nil
      }
    let outer = look.map { engine.pointee.builder.push($0) }
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

  /// Appends covered cells where cells of earlier rows extend into the row.
  private mutating func coverCells() {
    while let columns = openCells?.slots.passCovered() {
      engine.pointee.builder.appendCoveredCell(columns: columns)
    }
  }

  /// Passes the cells that the engine implied for content outside any cell.
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

  /// Ends the open cells of the table, and merges the columns that no cell separates.
  mutating func endCells() {
    endGroup()
    guard let slots = openCells?.slots, slots.hasColumnSpans else { return }
    engine.pointee.builder.joinColumns(slots)
  }
}
