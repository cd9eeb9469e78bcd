// Empty lines around headings, and between callouts and charts. One is written with the line that follows it, so that none stands at
// the end of a block, and none is doubled by the spacing of a stack.
extension LineWriter {
  /// Begins a block with edges or lines of its own: its first line has no empty line before it.
  @inline(__always)
  mutating func beginBlock() { blockStart = lineCount }

  /// Ends a block whose last line is followed by one of its own.
  mutating func endBlock() { due = .none }

  /// Leaves a line empty before the next one, unless one is empty already or due, or the next line
  /// is the first of its block.
  mutating func leaveLine() {
    if due == .none && lineCount != blockStart && lineCount != emptyLine { writeBlankLines(1) }
  }

  /// Leaves a line empty before a callout or a chart that follows another one.
  mutating func beginFigure() {
    if lineCount == figureEnd { leaveLine() }
  }

  /// Ends a callout or a chart.
  mutating func endFigure() { figureEnd = lineCount }

  /// Writes the empty line that is due.
  @inline(never)
  mutating func writeDueLine() {
    if due != .none { writeBlankLines(1) }
  }

  /// Drops the empty line that is due, if a table needs none.
  mutating func dropLineBeforeTable() {
    if due == .beforeText { due = .none }
  }
}
