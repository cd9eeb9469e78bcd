import DiptychViews
import Synchronization

/// A pool of engines, whose memory the next rendering uses again.
///
/// Without the pool, a large table asks the system for fresh pages each time it is rendered, so
/// that twice the rows take two and a half times as long; and a component of a few lines takes a
/// dozen allocations.
enum EnginePool {
  private struct Engine: @unchecked Sendable {
    let pointer: UnsafeMutablePointer<TextEngine>

    func free() {
      pointer.deinitialize(count: 1)
      pointer.deallocate()
    }
  }

  /// The most engines in the pool, enough for that many renderings at a time.
  private static let most = 8

  /// The most bytes of an engine in the pool; one engine may have more.
  private static let smallLimit = 256 &<< 10

  /// The most bytes of the one engine that may have more.
  private static let limit = 24 &<< 20

  private static let kept = Mutex<[Engine]>([])
  private static let turn = Atomic<Bool>(false)

  /// Calls a closure with the pool, which no other thread uses meanwhile.
  // `Mutex` waits inside the standard library, which the thread sanitizer does not see. The two
  // atomic operations tell it that one use happens after the other.
  private static func withKept<Result>(
    _ body: (inout sending [Engine]) -> sending Result
  ) -> sending Result {
    kept.withLock { kept in
      _ = turn.load(ordering: .acquiring)
      defer { turn.store(true, ordering: .releasing) }
      return body(&kept)
    }
  }

  /// Returns an engine for an output: one from the pool, or a new one.
  static func take(_ format: TextFormat, out: ByteBuffer) -> UnsafeMutablePointer<TextEngine> {
    if let engine = withKept({ $0.popLast() }) {
      engine.pointer.pointee.restart(format, out: out)
      return engine.pointer
    }
    let engine = UnsafeMutablePointer<TextEngine>.allocate(capacity: 1)
    engine.initialize(to: TextEngine(format, out: out))
    return engine
  }

  /// Puts an engine into the pool, or frees it if the pool has no place for it.
  ///
  /// Of two engines above ``smallLimit`` the larger one stays.
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
