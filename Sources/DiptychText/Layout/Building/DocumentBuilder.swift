import DiptychViews

/// A builder that creates a document from the calls of a renderer.
///
/// It lays out each block when the block is complete, and reuses the memory for the next block.
///
/// The builder writes a ``LayoutDocument``, a ``Layout`` reads it as a ``LayoutTree``, and the
/// lines go to a ``LineWriter``. The largest top-level block determines the memory in use.
// The renderer holds a pointer to the builder, so that it is never copied: a copy of a struct of
// this size, made implicitly for a closure, took a fifth of the time of a table.
struct DocumentBuilder: ~Copyable {
  let document: UnsafeMutablePointer<LayoutDocument>
  let tree: LayoutTree
  var layout: Layout
  /// The style of the content that follows.
  var style: UInt16 = 0
  var run = TextRun()
  /// The open containers, from the outermost to the innermost.
  var open = FlatArray<OpenNode>()
  /// The parameter of the next container, if `hasParameter`.
  var nextParameter = NodeParameter()
  var hasParameter = false
  /// The innermost open table.
  var table = OpenTable()
  var outerTables = FlatArray<OpenTable>()
  /// Whether the text that follows is code or another name, whose invisible characters are shown.
  var isData = false
  /// Whether a cell is open that holds no block so far.
  var isInPlainCell = false
  /// Whether an outline is open.
  var isInOutline = false
  /// The addresses of links in tables and outlines that were not written yet.
  var addresses: [String] = []
  /// The number of addresses that were written.
  var addressCount = 0
  /// The theme of the content that follows; nil stands for the standard theme, so that it need not
  /// be copied.
  var ownTheme: Theme? { didSet { if ownTheme != oldValue { roleStyles.count = 0 } } }
  /// The styles of roles in the theme; `UInt64.max` stands for a style that was not requested yet.
  var roleStyles = FlatArray<UInt64>()

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
    tree = LayoutTree(document)
    layout = Layout(tree, out: out)
    isStreaming = out.isStream
  }

  deinit {
    open.free()
    outerTables.free()
    roleStyles.free()
    document.deinitialize(count: 1)
    document.deallocate()
  }

  /// The theme of the content that follows.
  var theme: Theme { ownTheme ?? .standard }

  /// The lines of a panel in the theme.
  // The theme itself would be copied.
  var panelBorder: BorderStyle { ownTheme?.panelBorder ?? Theme.standard.panelBorder }

  @inline(__always)
  var nodes: FlatArray<Node> {
    get { document.pointee.nodes }
    nonmutating _modify { yield &document.pointee.nodes }
  }

  // MARK: Output

  /// Returns the output buffer, which the caller then owns.
  mutating func finish() -> ByteBuffer {
    endRun()
    handOver()
    return layout.writer.takeOutput()
  }

  // MARK: Layout of complete blocks

  /// Whether the document has nodes, and no container is open.
  @inline(__always)
  var isComplete: Bool { open.count == 0 && nodes.count > 0 }

  /// Lays out the document and drops it, if it is complete.
  ///
  /// Every function that may complete a block calls this function. Otherwise, only ``endFact()``
  /// lays out facts of a stream, and only ``endRow()`` lays out rows of a streamed table.
  @inline(__always)
  mutating func handOver() {
    if _slowPath(isComplete) { writeDocument() }
  }

  @inline(never)
  mutating func writeDocument() {
    if waitingFacts > 0 { _ = alignFacts(after: -1) }
    waitingFacts = 0
    layout.layoutDocument()
    removeAll()
  }

  /// Drops the document, to begin another one.
  mutating func removeAll() {
    document.pointee.removeAll()
    run.start = 0
  }
}
