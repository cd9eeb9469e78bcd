import DiptychViews

// The rows of a table that take several lines, found without laying them out.
extension LayoutTree {
  /// Whether a row of a table, other than its header or footer, takes several lines in some widths.
  ///
  /// In a streamed table, only the measured rows count. The width of a column that is not shown is
  /// negative.
  func hasTallRows(_ index: Int, _ table: TableInfo, _ widths: UnsafePointer<Int>) -> Bool {
    guard table.border == .horizontal, !table.separatesRows else { return false }
    if !table.hasTallCells && fitsNaturally(table, widths) { return false }
    return findsTallRow(index, table, widths)
  }

  /// Whether every column is at least as wide as its content, or cuts it.
  private func fitsNaturally(_ table: TableInfo, _ widths: UnsafePointer<Int>) -> Bool {
    for i in 0..<table.count {
      let column = column(table.columns + i)
      if widths[i] < 0 || column.isTruncated { continue }
      // The natural width of a column with a maximum may differ from the width of its cells.
      if widths[i] < Int(column.natural) || column.maximum != .max { return false }
    }
    return true
  }

  @inline(never)
  private func findsTallRow(
    _ index: Int,
    _ table: TableInfo,
    _ widths: UnsafePointer<Int>
  ) -> Bool {
    let special = NodeFlag.header | NodeFlag.footer | NodeFlag.section
    let end = Int(self[index].end)
    var row = index + 1
    while row < end {
      let node = self[row]
      if !node.has(special) {
        var cell = row + 1
        var column = 0
        while cell < node.end && column < table.count {
          let span = span(of: cell)
          if span == 1 && !isLine(cell, at: column, table, widths) { return true }
          column += span
          cell = next(cell)
        }
      }
      row = Int(node.end)
    }
    return false
  }

  private func isLine(
    _ cell: Int,
    at column: Int,
    _ table: TableInfo,
    _ widths: UnsafePointer<Int>
  ) -> Bool {
    let width = widths[column] - (column == 0 ? table.indent : 0)
    let isCut = self[cell].kind == .leaf && self.column(table.columns + column).isTruncated
    return width < 0 || isCut || isLine(cell, width: width, depth: 0)
  }

  /// Whether a block is known to take at most one line.
  private func isLine(_ index: Int, width: Int, depth: Int) -> Bool {
    let node = self[index]
    switch node.kind {
    case .leaf:
      // The name of a file is cut, and never wraps.
      let fits = Int(node.natural) <= width || node.has(NodeFlag.path)
      return !node.has(NodeFlag.breaks) && fits
    case .paragraphStyle where parameter(of: node).isLine:
      return holdsLeafAlone(node, index) || isLine(node, index, width, depth)
    case .bar, .sparkline, .rule, .spacer: return true
    case .chart: return chart(of: node).isLine
    case .choice:
      guard let child = chosen(of: index, node, width: width) else { return true }
      return depth < Self.deepestLine && isLine(child, width: width, depth: depth + 1)
    case .frame:
      let size = frame(of: node).size
      return size.height ?? 1 <= 1 && isLine(node, index, size.width ?? width, depth)
    case .flexibleFrame:
      return frame(of: node).size.minHeight ?? 0 <= 1 && isLine(node, index, width, depth)
    case .row: return Int(node.natural) <= width && isLine(node, index, width, depth)
    case .cell, .item, .column, .paragraphStyle: return isLine(node, index, width, depth)
    default: return false
    }
  }

  /// Whether a node has only a text, which a limit of one line cuts.
  ///
  /// The text may have further properties of a paragraph, but no other limit.
  private func holdsLeafAlone(_ node: Node, _ index: Int) -> Bool {
    var index = index + 1
    while index < node.end, self[index].kind == .paragraphStyle {
      let properties = parameter(of: self[index])
      if properties.limitsLines, !properties.isLine { return false }
      index += 1
    }
    return node.end == index + 1 && self[index].kind == .leaf
  }

  /// The maximum depth below a cell for the search for blocks of one line; it ends the recursion.
  private static var deepestLine: Int { 16 }

  /// Whether the children of a node are known to take at most one line together.
  private func isLine(_ node: Node, _ index: Int, _ width: Int, _ depth: Int) -> Bool {
    guard depth < Self.deepestLine, node.kind == .row || node.extra <= 1 else { return false }
    var child = index + 1
    while child < node.end {
      if !isLine(child, width: width, depth: depth + 1) { return false }
      child = next(child)
    }
    return true
  }
}
