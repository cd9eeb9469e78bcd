/// An empty line that is written before the next line, if there is one.
enum DueLine: UInt8 {
  case none
  /// The line after a heading of level 2, which a table follows at once.
  case beforeText
  case always
}

// Empty lines around headings, and between figures: callouts, quotations, charts, tables and code. One
// is written with the line that follows it, so that none stands at the end of a block, and none is
// doubled by the spacing of a stack.
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

  /// Leaves a line empty before a figure that follows another one.
  mutating func beginFigure() {
    if lineCount == figureEnd { leaveLine() }
  }

  /// Ends a figure.
  mutating func endFigure() { figureEnd = lineCount }

  /// Writes the empty line that is due.
  @inline(never)
  mutating func writeDueLine() {
    if due != .none { writeBlankLines(1) }
  }

  /// Begins a table, which needs no empty line after a heading of level 2.
  mutating func beginTable() {
    if due == .beforeText { due = .none }
    beginFigure()
  }
}
