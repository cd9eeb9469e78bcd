import DiptychViews

// Correction of columns. A terminal may draw a cluster wider or narrower than expected, so the
// cursor's column is set after the cluster, before anything else is written on the line.
extension LineWriter {
  /// Records whether written bytes leave the cursor's column uncertain.
  @inline(never)
  mutating func noteWidths(from start: Int, to end: Int) {
    var i = start
    while i < end && !isUncertain {
      let after = GraphemeCluster.next(in: tree.bytes, from: i, to: end, tree.traits.widthRule).end
      isUncertain = GraphemeCluster.isUncertain(in: tree.bytes, from: i, to: after)
      i = after
    }
  }

  /// Sets the cursor's column for the next piece, or for the spaces before it.
  @inline(never)
  mutating func correctColumn() { correctColumn(to: column - pendingSpaces) }

  private mutating func correctColumn(to column: Int) {
    isUncertain = false
    out.append("\u{1B}[")
    out.append(decimal: column + 1)
    out.append(UInt8(ascii: "G"))
  }

  /// Sets the cursor's column for a fragment of a kept line, unless it continues the text before
  /// it.
  @inline(never)
  mutating func correctColumn(at fragment: Int, of line: FragmentLine) {
    if fragment > line.first, endOfText(from: fragment - 1, to: line.end) > fragment { return }
    var cells = 0
    var i = line.first
    while i < fragment {
      guard fragments[i].kind == .text else {
        cells += Int(fragments[i].columns)
        i += 1
        continue
      }
      let after = endOfText(from: i, to: fragment)
      var byte = Int(fragments[i].start)
      let end = Int(fragments[after - 1].end)
      while byte < end {
        let cluster = GraphemeCluster.next(
          in: tree.bytes,
          from: byte,
          to: end,
          tree.traits.widthRule
        )
        cells += cluster.cells
        byte = cluster.end
      }
      i = after
    }
    correctColumn(to: column + cells - pendingSpaces)
  }
}
