import DiptychViews

// Cells that are cut: if an ellipsis would make two different cells look the same, it replaces
// another part of them, if possible.
extension Layout {
  /// Chooses the part of cells that an ellipsis replaces, in the columns that cut them.
  mutating func keepCellsApart(_ index: Int, _ table: TableInfo, widths: Int) {
    for i in 0..<table.count {
      let width = numbers[widths + i]
      if _slowPath(tree.column(table.columns + i).isTruncated) && width > 0 {
        keepCellsApart(of: index, at: i, table, width: width)
      }
    }
  }

  /// Chooses the part that an ellipsis replaces in the cells of a column: the part that the column
  /// sets, or another part if more cells remain different with it.
  @inline(never)
  private mutating func keepCellsApart(
    of index: Int,
    at column: Int,
    _ table: TableInfo,
    width: Int
  ) {
    let cells = tree.leaves(of: index, at: column)
    guard cells.contains(where: { Int($0.natural) > width }) else { return }
    let texts = Set(cells.map { text(from: Int($0.start), to: Int($0.end)) })
    let own = tree.column(table.columns + column)
    var best = own
    var most = 0
    for cut in [own] + [TruncationMode.middle, .head, .tail].map(own.cut(at:)) {
      let shown = Set(cells.map { picture(of: $0, width: width, cut) })
      guard shown.count > most else { continue }
      (best, most) = (cut, shown.count)
      if most == texts.count { break }
    }
    tree.changing.pointee.columns[table.columns + column] = best
  }

  /// Returns a cell as it is shown.
  private mutating func picture(of leaf: Node, width: Int, _ column: ColumnLayout) -> String {
    let first = wrapper.count
    wrapper.wrapTruncated(leaf, to: width, column)
    let record = wrapper[first]
    wrapper.drop(from: first)
    let start = text(from: Int(record.start), to: Int(record.end))
    guard record.ellipsis > 0 else { return start }
    return start + "…" + text(from: Int(record.tailStart), to: Int(record.tailEnd))
  }

  func text(from start: Int, to end: Int) -> String {
    String(
      decoding: UnsafeBufferPointer(start: tree.bytes + start, count: end - start),
      as: UTF8.self
    )
  }
}

extension LayoutTree {
  /// Returns the texts in a column, except in the header and in blocks.
  fileprivate func leaves(of index: Int, at column: Int) -> [Node] {
    var leaves: [Node] = []
    var row = index + 1
    while row < self[index].end {
      if !self[row].has(NodeFlag.header), let cell = cell(of: row, at: column),
        cell.column == column, self[cell.index].kind == .leaf
      {
        leaves.append(self[cell.index])
      }
      row = Int(self[row].end)
    }
    return leaves
  }

  /// Returns the cell of a row that takes a column, and its first column.
  func cell(of row: Int, at column: Int) -> (index: Int, column: Int)? {
    var cell = row + 1
    var first = 0
    while cell < self[row].end {
      let span = span(of: cell)
      if column < first + span { return (cell, first) }
      first += span
      cell = next(cell)
    }
    return nil
  }
}
