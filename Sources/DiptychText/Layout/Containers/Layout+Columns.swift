// Children in columns of the same width, row by row.
extension Layout {
  mutating func layoutColumns(_ index: Int, _ node: Node, width: Int) {
    let parameter = node.parameter
    let cells = min(tree.columnWidth(of: index, node), width)
    let count = min(parameter.columnCount(of: cells, in: width), Int(node.extra))
    guard count > 1 else { return layoutChildren(index, node, width: width) }
    let widths = numbers.append(cells, repeated: count)
    defer { numbers.count = widths }
    var left = Int(node.extra)
    var child = index + 1
    while left > 0 {
      let count = min(count, left)
      child = layoutBeside(child, count, widths: widths, gap: parameter.spacing, alignment: 0)
      left -= count
    }
  }
}
