import DiptychViews

/// Lays views out in cells, and writes their lines.
///
/// A renderer tells it what opens, closes and stands in between. That becomes a flat layout: nodes
/// in preorder over one buffer of sanitised and measured UTF-8, no object for a cell or a view. A
/// block outside of any container is measured, laid out and written when it closes, and its memory
/// is used again; so the memory is that of the largest such block.
///
/// - Building: `TextEngine+Runs`, `+Nodes`, `+Tables`
/// - Measuring: `+Minimum`, `+LevelFill`, `+Expansion`
/// - Lines of a text: `+Wrapping`, `+Truncation`, `+Paragraphs`
/// - Layout: `+Blocks`, `+Frames`, `+Decorated`, `+Lists`, `+Row`, `+Layers`, `+TableLayout`
/// - Output: `+Lines`, `+Pieces`, `StyleTable`
// It is reached through a pointer, so that it is never copied: a copy of a struct of this size,
// made behind the scenes for a closure, was a fifth of the time of a table.
struct TextEngine: ~Copyable {
  /// The cells that a line may take, or nil for as many as it needs.
  let width: Int?
  let color: ColorLevel
  /// How wide clusters are.
  let widthRule: WidthRule
  /// Whether emoji on which terminals disagree are replaced.
  let isPortable: Bool
  /// Whether what the kit draws is ASCII.
  let isASCII: Bool
  /// Whether a terminal is told its column where it may have another one.
  let correctsColumns: Bool

  // MARK: The document

  /// All text, and what the layout draws that is not in the document, such as markers.
  var source: ByteBuffer
  var nodes: FlatArray<Node>
  var spans: FlatArray<Span>
  var tables: FlatArray<TableInfo>
  var columns: FlatArray<ColumnLayout>
  var styles: StyleTable

  var stack = StackGuard()

  // MARK: Building

  var open: FlatArray<OpenNode>
  var outerTables: FlatArray<OuterTable>
  var run = TextRun()
  /// The style of what comes next.
  var style: UInt16 = 0
  /// The titles of tables that may leave out columns.
  var columnsNotShown: [ColumnsNotShown] = []
  /// Whether a cell is open that no block stands in so far.
  var isInPlainCell = false
  /// The flags of the row that is being built.
  var rowFlags: UInt8 = 0
  var isInRow = false
  var rowNode = 0
  var cellColumn = 0
  var currentTable = -1

  // MARK: Streaming

  /// Whether what was written may be gone, so that large tables are written row by row.
  let isStreaming: Bool
  /// The table whose rows are written as they come, if there is one.
  var stream: Stream?
  /// The rows so far of a table whose rows may be.
  var streamedRows = 0

  // MARK: Layout. All arrays are stacks.

  var records: FlatArray<LineRecord>
  var recordEnds: FlatArray<UInt32>
  var numbers: FlatArray<Int>
  var fragments: FlatArray<Fragment>
  var lines: FlatArray<FragmentLine>
  var decorations: FlatArray<Decoration>
  var canvas: FlatArray<CanvasCell>
  var paragraph = ParagraphState()
  var listDepth = 0
  /// How many layers the layout stands in.
  var layerDepth = 0
  /// Whether a bar fills the width it is given.
  var isFilling = false

  // MARK: Writing

  /// Whether lines go to the output, or are kept to be put beside others.
  var isDirect = true
  /// The first decoration of what is being kept.
  var decorationBase = 0
  var lineStart = 0
  var lineCount = 0
  /// The column that the next piece is at, with the spaces before it.
  var column = 0
  /// The spaces that are only written when something follows them.
  var pendingSpaces = 0
  /// Whether the terminal may be at another column, because of a contested cluster.
  var isUncertain = false
  /// The style of spaces.
  var fill: UInt16 = 0
  /// The style that the terminal has.
  var written: UInt16 = 0
  var out: ByteBuffer

  init(_ format: TextFormat, out: ByteBuffer) {
    width = format.width.map { min(max($0, 1), 1 << 20) }
    color = format.color
    let ambiguousIsWide = format.options.contains(.ambiguousIsWide)
    widthRule = ambiguousIsWide ? [.hidesSoftHyphens, .ambiguousIsWide] : .hidesSoftHyphens
    isPortable = format.options.contains(.portable)
    isASCII = ambiguousIsWide || format.options.contains(.ascii)
    correctsColumns = format.options.contains(.absoluteColumns)
    self.out = out
    isStreaming = out.isStream
    let memory = LayoutMemory.take()
    source = memory.source
    nodes = memory.nodes
    spans = memory.spans
    tables = memory.tables
    columns = memory.columns
    styles = memory.styles
    styles.color = format.color
    open = memory.open
    outerTables = memory.outerTables
    records = memory.records
    recordEnds = memory.recordEnds
    numbers = memory.numbers
    fragments = memory.fragments
    lines = memory.lines
    decorations = memory.decorations
    canvas = memory.canvas
  }

  deinit {
    LayoutMemory.give(
      LayoutMemory(
        source: source,
        nodes: nodes,
        spans: spans,
        tables: tables,
        columns: columns,
        styles: styles,
        open: open,
        outerTables: outerTables,
        records: records,
        recordEnds: recordEnds,
        numbers: numbers,
        fragments: fragments,
        lines: lines,
        decorations: decorations,
        canvas: canvas
      )
    )
    out.free()
  }

  @inline(__always)
  var bytes: UnsafePointer<UInt8> {
    UnsafePointer(source.base.assumingMemoryBound(to: UInt8.self))
  }

  /// Goes on on a fresh stack.
  // Out of line, as what leads here is not on the usual path.
  @inline(never)
  mutating func continueOnFreshStack(_ body: (inout TextEngine) -> Int) -> Int {
    let outer = stack
    var result = 0
    withUnsafeMutablePointer(to: &self) { engine in
      onFreshStack {
        engine.pointee.stack = StackGuard()
        result = body(&engine.pointee)
      }
    }
    stack = outer
    return result
  }

  /// The node after the one at an index and all below it.
  @inline(__always)
  func next(_ index: Int) -> Int {
    nodes[index].kind == .leaf ? index &+ 1 : Int(nodes[index].end)
  }

  /// All that was written, as a string.
  mutating func finish() -> String {
    endRun()
    dropLargeMemory()
    return out.uncheckedString()
  }

  /// The output, which is the caller's.
  mutating func takeOutput() -> ByteBuffer {
    endRun()
    defer { out = ByteBuffer(capacity: 0) }
    return out
  }
}

/// The run of inline text that is being collected: the end of the source.
struct TextRun {
  var start = 0
  /// The columns of its last line so far.
  var columns = 0
  /// The columns of its widest line before that.
  var widest = 0
  var pieces = 0
  var flags: UInt8 = 0
  var style: UInt16 = 0
  var lastStyle: UInt16 = 0
  var firstSpan = 0
}

/// How texts are laid out where the layout stands.
struct ParagraphState {
  var alignment: UInt8 = 0
  /// The most lines of a text; 0 for no limit.
  var lineLimit = 0
  var truncation = TruncationMode.tail
  /// The cells before each line but the first.
  var hangingIndent = 0
  var isBalanced = false
}
