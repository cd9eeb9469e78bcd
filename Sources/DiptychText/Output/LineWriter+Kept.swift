// Lines that are kept, to be put beside others. `Layout.collected` is what keeps them.
extension LineWriter {
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
    restartLine()
    return mark
  }

  /// The lines that are kept.
  @inline(__always)
  var keptCount: Int { lines.count }

  /// Starts a line that is kept.
  mutating func restartLine() {
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
  mutating func replay(_ index: Int) -> Int {
    let line = lines[index]
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
