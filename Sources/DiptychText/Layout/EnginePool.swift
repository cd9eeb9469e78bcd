import DiptychViews
import Synchronization

/// Engines, kept with their memory for the next rendering.
///
/// Without that a large table asks the system for fresh pages each time it is rendered, and twice
/// the rows take two and a half times as long; and a component of a few lines takes a dozen
/// allocations.
enum EnginePool {
  private struct Engine: @unchecked Sendable {
    let pointer: UnsafeMutablePointer<TextEngine>

    func free() {
      pointer.deinitialize(count: 1)
      pointer.deallocate()
    }
  }

  /// The most engines that are kept, one for each of some renderings at a time.
  private static let most = 8

  /// The most bytes of those that are kept, but for one.
  private static let smallLimit = 256 << 10

  /// The most bytes of that one.
  private static let limit = 24 << 20

  private static let kept = Mutex<[Engine]>([])
  private static let turn = Atomic<Bool>(false)

  /// Uses what is kept while no other thread does.
  // `Mutex` waits inside of the standard library, where the thread sanitizer sees nothing. The two
  // atomic operations tell it that one use comes after the other.
  private static func withKept<Result>(
    _ body: (inout sending [Engine]) -> sending Result
  ) -> sending Result {
    kept.withLock { kept in
      _ = turn.load(ordering: .acquiring)
      defer { turn.store(true, ordering: .releasing) }
      return body(&kept)
    }
  }

  /// An engine for an output: one that is kept, or a new one.
  static func take(_ format: TextFormat, out: ByteBuffer) -> UnsafeMutablePointer<TextEngine> {
    if let engine = withKept({ $0.popLast() }) {
      engine.pointer.pointee.restart(format, out: out)
      return engine.pointer
    }
    let engine = UnsafeMutablePointer<TextEngine>.allocate(capacity: 1)
    engine.initialize(to: TextEngine(format, out: out))
    return engine
  }

  /// Keeps an engine if there is a place for it, or that of a smaller one; frees the other.
  static func give(_ pointer: UnsafeMutablePointer<TextEngine>) {
    let engine = Engine(pointer: pointer)
    let byteCount = pointer.pointee.byteCapacity
    let rest: Engine? = withKept { kept in
      if byteCount > smallLimit,
        let other = kept.firstIndex(where: { $0.pointer.pointee.byteCapacity > smallLimit })
      {
        let known = kept[other]
        guard byteCount <= limit, byteCount > known.pointer.pointee.byteCapacity else {
          return engine
        }
        kept[other] = engine
        return known
      }
      guard kept.count < most, byteCount <= limit else { return engine }
      kept.append(engine)
      return nil
    }
    rest?.free()
  }
}
