// Empty lines around headings. One is written with the line that follows it, so that none stands at
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
