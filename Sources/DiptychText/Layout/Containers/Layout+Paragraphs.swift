import DiptychViews

// Lines of texts, aligned in the style of their paragraph.
extension Layout {
  mutating func layoutLeaf(_ leaf: Node, width: Int) {
    writer.begin(.line)
    let first = wrapper.count
    wrapper.wrapParagraph(leaf, to: width)
    let paragraph = wrapper.paragraph
    let isJustified = paragraph.alignment == TextAlignment.justified.rawValue
    var i = first
    while i < wrapper.count {
      let record = wrapper[i]
      writer.beginLine()
      let indent = i > first ? wrapper.hangingIndent(of: leaf, in: width) : 0
      let free = width - indent - Int(record.columns)
      if indent > 0 { writer.space(indent) }
      if isJustified && free > 0 && i + 1 < wrapper.count {
        writeJustified(record, of: leaf, upTo: Int(wrapper[i + 1].start), free: free)
      } else {
        if paragraph.alignment != 0 && free > 0 {
          writer.space(offset(of: free, paragraph.alignment))
        }
        writer.write(record, of: leaf)
        writer.advance(Int(record.columns))
      }
      writer.endLine()
      i += 1
    }
    wrapper.drop(from: first)
  }

  /// Writes a text.
  ///
  /// If the whole text has the same background, it fills the rectangle around the lines.
  mutating func layoutLeafOnBackground(_ leaf: Node, width: Int) {
    let ground = tree.ground(of: leaf)
    guard ground != 0, ground != writer.fill else { return layoutLeaf(leaf, width: width) }
    let cells = min(Int(leaf.natural), width)
    // The empty line before the text is outside of its rectangle.
    writer.begin(.line)
    writer.beginContent()
    let outer = writer.fill
    let left = offset(of: width - cells, wrapper.paragraph.alignment)
    writer.push(Decoration(left: left, fill: outer))
    writer.push(Decoration(left: 0, right: writer.leftEdge + cells, isPadding: true, fill: ground))
    writer.setFill(ground)
    layoutLeaf(leaf, width: cells)
    writer.setFill(outer)
    writer.popDecoration()
    writer.popDecoration()
  }

  /// Writes a justified line, whose words reach from the first to the last column.
  ///
  /// The gaps between words are widened, from the left. The last line of a text, and a line that a
  /// newline ends, are not justified.
  private mutating func writeJustified(
    _ record: LineRecord,
    of leaf: Node,
    upTo next: Int,
    free: Int
  ) {
    let text = tree.bytes
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
          writer.write(LineRecord(from, i, columns: 0), of: leaf)
          writer.space(free / gaps + (gap < free % gaps ? 1 : 0))
          gap += 1
          from = i
        }
        i += 1
      }
    }
    var last = record
    last.start = UInt32(from)
    writer.write(last, of: leaf)
    writer.advance(Int(record.columns))
  }

  /// Whether a run of spaces starts at a byte.
  private func isGap(_ text: UnsafePointer<UInt8>, at i: Int) -> Bool {
    text[i] == UInt8(ascii: " ") && text[i - 1] != UInt8(ascii: " ")
  }
}
