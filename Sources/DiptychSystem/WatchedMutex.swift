public import Synchronization

/// A mutex that the thread sanitizer understands.
///
/// `Mutex` waits inside the standard library, which is not instrumented. So the sanitizer reports a
/// race between a write under the lock and the thread that waited for the lock. The two atomic
/// operations are compiled in this module. They show the sanitizer that the critical sections run
/// one after the other. Access without the lock is still reported.
@usableFromInline
package struct WatchedMutex<Value: ~Copyable>: ~Copyable {
  @usableFromInline let mutex: Mutex<Value>
  @usableFromInline let turn = Atomic<Bool>(false)

  package init(_ value: consuming sending Value) {
    mutex = Mutex(value)
  }

  /// Runs a closure with exclusive access to the value.
  @inlinable
  @inline(__always)
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

extension WatchedMutex: Sendable where Value: ~Copyable {}
