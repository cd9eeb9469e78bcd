import DiptychViews

// Bars. More than nothing fills at least the smallest part of a cell, and less than all leaves one.
extension Layout {
  @inline(never)
  mutating func layoutBar(_ node: Node, width: Int) {
    let cells = isFilling ? width : min(Int(node.natural), width)
    writer.beginLine()
    if tree.isRedacted(node.style) {
      writer.write(.mediumShade, times: redactedCells(of: node, cells), style: node.style)
    } else if let fraction = BarParameter(node.start).fraction {
      if node.has(NodeFlag.tracked) {
        writeProgress(fraction, of: cells, node)
      } else if node.has(NodeFlag.thin) {
        _ = writeLine(fraction, of: cells, style: node.style)
      } else {
        writeGauge(fraction, of: cells, style: node.style)
      }
    } else {
      writer.write(.ellipsis, times: 1, style: node.style)
    }
    writer.endLine()
  }

  /// Returns the cells of the blocks that hide a bar: as many as the bar takes, so that nothing
  /// moves.
  private func redactedCells(of node: Node, _ cells: Int) -> Int {
    guard let fraction = BarParameter(node.start).fraction else { return 1 }
    if node.has(NodeFlag.tracked) { return cells }
    return node.has(NodeFlag.thin)
      ? (parts(of: cells, 2, fraction) + 1) / 2 : (parts(of: cells, 8, fraction) + 7) / 8
  }

  /// Writes a line with a track, and the percentage if there is room.
  private mutating func writeProgress(_ fraction: Double, of cells: Int, _ node: Node) {
    let hasPercentage = cells >= 2 * BarParameter.percentageWidth
    let bar = hasPercentage ? cells - BarParameter.percentageWidth : cells
    let full = writeLine(fraction, of: bar, style: node.style)
    writer.write(.horizontal, times: bar - full, style: UInt16(truncatingIfNeeded: node.extra))
    guard hasPercentage else { return }
    let percentage = parts(of: 1, 100, fraction)
    let start = tree.text.pointee.count
    tree.text.pointee.append(decimal: percentage)
    tree.text.pointee.append(UInt8(ascii: "%"))
    let length = tree.text.pointee.count - start
    writer.space(BarParameter.percentageWidth - length)
    writer.write(from: start, to: start + length, style: UInt16(node.extra >> 16))
    writer.advance(length)
  }

  /// Writes a heavy line of half cells, and returns the cells that it takes.
  private mutating func writeLine(_ fraction: Double, of cells: Int, style: UInt16) -> Int {
    let halves = parts(of: cells, 2, fraction)
    writer.write(.heavyHorizontal, times: halves / 2, style: style)
    writer.write(.heavyHalf, times: halves % 2, style: style)
    return (halves + 1) / 2
  }

  /// Writes a bar of eighths of cells.
  private mutating func writeGauge(_ fraction: Double, of cells: Int, style: UInt16) {
    let eighths = parts(of: cells, 8, fraction)
    writer.write(.fullBlock, times: eighths / 8, style: style)
    if eighths % 8 > 0 { writer.write(.leftBlock(eighths % 8), times: 1, style: style) }
    writer.space(cells - (eighths + 7) / 8)
  }

  /// Returns how many parts of the cells of a bar a fraction fills, of a number of parts a cell.
  private func parts(of cells: Int, _ parts: Int, _ fraction: Double) -> Int {
    let all = cells * parts
    let rounded = Int((fraction * Double(all)).rounded())
    guard fraction > 0, fraction < 1, all > 1 else { return rounded }
    return min(max(rounded, 1), all - 1)
  }
}
