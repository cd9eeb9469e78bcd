// Titles in the top line of a border.
extension DocumentBuilder {
  /// Turns the text in a border so far into the title of the border.
  ///
  /// A title that is a block, or consists of several texts, does not fit in the line of a border.
  /// It stays above the content.
  mutating func endTitle() { endTitle(after: 0, NodeFlag.titled) }

  /// Turns the text after the title of a border into the subtitle.
  mutating func endSubtitle() {
    let isTitled = nodes[open.last.node].has(NodeFlag.titled)
    endTitle(after: isTitled ? 1 : 0, NodeFlag.subtitled)
  }

  private mutating func endTitle(after others: Int, _ flag: UInt8) {
    let border = open.last.node
    guard Int(open.last.count) == others + 1, nodes.count == border + others + 2,
      nodes[nodes.count - 1].kind == .leaf
    else { return }
    nodes[border].flags |= flag
    open.last.width = 0
    if nodes[nodes.count - 1].has(NodeFlag.breaks) { joinLines(of: nodes.count - 1) }
  }

  /// Replaces each newline with a space in a leaf, which is the last one of the text so far.
  private mutating func joinLines(of leaf: Int) {
    let text = document.pointee.text.pointee.base.assumingMemoryBound(to: UInt8.self)
    for i in nodes[leaf].bytes where text[i] == UInt8(ascii: "\n") { text[i] = UInt8(ascii: " ") }
    var run = TextRun()
    run.start = Int(nodes[leaf].start)
    run.remeasure(tree)
    nodes[leaf].natural = UInt32(truncatingIfNeeded: run.columns)
    nodes[leaf].flags &= ~NodeFlag.breaks
  }
}
