import DiptychViews

// Runs of text, and the leaves that they become.
extension DocumentBuilder {
  /// Appends text to the run, or the shape of the text if it is redacted.
  @inline(never)
  mutating func append(_ string: String) {
    guard !string.isEmpty else { return }
    beginPiece()
    run.isData = isData
    run.append(string, isHidden: isRedacted, in: tree)
  }

  /// Begins a piece of the run, and records its start if the style changes there.
  @inline(__always)
  private mutating func beginPiece() {
    let end = document.pointee.text.pointee.count
    if end == run.start {
      run.style = style
      run.lastStyle = style
      return
    }
    run.pieces &+= 1
    guard run.lastStyle != style else { return }
    if run.flags & NodeFlag.spans == 0 {
      run.firstSpan = document.pointee.spans.count
      run.flags |= NodeFlag.spans
    }
    document.pointee.spans.append(Span(start: UInt32(truncatingIfNeeded: end), style: style))
    run.lastStyle = style
  }

  /// Whether the run holds any text.
  @inline(__always)
  var hasText: Bool { document.pointee.text.pointee.count > run.start }

  /// The end of the text so far.
  var textEnd: Int { document.pointee.text.pointee.count }

  /// Turns the text from a byte on into a mark, which is not broken; if the run contains nothing
  /// else, the whole run is a mark.
  mutating func markRun(from start: Int) {
    // A block in the mark has ended the run.
    guard start >= run.start, start < textEnd else { return }
    if start == run.start { run.markEnd = textEnd }
    run.flags |= NodeFlag.marks
    document.pointee.marks.append(start..<textEnd)
  }

  /// Begins a text that starts with its own spaces.
  mutating func beginText() {
    endRun()
    run.followsBlock = false
  }

  /// Ends a text that starts with its own spaces.
  mutating func endBlockText() {
    run.followsBlock = false
    endRun()
  }

  /// Turns the run into a leaf, if the run contains any text.
  @inline(__always)
  mutating func endRun() {
    if hasText { endText() }
  }

  @inline(never)
  private mutating func endText() {
    makeLeaf()
    handOver()
  }

  private mutating func makeLeaf() {
    if _slowPath(run.followsBlock) && !dropSpaces() { return }
    let implied = beginImpliedCell()
    if implied.hasCell { return endImpliedCell(implied) }
    openCell()
    let index = appendLeaf()
    close(width: Int(nodes[index].natural))
  }

  /// Leaves out the spaces at the start of the run.
  ///
  /// - Returns: Whether the run holds other text.
  @inline(never)
  private mutating func dropSpaces() -> Bool {
    run.dropSpaces(tree)
    if hasText { return true }
    run = TextRun()
    run.start = textEnd
    run.followsBlock = true
    return false
  }

  /// Appends the run as a leaf, even if it is empty.
  ///
  /// - Returns: The index of the leaf.
  @inline(__always)
  mutating func appendLeaf() -> Int {
    if _slowPath(run.pieces > 0 && run.flags & NodeFlag.wide != 0) { run.remeasure(tree) }
    let index = nodes.count
    nodes.append(run.leaf(tree, style: style))
    run = TextRun()
    run.start = document.pointee.text.pointee.count
    return index
  }
}
