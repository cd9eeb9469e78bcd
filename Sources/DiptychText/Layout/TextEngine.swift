import DiptychViews

/// Takes what views mean, and hands each block on when it is complete.
///
/// A ``DocumentBuilder`` makes a ``LayoutDocument``, a ``Layout`` reads it as a ``LayoutTree``, and
/// its lines go to a ``LineWriter``. A block outside of any container is handed over when it closes,
/// and its memory is used again; so the memory is that of the largest such block.
// It is reached through a pointer, so that it is never copied: a copy of a struct of this size,
// made behind the scenes for a closure, was a fifth of the time of a table.
struct TextEngine: ~Copyable {
  private let document: UnsafeMutablePointer<LayoutDocument>
  var builder: DocumentBuilder
  var layout: Layout

  /// Whether what was written may be gone, so that large tables are written row by row.
  private var isStreaming: Bool
  /// The table whose rows are written as they come, if there is one.
  var stream: TableStream?
  /// The rows so far of a table whose rows may be.
  var streamedRows = 0

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

  /// Begins another output, with the memory of this one.
  mutating func restart(_ format: TextFormat, out: ByteBuffer) {
    document.pointee.restart(TextTraits(format))
    builder.restart()
    layout.restart(out)
    isStreaming = out.isStream
    stream = nil
    streamedRows = 0
  }

  /// The bytes of its memory.
  var byteCapacity: Int {
    document.pointee.byteCapacity + builder.byteCapacity + layout.byteCapacity
  }

  // MARK: The end

  /// All that was written, as a string.
  mutating func finish() -> String {
    endRun()
    if document.pointee.isLarge { builder.freeMemory() }
    let out = layout.writer.takeOutput()
    defer { out.free() }
    return out.uncheckedString()
  }

  /// The output, which is the caller's.
  mutating func takeOutput() -> ByteBuffer {
    endRun()
    return layout.writer.takeOutput()
  }

  // MARK: Handing over

  /// Lays out what is complete, and drops it.
  ///
  /// This is the one place from which anything is laid out. Whatever may complete a block calls it.
  @inline(__always)
  mutating func handOver() {
    if _slowPath(builder.isComplete) { writeDocument() }
    if _slowPath(isStreaming && builder.hasEndedRow) { streamRow() }
  }

  @inline(never)
  private mutating func writeDocument() {
    layout.layoutDocument()
    builder.removeAll()
  }

  // MARK: What may complete a block

  /// Ends the text that stands here, if there is one.
  @inline(__always)
  mutating func endRun() {
    if builder.hasText { endText() }
  }

  @inline(never)
  private mutating func endText() {
    builder.endRun()
    handOver()
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

  mutating func appendBar(_ fraction: Double?, isTracked: Bool) {
    endRun()
    builder.appendBar(fraction, isTracked: isTracked)
    handOver()
  }

  mutating func appendSparkline(_ fractions: [Double?]) {
    endRun()
    builder.appendSparkline(fractions)
    handOver()
  }

  /// Closes the cell that something in a table got, if it got one.
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
      builder.append(caption)
    }
    endRun()
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
