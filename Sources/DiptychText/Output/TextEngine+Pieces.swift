import DiptychViews

// Pieces of a line: text, glyphs and spaces, to the output or to be kept.
extension TextEngine {
  // MARK: Spaces

  /// Leaves some cells free.
  @inline(__always)
  mutating func space(_ cells: Int) {
    pendingSpaces &+= cells
    column &+= cells
  }

  /// Leaves some cells free, which hide what is behind them where layers stand.
  mutating func pad(_ cells: Int) {
    writePadding(cells)
    column &+= cells
  }

  /// Writes padding whose columns are counted already.
  mutating func writePadding(_ cells: Int) {
    guard !isDirect && layerDepth > 0 && cells > 0 else {
      pendingSpaces &+= cells
      return
    }
    flushSpaces()
    fragments.append(Fragment(kind: .padding, style: fill, columns: UInt32(cells)))
  }

  /// Changes the style of spaces.
  @inline(__always)
  mutating func setFill(_ style: UInt16) {
    guard style != fill else { return }
    flushSpaces()
    fill = style
  }

  @inline(__always)
  mutating func flushSpaces() {
    if pendingSpaces == 0 { return }
    if isDirect {
      if _slowPath(written != fill) && styles.showsInSpace(written, fill) {
        transition(to: fill)
      }
      out.append(spaces: pendingSpaces)
    } else {
      fragments.append(
        Fragment(
          kind: .space,
          style: fill,
          columns: UInt32(truncatingIfNeeded: pendingSpaces)
        )
      )
    }
    pendingSpaces = 0
  }

  // MARK: Text

  /// Writes bytes of the source.
  @inline(__always)
  mutating func write(from start: Int, to end: Int, style: UInt16) {
    guard end > start else { return }
    if pendingSpaces != 0 { flushSpaces() }
    if isDirect {
      if style != written { transition(to: style) }
      out.append(from: source, at: start, count: end &- start)
      if _slowPath(correctsColumns) { noteWidths(from: start, to: end) }
    } else {
      fragments.append(
        Fragment(
          kind: .text,
          style: style,
          start: UInt32(truncatingIfNeeded: start),
          end: UInt32(truncatingIfNeeded: end)
        )
      )
    }
  }

  /// Writes a line of a leaf.
  @inline(__always)
  mutating func write(_ record: LineRecord, of leaf: Node) {
    if _fastPath(record.ellipsis == 0 && !leaf.has(NodeFlag.notAsItIs)) {
      write(from: Int(record.start), to: Int(record.end), style: leaf.style)
    } else {
      writeStyled(record, of: leaf)
    }
  }

  @inline(never)
  private mutating func writeStyled(_ record: LineRecord, of leaf: Node) {
    let style = writeSpans(from: Int(record.start), to: Int(record.end), of: leaf)
    if record.hasHyphen { writePiece(.hyphen, times: 1, style: style) }
    guard record.ellipsis > 0 else { return }
    writePiece(.ellipsis, times: Int(record.ellipsis), style: style)
    _ = writeSpans(from: Int(record.tailStart), to: Int(record.tailEnd), of: leaf)
  }

  /// Writes bytes of a leaf, each in its style; the style of what follows them.
  private mutating func writeSpans(from start: Int, to end: Int, of leaf: Node) -> UInt16 {
    if leaf.has(NodeFlag.redacted) { return writeRedacted(from: start, to: end, of: leaf) }
    var style = leaf.style
    guard leaf.has(NodeFlag.spans) else {
      write(from: start, to: end, of: leaf, style: style)
      return style
    }
    // The spans of the leaf are in order; the first after the start, by bisection.
    let first = Int(leaf.extra)
    var span = first
    var high = spans.count
    while span < high {
      let middle = (span + high) / 2
      if spans[middle].start <= start { span = middle + 1 } else { high = middle }
    }
    if span > first { style = spans[span - 1].style }
    var i = start
    while span < spans.count && spans[span].start < end {
      write(from: i, to: Int(spans[span].start), of: leaf, style: style)
      i = Int(spans[span].start)
      style = spans[span].style
      span += 1
    }
    write(from: i, to: end, of: leaf, style: style)
    return style
  }

  /// Writes bytes of a leaf in one style, without the soft hyphens.
  mutating func write(from start: Int, to end: Int, of leaf: Node, style: UInt16) {
    guard leaf.has(NodeFlag.hyphens) else { return write(from: start, to: end, style: style) }
    var from = start
    var i = start
    while i < end {
      i += 1
      guard SoftHyphen.ends(at: i, in: bytes, from: from) else { continue }
      write(from: from, to: i - 2, style: style)
      from = i
    }
    write(from: from, to: end, style: style)
  }

  // MARK: Glyphs

  /// Writes a glyph several times.
  mutating func write(_ glyph: Glyph, times: Int, style: UInt16) {
    guard times > 0 else { return }
    if _slowPath(isUncertain) { correctColumn() }
    writePiece(glyph, times: times, style: style)
    column &+= times
  }

  /// Writes a glyph whose column is counted already.
  @inline(never)
  mutating func writePiece(_ glyph: Glyph, times: Int, style: UInt16) {
    let glyph = isASCII ? glyph.asciiTwin : glyph
    if pendingSpaces != 0 { flushSpaces() }
    if isDirect {
      if style != written { transition(to: style) }
      out.append(glyph.word, length: glyph.length, times: times)
    } else {
      fragments.append(
        Fragment(
          kind: .glyph,
          style: style,
          start: glyph.word,
          end: UInt32(glyph.length),
          columns: UInt32(truncatingIfNeeded: times)
        )
      )
    }
  }

  /// Writes the line between two cells of a table.
  @inline(__always)
  mutating func writeEdge(_ style: UInt16) {
    if _fastPath(isDirect && written == style && fill == style && !isASCII) {
      out.append(verticalAfter: pendingSpaces)
      pendingSpaces = 0
    } else {
      writePiece(.vertical, times: 1, style: style)
    }
    column &+= 1
  }

  // MARK: Styles

  /// Changes the style that the terminal has.
  @inline(__always)
  mutating func transition(to style: UInt16) {
    styles.appendTransition(from: written, to: style, onto: &out)
    written = style
  }

  /// Adds a style to the one around it; the one around it, to go back to.
  mutating func push(_ inner: TextStyle) -> UInt16 {
    let outer = style
    if color != .none { style = styles.combine(outer, inner) }
    return outer
  }

  /// Adds a link to the style around it, unless that may not be read; the style, to go back to.
  mutating func push(link destination: String) -> UInt16 {
    let outer = style
    if color != .none && !isRedacted {
      style = styles.combine(outer, .underline, link: destination)
    }
    return outer
  }
}
