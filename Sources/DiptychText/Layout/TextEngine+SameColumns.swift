// Children in columns of the same width, row by row.
extension TextEngine {
  mutating func layoutColumns(_ index: Int, _ node: Node, width: Int) {
    let parameter = ColumnsParameter(node.start)
    let cells = min(columnWidth(of: index, node), width)
    let count = min(parameter.count(of: cells, in: width), Int(node.extra))
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

  /// The cells of all columns beside each other, or of some where nothing limits how many.
  func naturalWidth(ofColumns node: Node, content: Int) -> Int {
    let parameter = ColumnsParameter(node.start)
    // Columns in columns can be wider than anything is.
    let cells = min(max(content, parameter.minimum), 1 << 20)
    let room = width == nil ? parameter.count(of: cells, in: 80) : .max
    let count = min(Int(node.extra), room)
    return max(count * (cells + parameter.spacing) - parameter.spacing, 0)
  }

  /// The cells of the widest child, and the fewest that a column has.
  private func columnWidth(of index: Int, _ node: Node) -> Int {
    var widest = ColumnsParameter(node.start).minimum
    var child = index + 1
    while child < node.end {
      widest = max(widest, Int(nodes[child].natural))
      child = next(child)
    }
    return widest
  }
}
