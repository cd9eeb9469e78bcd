import DiptychViews

// Texts in the style of their paragraphs: how many lines, how even, and where they begin and end.
extension TextEngine {
  mutating func layoutLeaf(_ leaf: Node, width: Int) {
    let first = records.count
    wrapParagraph(leaf, to: width)
    let isJustified = paragraph.alignment == TextAlignment.justified.rawValue
    var i = first
    while i < records.count {
      let record = records[i]
      beginLine()
      let indent = i > first ? hangingIndent(of: leaf, in: width) : 0
      let free = width - indent - Int(record.columns)
      if indent > 0 { space(indent) }
      if isJustified && free > 0 && i + 1 < records.count {
        writeJustified(record, of: leaf, upTo: Int(records[i + 1].start), free: free)
      } else {
        if paragraph.alignment != 0 && free > 0 { space(offset(of: free, paragraph.alignment)) }
        write(record, of: leaf)
        column += Int(record.columns)
      }
      endLine()
      i += 1
    }
    records.count = first
  }

  /// The cells before each line of a leaf but the first, which give way before the text does.
  func hangingIndent(of leaf: Node, in width: Int) -> Int {
    let indent = paragraph.hangingIndent
    return Int(leaf.natural) + indent <= width ? indent : min(indent, max(width - narrowest, 0))
  }

  /// Appends the lines of a leaf to the records, in the style of the paragraph.
  @inline(__always)
  private mutating func wrapParagraph(_ leaf: Node, to width: Int) {
    let first = records.count
    if _slowPath(paragraph.isBalanced && Int(leaf.natural) > width) {
      wrapBalanced(leaf, to: width)
    } else {
      wrapIndented(leaf, to: width)
    }
    if paragraph.lineLimit > 0 { limitLines(leaf, from: first, to: width) }
  }

  /// Wraps the lines after the first to what their indent leaves.
  @inline(__always)
  private mutating func wrapIndented(_ leaf: Node, to width: Int) {
    let first = records.count
    wrap(leaf, to: width)
    let indent = hangingIndent(of: leaf, in: width)
    guard _slowPath(indent > 0), records.count - first > 1 else { return }
    var rest = leaf
    rest.start = records[first + 1].start
    rest.natural = .max
    records.count = first + 1
    wrap(rest, to: width - indent)
  }

  /// Wraps to the narrowest width that takes no more lines than the given one, and holds each
  /// cluster.
  @inline(never)
  private mutating func wrapBalanced(_ leaf: Node, to width: Int) {
    let first = records.count
    wrapIndented(leaf, to: width)
    let fewest = records.count - first
    var low = 1
    var high = width
    while low < high {
      let middle = (low + high) / 2
      records.count = first
      wrapIndented(leaf, to: middle)
      let isWhole = (first..<records.count).allSatisfy { records[$0].ellipsis == 0 }
      if isWhole && records.count - first <= fewest { high = middle } else { low = middle + 1 }
    }
    records.count = first
    wrapIndented(leaf, to: low)
  }

  /// Writes a line whose words reach from the first to the last column; the gaps are widened from
  /// the left.
  ///
  /// The last line of a text, and one that a newline ends, stay as they are.
  private mutating func writeJustified(
    _ record: LineRecord,
    of leaf: Node,
    upTo next: Int,
    free: Int
  ) {
    let text = bytes
    let end = Int(record.end)
    var i = Int(record.start)
    while i < end && text[i] == UInt8(ascii: " ") { i += 1 }
    let gaps = (i..<end).count { isGap(text, at: $0) }
    let isBroken = !(end..<next).contains { text[$0] == UInt8(ascii: "\n") }
    var from = Int(record.start)
    if gaps > 0 && isBroken && record.ellipsis == 0 {
      var gap = 0
      while i < end {
        if isGap(text, at: i) {
          write(LineRecord(from, i, columns: 0), of: leaf)
          space(free / gaps + (gap < free % gaps ? 1 : 0))
          gap += 1
          from = i
        }
        i += 1
      }
    }
    var last = record
    last.start = UInt32(from)
    write(last, of: leaf)
    column += Int(record.columns)
  }

  /// Whether a run of spaces starts at a byte.
  private func isGap(_ text: UnsafePointer<UInt8>, at i: Int) -> Bool {
    text[i] == UInt8(ascii: " ") && text[i - 1] != UInt8(ascii: " ")
  }
}
