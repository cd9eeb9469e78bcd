import DiptychViews

// The style of a text says whether it may be read, at any level of colour: that is the one fact, and
// `StyleTable.isRedacted` is where it is asked for. Hidden text never enters the document; its shape
// does, see `HiddenText`, and is drawn as blocks.
extension TextEngine {
  /// Whether what comes next may not be read.
  @inline(__always)
  var isRedacted: Bool { styles.isRedacted(style) }

  /// Redacts what comes next, if there is a reason; the style around it, to go back to.
  mutating func push(_ reasons: RedactionReasons) -> UInt16 {
    let outer = style
    guard !reasons.isEmpty else { return outer }
    style = styles.combine(outer, .redacted)
    return outer
  }

  /// Makes what comes next readable; the style around it, to go back to.
  mutating func pushUnredacted() -> UInt16 {
    let outer = style
    if isRedacted { style = styles.unredacted(outer) }
    return outer
  }

  /// Appends the shape of a text that may not be read.
  @inline(never)
  mutating func appendHidden(_ text: String) {
    guard !text.isEmpty else { return }
    run.flags |= NodeFlag.redacted
    appendReadable(HiddenText.shape(of: text))
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
