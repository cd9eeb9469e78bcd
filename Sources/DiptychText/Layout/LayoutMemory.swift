import DiptychViews
import Synchronization

/// The two arrays of an engine that grow with its document, kept for the next one.
///
/// Without that a large table asks the system for fresh pages each time it is rendered, and twice
/// the rows take two and a half times as long.
struct LayoutMemory: @unchecked Sendable {
  var source: ByteBuffer
  var nodes: FlatArray<Node>

  /// The most bytes that are kept.
  private static let limit = 24 << 20

  private static let kept = Mutex<LayoutMemory?>(nil)

  private var byteCount: Int { Self.byteCount(source, nodes) }

  private static func byteCount(_ source: ByteBuffer, _ nodes: FlatArray<Node>) -> Int {
    source.byteCapacity + nodes.capacity * MemoryLayout<Node>.stride
  }

  /// Whether arrays are so large that their memory goes back to the system as soon as it can.
  ///
  /// Below 64 MiB the C library has it again for the next engine, and fresh pages take a seventh of
  /// the time of a table of 100,000 rows.
  static func isLarge(_ source: ByteBuffer, _ nodes: FlatArray<Node>) -> Bool {
    byteCount(source, nodes) > 64 << 20
  }

  /// Empty arrays: those that are kept, or new ones.
  static func take() -> LayoutMemory {
    let kept = kept.withLock { kept in
      defer { kept = nil }
      return kept
    }
    guard var memory = kept else {
      return LayoutMemory(source: ByteBuffer(capacity: 4096), nodes: FlatArray(capacity: 256))
    }
    memory.source.removeAll()
    memory.nodes.count = 0
    return memory
  }

  /// Keeps arrays in the place of smaller ones, unless they are too large; frees the others.
  static func give(_ memory: LayoutMemory) {
    let rest = kept.withLock { kept -> LayoutMemory? in
      guard memory.byteCount <= limit, memory.byteCount > kept?.byteCount ?? 0 else {
        return memory
      }
      defer { kept = memory }
      return kept
    }
    rest?.source.free()
    rest?.nodes.free()
  }
}
