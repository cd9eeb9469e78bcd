import DiptychViews

// Lines of leaves: each piece in its style, redacted text as blocks.
extension LineWriter {
  /// Writes a line of a leaf.
  // Not inlined: it is long, and many kinds of nodes have lines.
  @inline(never)
  mutating func write(_ record: LineRecord, of leaf: Node) {
    if _slowPath(leaf.has(NodeFlag.wide) && tree.traits.isolates) {
      writeIsolated(record, of: leaf)
    } else if _fastPath(record.ellipsis == 0 && !leaf.has(NodeFlag.notAsItIs)) {
      write(from: Int(record.start), to: Int(record.end), style: leaf.style)
    } else {
      writeStyled(record, of: leaf)
    }
  }

  @inline(never)
  mutating func writeStyled(_ record: LineRecord, of leaf: Node) {
    let style = writeSpans(from: Int(record.start), to: Int(record.end), of: leaf)
    if record.hasHyphen { writePiece(.hyphen, times: 1, style: style) }
    guard record.ellipsis > 0 else { return }
    writePiece(.ellipsis, times: Int(record.ellipsis), style: style)
    _ = writeSpans(from: Int(record.tailStart), to: Int(record.tailEnd), of: leaf)
  }

  /// Writes bytes of a leaf, each in its style, and returns the style at their end.
  private mutating func writeSpans(from start: Int, to end: Int, of leaf: Node) -> UInt16 {
    if leaf.has(NodeFlag.redacted) { return writeRedacted(from: start, to: end, of: leaf) }
    var style = leaf.style
    guard leaf.has(NodeFlag.spans) else {
      write(from: start, to: end, of: leaf, style: style)
      return style
    }
    // A binary search for the first span after the start: the spans of a leaf are in order.
    let first = Int(leaf.extra)
    var span = first
    var high = tree.spanCount
    while span < high {
      let middle = (span + high) / 2
      if tree.span(middle).start <= start { span = middle + 1 } else { high = middle }
    }
    if span > first { style = tree.span(span - 1).style }
    var i = start
    while span < tree.spanCount && tree.span(span).start < end {
      write(from: i, to: Int(tree.span(span).start), of: leaf, style: style)
      i = Int(tree.span(span).start)
      style = tree.span(span).style
      span += 1
    }
    write(from: i, to: end, of: leaf, style: style)
    return style
  }

  /// Writes bytes of a leaf in one style, without soft hyphens and other controls of lines.
  private mutating func write(from start: Int, to end: Int, of leaf: Node, style: UInt16) {
    guard leaf.has(NodeFlag.hyphens) else { return write(from: start, to: end, style: style) }
    var from = start
    var i = start
    while i < end {
      i += 1
      let length = SoftHyphen.lengthOfControl(endingAt: i, in: tree.bytes, from: from)
      guard length > 0 else { continue }
      write(from: from, to: i - length, style: style)
      from = i
    }
    write(from: from, to: end, style: style)
  }

  /// Writes bytes of a leaf, or blocks if they are redacted, and returns the style at their end.
  ///
  /// A cluster has the style of its first byte.
  @inline(never)
  private mutating func writeRedacted(from start: Int, to end: Int, of leaf: Node) -> UInt16 {
    var style = leaf.style
    var span = leaf.has(NodeFlag.spans) ? Int(leaf.extra) : tree.spanCount
    var i = start
    while i < end {
      while span < tree.spanCount && tree.span(span).start <= i {
        style = tree.span(span).style
        span += 1
      }
      let (after, cells) = GraphemeCluster.next(
        in: tree.bytes,
        from: i,
        to: end,
        tree.traits.widthRule
      )
      if !tree.isRedacted(style) || _Redaction.keeps(decodeScalar(tree.bytes + i).scalar) {
        write(from: i, to: after, of: leaf, style: style)
      } else if cells > 0 {
        writePiece(.mediumShade, times: cells, style: style)
      }
      i = after
    }
    return style
  }
}
