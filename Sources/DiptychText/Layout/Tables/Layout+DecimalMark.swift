import DiptychViews

// Cells that are aligned at their decimal marks.
extension LayoutTree {
  /// Returns the number of cells of a text from its decimal mark on.
  @inline(never)
  func cellsBehindMark(of leaf: Node) -> Int {
    let text = UnsafeBufferPointer(start: bytes + Int(leaf.start), count: leaf.bytes.count)
    var i = Int(leaf.start) + DecimalMark.offset(in: text)
    if !leaf.has(NodeFlag.wide) { return Int(leaf.end) - i }
    var cells = 0
    while i < leaf.end {
      let next = GraphemeCluster.next(in: bytes, from: i, to: Int(leaf.end), traits.widthRule)
      i = next.0
      cells += next.1
    }
    return cells
  }
}

extension TableLayout {
  /// Returns the number of free cells after a text, which align its decimal mark with the other
  /// marks of its column; 0 if the column has no room for them.
  @inline(never)
  func cellsBehind(_ leaf: Node, of column: ColumnLayout, width: Int, in tree: LayoutTree) -> Int {
    guard !isHeader, leaf.kind == .leaf, !leaf.has(NodeFlag.breaks),
      width >= Int(column.beforeMark + column.behindMark)
    else { return 0 }
    let cells = Int(column.behindMark) - tree.cellsBehindMark(of: leaf)
    return min(max(cells, 0), width - Int(leaf.natural))
  }
}
