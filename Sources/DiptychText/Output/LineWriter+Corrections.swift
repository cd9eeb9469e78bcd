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

// Isolates around the pieces of a line that have right-to-left letters (UAX #9), so that the
// reordering of a piece does not affect its neighbours.
extension LineWriter {
  /// Writes a line of a leaf, isolated if it has right-to-left letters.
  @inline(never)
  mutating func writeIsolated(_ record: LineRecord, of leaf: Node) {
    let isIsolated =
      hasRightToLeft(from: Int(record.start), to: Int(record.end))
      || record.ellipsis > 0
        && hasRightToLeft(from: Int(record.tailStart), to: Int(record.tailEnd))
    guard isIsolated else { return writeStyled(record, of: leaf) }
    // The spaces before the first letter stay at the left of the letter.
    var rest = record
    while rest.start < rest.end && tree.bytes[Int(rest.start)] == UInt8(ascii: " ") {
      rest.start += 1
    }
    if rest.start > record.start {
      let spaces = LineRecord(Int(record.start), Int(rest.start), columns: 0)
      writeStyled(spaces, of: leaf)
    }
    write("\u{2068}", style: leaf.style)
    writeStyled(rest, of: leaf)
    write(Self.end, style: leaf.style)
  }

  /// Writes bytes of the document's text; the caller counts their columns.
  ///
  /// The bytes are isolated if the option is set and they have right-to-left letters.
  mutating func writeIsolated(from start: Int, to end: Int, style: UInt16) {
    let isIsolated = tree.traits.isolates && hasRightToLeft(from: start, to: end)
    if isIsolated { write("\u{2068}", style: style) }
    write(from: start, to: end, style: style)
    if isIsolated { write(Self.end, style: style) }
  }

  /// The end of an isolate.
  ///
  /// A terminal drops the start of an isolate in the first column, because no letter precedes it.
  /// The mark LRM then separates the piece from a number after it.
  private static let end: StaticString = "\u{2069}\u{200E}"

  private mutating func write(_ mark: StaticString, style: UInt16) {
    let start = tree.text.pointee.count
    tree.text.pointee.append(mark)
    write(from: start, to: tree.text.pointee.count, style: style)
  }

  /// Whether a letter between two bytes is a right-to-left letter, by the blocks of the Unicode
  /// Character Database that contain only such letters.
  private func hasRightToLeft(from start: Int, to end: Int) -> Bool {
    var i = start
    while i < end {
      // U+0590 begins with D6.
      guard tree.bytes[i] >= 0xD6 else {
        i += 1
        continue
      }
      let (scalar, length) = decodeScalar(tree.bytes + i)
      switch scalar {
      case 0x0590..<0x0900, 0x200F, 0xFB1D..<0xFE00, 0xFE70..<0xFEFF, 0x10800..<0x11000,
        0x1E800..<0x1F000:
        return true
      default: i += length
      }
    }
    return false
  }
}
