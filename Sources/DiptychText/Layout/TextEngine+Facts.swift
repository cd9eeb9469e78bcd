// Top-level facts, which wait for their neighbours: all have names of the same width.
extension TextEngine {
  /// Closes a fact.
  ///
  /// The next other block, or the end of the output, writes the facts that wait. Of a stream no
  /// more than ``sample`` wait; those that follow them are fitted to the widths of these, and
  /// written one by one.
  mutating func endFact() {
    builder.endFact()
    guard builder.isComplete else { return }
    waitingFacts += 1
    guard isStreaming, waitingFacts >= Self.sample else { return }
    writeBlocks()
    if layout.writtenFacts == nil { layout.writtenFacts = layout.facts }
  }
}
