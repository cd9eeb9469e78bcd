import DiptychViews

/// An engine that lays out the blocks of a view tree, and writes each when it is complete.
///
/// A ``DocumentBuilder`` makes a ``LayoutDocument``, a ``Layout`` reads it as a ``LayoutTree``, and
/// its lines go to a ``LineWriter``. A top-level block is laid out when it closes, and its memory
/// is used again. So the engine needs the memory of the largest top-level block.
// The renderer holds a pointer to the engine, so that it is never copied: a copy of a struct of
// this size, made implicitly for a closure, took a fifth of the time of a table.
struct TextEngine: ~Copyable {
  private let document: UnsafeMutablePointer<LayoutDocument>
  var builder: DocumentBuilder
  var layout: Layout

  /// Whether the output is a stream, so that large tables are written row by row.
  var isStreaming: Bool
  /// The table that is being streamed, if any.
  var stream: TableStream?
  /// The number of rows so far in a table that may be streamed.
  var streamedRows = 0
  /// The number of top-level facts that wait for their neighbours.
  var waitingFacts = 0

  init(_ format: TextFormat, out: ByteBuffer) {
    document = .allocate(capacity: 1)
    document.initialize(to: LayoutDocument(TextTraits(format)))
    builder = DocumentBuilder(document)
    layout = Layout(LayoutTree(document), out: out)
    isStreaming = out.isStream
  }

  deinit {
    document.deinitialize(count: 1)
    document.deallocate()
  }

  /// Begins another output, in the memory of the previous one.
  mutating func restart(_ format: TextFormat, out: ByteBuffer) {
    let keepsStyles = document.pointee.restart(TextTraits(format))
    builder.restart()
    layout.restart(out, keepsStyles: keepsStyles)
    isStreaming = out.isStream
    stream = nil
    streamedRows = 0
    waitingFacts = 0
  }

  /// The size of the allocated memory, in bytes.
  var byteCapacity: Int {
    document.pointee.byteCapacity + builder.byteCapacity + layout.byteCapacity
  }

  // MARK: Output

  /// Returns the output as a string.
  mutating func finish() -> String {
    endRun()
    handOver()
    if document.pointee.isLarge { builder.freeMemory() }
    let out = layout.writer.takeOutput()
    defer { out.free() }
    return out.uncheckedString()
  }

  /// Returns the output buffer, which the caller then owns.
  mutating func takeOutput() -> ByteBuffer {
    endRun()
    handOver()
    return layout.writer.takeOutput()
  }

  // MARK: Layout of complete blocks

  /// Lays out the document and drops it, if it is complete.
  ///
  /// No other function lays out a document, except ``endFact()`` for a stream. Every function that
  /// may complete a block calls this one.
  @inline(__always)
  mutating func handOver() {
    if _slowPath(builder.isComplete) { writeDocument() }
    if _slowPath(isStreaming && builder.hasEndedRow) { streamRow() }
  }

  @inline(never)
  private mutating func writeDocument() {
    writeBlocks()
    waitingFacts = 0
    layout.writtenFacts = nil
  }

  /// Writes the blocks of the document, which are complete.
  mutating func writeBlocks() {
    layout.layoutDocument()
    builder.removeAll()
  }

  // MARK: Functions that may complete a block

  /// Ends the current run of text, if there is one.
  @inline(__always)
  mutating func endRun() {
    if builder.hasText { endText() }
  }

  @inline(never)
  private mutating func endText() {
    builder.endRun()
    handOver()
  }

  /// Ends the current run of text, and begins a text that starts with its own spaces.
  mutating func beginText() {
    endRun()
    builder.run.followsBlock = false
  }

  /// Ends a text that starts with its own spaces.
  mutating func endBlockText() {
    builder.run.followsBlock = false
    endRun()
  }

  /// Opens a container.
  mutating func begin(_ kind: NodeKind, parameter: Int = 0, flags: UInt8 = 0) {
    endRun()
    builder.begin(kind, parameter: parameter, flags: flags)
  }

  /// Closes the innermost container.
  mutating func end() {
    builder.end()
    handOver()
  }

  mutating func appendRule() {
    endRun()
    builder.appendRule()
    handOver()
  }

  mutating func appendSpacer(minimum: Int) {
    endRun()
    builder.appendSpacer(minimum: minimum)
    handOver()
  }

  mutating func appendProgress(_ fraction: Double?) {
    endRun()
    builder.appendProgress(fraction)
    handOver()
  }

  mutating func appendSparkline(_ fractions: [Double?]) {
    endRun()
    builder.appendSparkline(fractions)
    handOver()
  }

  /// Closes an implied cell, if there is one.
  @inline(__always)
  mutating func endImpliedCell(_ implied: DocumentBuilder.ImpliedCell) {
    if _slowPath(implied.hasCell) { endCell(implied) }
  }

  @inline(never)
  private mutating func endCell(_ implied: DocumentBuilder.ImpliedCell) {
    builder.endImpliedCell(implied)
    handOver()
  }

  // MARK: Tables

  @inline(never)
  mutating func beginTable(_ traits: TableTraits) {
    if let caption = traits.caption {
      endRun()
      let outer = builder.push(.role(.secondary))
      builder.append(caption)
      builder.style = outer
    }
    endRun()
    handOver()
    builder.beginTable(traits)
    handOver()
  }

  mutating func endTitles(_ outer: UInt16) {
    builder.endTitles(outer)
    handOver()
  }

  mutating func appendSection(_ title: String) {
    builder.appendSection(title)
    handOver()
  }

  mutating func endRow() {
    builder.endRow()
    handOver()
  }

  @inline(never)
  mutating func endTable(footers: [String]) {
    builder.endRows(footers: footers)
    handOver()
    if builder.isOutermost && endStream() { return }
    builder.endTable()
    handOver()
  }
}
