import Synchronization

/// A mutex whose hand-over the thread sanitizer sees.
///
/// `Mutex` waits inside of the standard library, which is not instrumented: what one thread wrote
/// under the lock looks to the sanitizer like a race with the thread that waited for it. The two
/// atomic operations are compiled here, and say that the one comes after the other. A value that is
/// used without the lock is still found.
package struct WatchedMutex<Value: ~Copyable>: ~Copyable {
  private let mutex: Mutex<Value>
  private let turn = Atomic<Bool>(false)

  package init(_ value: consuming sending Value) {
    mutex = Mutex(value)
  }

  /// Runs a body with the value while no other thread does.
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
