import DiptychSystem
import DiptychViews

/// A pool of builders, whose memory the next rendering uses again.
///
/// Without the pool, a large table asks the system for fresh pages each time it is rendered. Then
/// twice the rows take two and a half times as long. Even a component of a few lines needs a dozen
/// allocations.
enum BuilderPool {
  private struct Pooled: @unchecked Sendable {
    let pointer: UnsafeMutablePointer<DocumentBuilder>

    func free() {
      pointer.deinitialize(count: 1)
      pointer.deallocate()
    }
  }

  /// The maximum number of builders in the pool, which is enough for as many simultaneous
  /// renderings.
  private static let most = 8

  /// The maximum number of bytes of a builder in the pool; one builder may have more.
  private static let smallLimit = 256 &<< 10

  /// The maximum number of bytes of the one builder that may have more.
  private static let limit = 24 &<< 20

  private static let kept = WatchedMutex<[Pooled]>([])

  /// Returns a builder for an output: one from the pool, or a new one.
  static func take(_ format: TextFormat, out: ByteBuffer) -> UnsafeMutablePointer<DocumentBuilder> {
    if let builder = kept.withLock({ $0.popLast() }) {
      builder.pointer.pointee.restart(format, out: out)
      return builder.pointer
    }
    let builder = UnsafeMutablePointer<DocumentBuilder>.allocate(capacity: 1)
    builder.initialize(to: DocumentBuilder(format, out: out))
    return builder
  }

  /// Puts a builder into the pool, or frees it if the pool has no place for it.
  ///
  /// If two builders are above ``smallLimit``, the larger one stays.
  static func give(_ pointer: UnsafeMutablePointer<DocumentBuilder>) {
    let builder = Pooled(pointer: pointer)
    let byteCount = pointer.pointee.byteCapacity
    let rest: Pooled? = kept.withLock { kept in
      if byteCount > smallLimit,
        let other = kept.firstIndex(where: { $0.pointer.pointee.byteCapacity > smallLimit })
      {
        let known = kept[other]
        guard byteCount <= limit, byteCount > known.pointer.pointee.byteCapacity else {
          return builder
        }
        kept[other] = builder
        return known
      }
      guard kept.count < most, byteCount <= limit else { return builder }
      kept.append(builder)
      return nil
    }
    rest?.free()
  }
}
