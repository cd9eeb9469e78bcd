import DiptychViews

// Text that may not be read has a style that says so, at any level of colour. It is measured and
// wrapped as it is, and drawn as blocks: so each line takes the cells that it took.
extension TextEngine {
  /// Whether what comes next may not be read.
  var isRedacted: Bool { hasRedactions && styles.isRedacted(style) }

  /// Redacts what comes next, if there is a reason; the style around it, to go back to.
  mutating func push(_ reasons: RedactionReasons) -> UInt16 {
    let outer = style
    guard !reasons.isEmpty else { return outer }
    hasRedactions = true
    style = styles.combine(outer, .redacted)
    return outer
  }

  /// Makes what comes next readable; the style around it, to go back to.
  mutating func pushUnredacted() -> UInt16 {
    let outer = style
    if isRedacted { style = styles.unredacted(outer) }
    return outer
  }

  /// Whether any piece of the run may not be read.
  func runIsRedacted() -> Bool {
    if styles.isRedacted(run.style) { return true }
    guard run.flags & NodeFlag.spans != 0 else { return false }
    return (run.firstSpan..<spans.count).contains { styles.isRedacted(spans[$0].style) }
  }

  /// Appends a leaf to the source, with blocks for what is not white space.
  mutating func appendRedacted(_ leaf: Node) {
    var i = Int(leaf.start)
    while i < leaf.end {
      let (after, cells) = GraphemeCluster.next(
        in: bytes,
        from: i,
        to: Int(leaf.end),
        widthRule
      )
      let (scalar, _) = decodeScalar(bytes + i)
      if Redaction.keeps(scalar) {
        source.append(scalar: scalar)
      } else {
        let block = isASCII ? Glyph.mediumShade.asciiTwin : .mediumShade
        source.append(block.word, length: block.length, times: cells)
      }
      i = after
    }
  }

  /// Writes bytes of a leaf, those that may not be read as blocks; the style of what follows them.
  ///
  /// A cluster is in the style that its first byte has.
  @inline(never)
  mutating func writeRedacted(from start: Int, to end: Int, of leaf: Node) -> UInt16 {
    var style = leaf.style
    var span = leaf.has(NodeFlag.spans) ? Int(leaf.extra) : spans.count
    var i = start
    while i < end {
      while span < spans.count && spans[span].start <= i {
        style = spans[span].style
        span += 1
      }
      let (after, cells) = GraphemeCluster.next(in: bytes, from: i, to: end, widthRule)
      if !styles.isRedacted(style) || Redaction.keeps(decodeScalar(bytes + i).scalar) {
        write(from: i, to: after, of: leaf, style: style)
      } else if cells > 0 {
        writePiece(.mediumShade, times: cells, style: style)
      }
      i = after
    }
    return style
  }
}
