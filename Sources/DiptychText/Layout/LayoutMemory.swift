import DiptychViews
import Synchronization

/// The arrays of an engine, kept for the next one.
///
/// Without that a large table asks the system for fresh pages each time it is rendered, and twice
/// the rows take two and a half times as long; and a component of a few lines takes a dozen
/// allocations.
struct LayoutMemory: @unchecked Sendable {
  var source = ByteBuffer(capacity: 4096)
  var nodes = FlatArray<Node>(capacity: 256)
  var spans = FlatArray<Span>()
  var tables = FlatArray<TableInfo>()
  var columns = FlatArray<ColumnLayout>()
  var styles = StyleTable()
  var open = FlatArray<OpenNode>()
  var outerTables = FlatArray<OuterTable>()
  var records = FlatArray<LineRecord>()
  var recordEnds = FlatArray<UInt32>()
  var numbers = FlatArray<Int>()
  var fragments = FlatArray<Fragment>()
  var lines = FlatArray<FragmentLine>()
  var decorations = FlatArray<Decoration>()
  var canvas = FlatArray<CanvasCell>()

  /// The most memories that are kept, one for each of some renderings at a time.
  private static let most = 8

  /// The most bytes of those that are kept, but for one.
  private static let smallLimit = 256 << 10

  /// The most bytes of that one.
  private static let limit = 24 << 20

  private static let kept = Mutex<[LayoutMemory]>([])
  private static let turn = Atomic<Bool>(false)

  /// Uses what is kept while no other thread does.
  // `Mutex` waits inside of the standard library, where the thread sanitizer sees nothing. The two
  // atomic operations tell it that one use comes after the other.
  private static func withKept<Result>(
    _ body: (inout sending [LayoutMemory]) -> sending Result
  ) -> sending Result {
    kept.withLock { kept in
      _ = turn.load(ordering: .acquiring)
      defer { turn.store(true, ordering: .releasing) }
      return body(&kept)
    }
  }

  private var byteCount: Int {
    Self.byteCount(source, nodes) + spans.byteCapacity + tables.byteCapacity
      + columns.byteCapacity + styles.byteCapacity + open.byteCapacity
      + outerTables.byteCapacity + records.byteCapacity + recordEnds.byteCapacity
      + numbers.byteCapacity + fragments.byteCapacity + lines.byteCapacity
      + decorations.byteCapacity + canvas.byteCapacity
  }

  private static func byteCount(_ source: ByteBuffer, _ nodes: FlatArray<Node>) -> Int {
    source.byteCapacity + nodes.byteCapacity
  }

  /// Whether arrays are so large that their memory goes back to the system as soon as it can.
  ///
  /// Below 64 MiB the C library has it again for the next engine, and fresh pages take a seventh of
  /// the time of a table of 100,000 rows.
  static func isLarge(_ source: ByteBuffer, _ nodes: FlatArray<Node>) -> Bool {
    byteCount(source, nodes) > 64 << 20
  }

  /// Empty arrays: those that are kept, or new ones.
  static func take() -> LayoutMemory { withKept { $0.popLast() } ?? LayoutMemory() }

  /// Keeps arrays if there is a place for them, or that of smaller ones; frees the others.
  static func give(_ memory: consuming LayoutMemory) {
    var memory = memory
    memory.removeAll()
    let isRest = withKept { kept in
      let byteCount = memory.byteCount
      if byteCount > smallLimit,
        let other = kept.firstIndex(where: { $0.byteCount > smallLimit })
      {
        if byteCount <= limit && byteCount > kept[other].byteCount { swap(&kept[other], &memory) }
        return true
      }
      guard kept.count < most, byteCount <= limit else { return true }
      kept.append(memory)
      return false
    }
    if isRest { memory.free() }
  }

  private mutating func removeAll() {
    source.removeAll()
    nodes.count = 0
    spans.count = 0
    tables.count = 0
    columns.count = 0
    styles.removeAll()
    open.count = 0
    outerTables.count = 0
    records.count = 0
    recordEnds.count = 0
    numbers.count = 0
    fragments.count = 0
    lines.count = 0
    decorations.count = 0
    canvas.count = 0
  }

  private func free() {
    source.free()
    nodes.free()
    spans.free()
    tables.free()
    columns.free()
    styles.free()
    open.free()
    outerTables.free()
    records.free()
    recordEnds.free()
    numbers.free()
    fragments.free()
    lines.free()
    decorations.free()
    canvas.free()
  }
}
