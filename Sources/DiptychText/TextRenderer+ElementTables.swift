import DiptychViews

/// The positions of cells in a table without declared columns, such as a table that is made of HTML
/// elements.
struct OpenCells {
  var slots = _TableSlots()
  /// The index of the node after the last row that began explicitly.
  ///
  /// If there are further nodes, they belong to an implied row.
  var lastEnd: Int?
  var group = TableGroup.body
  /// Whether the next row is the first one of its group.
  var isGroupStart = true
}

extension TextRenderer {
  /// Draws a group of rows; its cells end with it.
  ///
  /// Outside of a table, it draws the content alone.
  mutating func elementRows<C: View>(_ group: TableGroup, _ content: consuming C) {
    guard openCells != nil, builder.pointee.canBeginRow else {
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
    // No cell extends into an implied row.
    if openCells?.lastEnd != builder.pointee.nodes.count { endGroup() }
    let group = openCells?.group ?? .body
    let look: TextStyle? =
      switch group {
      case .head: .role(.tableHeader)
      case .foot: .bold
      case .body: nil
      }
    let outer = look.map { builder.pointee.push($0) }
    builder.pointee.beginRow()
    openCells?.slots.beginRow()
    coverCells()
    C._render(cells, into: &self)
    builder.pointee.endRun()
    coverImpliedCells()
    while let columns = openCells?.slots.passFree() {
      builder.pointee.appendCoveredCell(columns: columns)
      coverCells()
    }
    openCells?.slots.endRow()
    builder.pointee.markRow(as: group, isFirst: openCells?.isGroupStart ?? true)
    builder.pointee.endRow()
    if let outer { builder.pointee.style = outer }
    let end = builder.pointee.nodes.count
    openCells?.lastEnd = end
    openCells?.isGroupStart = false
  }

  mutating func elementCell<C: View>(span: _CellSpan, _ content: consuming C) {
    builder.pointee.endRun()
    coverImpliedCells()
    let cell = builder.pointee.nodes.count
    let columns = openCells?.slots.place(span, tag: cell).count ?? 1
    builder.pointee.beginCell(span: _CellSpan(columns: columns, rows: span.rows))
    C._render(content, into: &self)
    builder.pointee.endCell()
    coverCells()
  }

  /// Appends covered cells where cells of earlier rows extend into the row.
  private mutating func coverCells() {
    while let columns = openCells?.slots.passCovered() {
      builder.pointee.appendCoveredCell(columns: columns)
    }
  }

  /// Moves past the cells that the builder implied for content outside of any cell.
  private mutating func coverImpliedCells() {
    let column = builder.pointee.table.column
    for cell in openCells?.slots.advance(to: column) ?? [] {
      builder.pointee.cut(cell)
    }
    coverCells()
  }

  private mutating func endGroup() {
    for cell in openCells?.slots.endGroup() ?? [] { builder.pointee.cut(cell) }
    builder.pointee.endRowGroup()
  }

  /// Ends the open cells of the table, and merges the columns that no cell separates.
  mutating func endCells() {
    endGroup()
    guard let slots = openCells?.slots, slots.hasColumnSpans else { return }
    builder.pointee.joinColumns(slots)
  }
}
