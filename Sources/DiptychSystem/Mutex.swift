// The lock of the kit is the `Mutex` of the standard library. Modules get it from this module, so
// that Scripts/check-release can replace it.

#if DIPTYCH_CHECKS_THREADS

import Synchronization

/// A mutex that the thread sanitizer understands.
///
/// `Synchronization.Mutex` waits inside the standard library, which is not instrumented. So the
/// sanitizer reports a race between a write under the lock and the thread that waited for the lock.
/// The two atomic operations are compiled in this module. They show the sanitizer that the critical
/// sections run one after the other. Access without the lock is still reported.
@usableFromInline
package struct Mutex<Value: ~Copyable>: ~Copyable {
  private let mutex: Synchronization.Mutex<Value>
  private let turn = Atomic<Bool>(false)

  package init(_ value: consuming sending Value) { mutex = Synchronization.Mutex(value) }

  /// Runs a closure with exclusive access to the value.
  @usableFromInline
  package borrowing func withLock<Result: ~Copyable, E: Error>(
    _ body: (inout sending Value) throws(E) -> sending Result
  ) throws(E) -> sending Result {
    try mutex.withLock { value throws(E) in
      _ = turn.load(ordering: .acquiring)
      defer { turn.store(true, ordering: .releasing) }
      return try body(&value)
    }
  }
}

extension Mutex: Sendable where Value: ~Copyable {}

#else

@_exported public import struct Synchronization.Mutex

#endif
