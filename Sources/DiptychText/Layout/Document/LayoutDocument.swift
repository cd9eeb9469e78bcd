/// A block of views, flat: nodes in preorder, and what they refer to.
///
/// A ``DocumentBuilder`` writes it. Everything else reads it as a ``LayoutTree``.
struct LayoutDocument: ~Copyable {
  /// The terminal that it is made for.
  var traits: TextTraits
  var nodes = FlatArray<Node>(capacity: 256)
  /// The styles of leaves that have several.
  var spans = FlatArray<Span>()
  var tables = FlatArray<TableInfo>()
  /// The columns of all tables.
  var columns = FlatArray<ColumnLayout>()
  /// The titles of tables that may leave out columns.
  var columnsNotShown: [ColumnsNotShown] = []
  var styles = StyleTable()

  /// Sanitised UTF-8: the text of all leaves.
  ///
  /// Behind it stand the words that layout adds, such as markers: while a document is laid out, its
  /// text only grows.
  let text: UnsafeMutablePointer<ByteBuffer>

  init(_ traits: TextTraits) {
    self.traits = traits
    text = .allocate(capacity: 1)
    text.initialize(to: ByteBuffer(capacity: 4096))
  }

  deinit {
    nodes.free()
    spans.free()
    tables.free()
    columns.free()
    styles.free()
    text.pointee.free()
    text.deinitialize(count: 1)
    text.deallocate()
  }

  /// Begins another output, with the memory of this one.
  mutating func restart(_ traits: TextTraits) {
    self.traits = traits
    removeAll()
    styles.removeAll()
  }

  /// Drops everything but styles, which the rest of an output may use too.
  mutating func removeAll() {
    nodes.count = 0
    spans.count = 0
    tables.count = 0
    columns.count = 0
    text.pointee.removeAll()
    if !columnsNotShown.isEmpty { columnsNotShown.removeAll() }
  }

  // MARK: Memory

  /// The bytes of its memory.
  var byteCapacity: Int {
    text.pointee.byteCapacity + nodes.byteCapacity + spans.byteCapacity + tables.byteCapacity
      + columns.byteCapacity + styles.byteCapacity
  }

  /// Whether it is so large that its memory goes back to the system as soon as it can.
  ///
  /// Below 64 MiB the C library has it again for the next engine, and fresh pages take a seventh of
  /// the time of a table of 100,000 rows.
  var isLarge: Bool { text.pointee.byteCapacity + nodes.byteCapacity > 64 << 20 }

  /// Frees the memory of what can be large.
  mutating func freeMemory() {
    removeAll()
    nodes.free()
    nodes = FlatArray()
    spans.free()
    spans = FlatArray()
    text.pointee.free()
    text.pointee = ByteBuffer(capacity: 64)
  }
}
