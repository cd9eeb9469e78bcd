import DiptychViews

// Lines, with the edges that blocks give them, to the output or to be kept.
extension TextEngine {
  @inline(__always)
  mutating func beginLine() {
    if decorationBase < decorations.count { writeLeftEdges() }
  }

  @inline(__always)
  mutating func endLine() {
    if _slowPath(decorationBase < decorations.count) { writeRightEdges() }
    lineCount &+= 1
    guard isDirect else { return keepLine() }
    if fill != 0 { flushSpaces() }
    if written != 0 { transition(to: 0) }
    out.append(UInt8(ascii: "\n"))
    // Spaces at the end of a line are never written.
    pendingSpaces = 0
    column = 0
    isUncertain = false
  }

  @inline(never)
  private mutating func keepLine() {
    if fill != 0 { flushSpaces() }
    lines.append(
      FragmentLine(first: lineStart, end: fragments.count, columns: column - pendingSpaces)
    )
    restartCollecting()
  }

  @inline(never)
  private mutating func writeLeftEdges() {
    let inner = fill
    for i in decorationBase..<decorations.count {
      let decoration = decorations[i]
      setFill(decoration.fill)
      if decoration.isFirst {
        decorations[i].isFirst = false
        write(
          from: Int(decoration.markerStart),
          to: Int(decoration.markerEnd),
          style: decoration.style
        )
        column += decoration.left - 1
        space(1)
      } else if decoration.edge != .none {
        write(decoration.edge.glyph, times: 1, style: decoration.style)
        space(decoration.left - 1)
      } else {
        decoration.isPadding ? pad(decoration.left) : space(decoration.left)
      }
    }
    setFill(inner)
  }

  @inline(never)
  private mutating func writeRightEdges() {
    let inner = fill
    var i = decorations.count - 1
    while i >= decorationBase {
      let decoration = decorations[i]
      if decoration.right >= 0 {
        setFill(decoration.fill)
        let edgeWidth = decoration.edge == .none ? 0 : 1
        let cells = max(decoration.right - column - edgeWidth, 0)
        decoration.isPadding ? pad(cells) : space(cells)
        if decoration.edge != .none {
          write(decoration.edge.glyph, times: 1, style: decoration.style)
        }
        if decoration.fill != 0 { flushSpaces() }
      }
      i -= 1
    }
    setFill(inner)
  }

  // MARK: Keeping lines

  /// Starts to keep lines instead of writing them.
  mutating func beginCollecting() -> CollectingMark {
    let mark = CollectingMark(
      fragments: fragments.count,
      lines: lines.count,
      isDirect: isDirect,
      decorationBase: decorationBase,
      lineStart: lineStart,
      column: column,
      pendingSpaces: pendingSpaces,
      fill: fill,
      lineCount: lineCount
    )
    isDirect = false
    decorationBase = decorations.count
    restartCollecting()
    return mark
  }

  /// Starts a line that is kept.
  mutating func restartCollecting() {
    lineStart = fragments.count
    pendingSpaces = 0
    column = 0
  }

  /// Writes lines again where they went before.
  mutating func endCollecting(_ mark: CollectingMark) {
    isDirect = mark.isDirect
    decorationBase = mark.decorationBase
    lineStart = mark.lineStart
    column = mark.column
    pendingSpaces = mark.pendingSpaces
    fill = mark.fill
    lineCount = mark.lineCount
  }

  /// Starts to put kept lines together; what is written now stands behind them.
  mutating func beginReplay() -> ReplayMark {
    if !isDirect { lineStart = fragments.count }
    return ReplayMark(fragments: fragments.count, lines: lines.count)
  }

  /// Drops the kept lines; those that were put together of them move down where they are kept too.
  mutating func endReplay(_ mark: CollectingMark, _ top: ReplayMark) {
    if isDirect {
      fragments.count = mark.fragments
      lines.count = mark.lines
      return
    }
    let moved = top.fragments - mark.fragments
    fragments.remove(from: mark.fragments, to: top.fragments)
    lines.remove(from: mark.lines, to: top.lines)
    for line in mark.lines..<lines.count {
      lines[line].first -= moved
      lines[line].end -= moved
    }
    lineStart = fragments.count
  }

  /// Writes a kept line; the columns that it takes.
  mutating func replay(_ line: FragmentLine) -> Int {
    let outerFill = fill
    for i in line.first..<line.end {
      let fragment = fragments[i]
      if _slowPath(isUncertain) { correctColumn(at: i, of: line) }
      switch fragment.kind {
      case .text:
        write(from: Int(fragment.start), to: Int(fragment.end), style: fragment.style)
      case .space:
        setFill(fragment.style)
        pendingSpaces += Int(fragment.columns)
        if fragment.style != 0 { flushSpaces() }
      case .padding:
        setFill(fragment.style)
        writePadding(Int(fragment.columns))
        if fragment.style != 0 { flushSpaces() }
      case .glyph:
        writePiece(
          Glyph(word: fragment.start, length: Int(fragment.end)),
          times: Int(fragment.columns),
          style: fragment.style
        )
      }
    }
    setFill(outerFill)
    column += line.columns
    return line.columns
  }
}

extension EdgeGlyph {
  var glyph: Glyph {
    switch self {
    case .none, .line: .vertical
    case .ascii: .asciiVertical
    case .heavy: Glyph("┃")
    case .double: Glyph("║")
    }
  }
}
