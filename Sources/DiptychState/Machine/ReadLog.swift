import DiptychSystem
import Observation
import struct Synchronization.Atomic

/// A log of the stores that are read, for example while a frame is drawn.
///
/// ```swift
/// let log = ReadLog()
/// ReadLog.$current.withValue(log) { draw() }
/// if log.isBusy(onChange: { wake.set() }) { await wake.wait() }
/// ```
///
/// While a log is bound, a store adds itself to the log when its state, or a property that depends
/// on the state, is read. The log is bound as a task-local value, so code that continues on a
/// thread outside the task must bind the log again.
package final class ReadLog: Sendable {
  /// The log of the task, if there is one.
  @TaskLocal package static var current: ReadLog?

  /// An object that was read, with a closure that returns whether its work is in flight.
  package struct Source: Sendable {
    package let object: any AnyObject & Sendable
    fileprivate let isBusy: @Sendable () -> Bool
  }

  private struct Locked {
    var ids: Set<ObjectIdentifier> = []
    var sources: [Source] = []
    /// The numbers of writes to the objects that were read, before the first read of each.
    var counts: [ObjectIdentifier: (writes: WriteCount, before: Int)] = [:]
    var misplaced: MisplacedShared?
  }

  private let locked = Mutex(Locked())

  /// Creates an empty log.
  package init() {}

  /// The sources that were read, without duplicates, in the order of their first read.
  package var sources: [Source] { locked.withLock { $0.sources } }

  /// Records that an object was read.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - isBusy: Returns whether its work is in flight. Observation tracks the result.
  package func note(_ object: any AnyObject & Sendable, isBusy: @escaping @Sendable () -> Bool) {
    locked.withLock { locked in
      guard locked.ids.insert(ObjectIdentifier(object)).inserted else { return }
      locked.sources.append(Source(object: object, isBusy: isBusy))
    }
  }

  /// Records the number of writes to an object before its state is read.
  func note(_ writes: WriteCount) {
    locked.withLock { locked in
      let id = ObjectIdentifier(writes)
      if locked.counts[id] == nil { locked.counts[id] = (writes, writes.current) }
    }
  }

  /// Whether an object was written after its first read.
  package var isOutdated: Bool {
    locked.withLock { $0.counts.values.contains { $0.writes.current != $0.before } }
  }

  /// The first ``Shared`` that was created and read while this log was bound, if there is one.
  ///
  /// Such a `Shared` is a programming error. Code that creates an object once and returns the same
  /// object later must not bind the log during the creation.
  package var misplacedShared: MisplacedShared? { locked.withLock { $0.misplaced } }

  func noteMisplaced<Value>(_: Value.Type) {
    locked.withLock { locked in
      if locked.misplaced == nil { locked.misplaced = MisplacedShared(type: "\(Value.self)") }
    }
  }

  /// Returns whether any source that was read is busy.
  ///
  /// - Parameter onChange: Called once when the result may have changed from true to false. It may
  ///   be called from any thread, before the function returns, and even if the function returns
  ///   false.
  /// - Returns: Whether a source is busy. If it is false, the observers of all sources have already
  ///   been notified of the last change.
  package func isBusy(onChange: @escaping @Sendable () -> Void) -> Bool {
    let sources = sources
    let isBusy = { sources.contains { $0.isBusy() } }
    guard isBusy(), withObservationTracking(isBusy, onChange: onChange) else { return false }
    // Tracking begins after the read, so a change in between is not reported. Therefore, read once
    // more.
    return isBusy()
  }
}

/// The error that a view has created a `Shared` while it was drawn.
///
/// A view that declares `@Shared var user` causes it. The next frame creates another `Shared`, so a
/// value that is written to this one is never shown.
package struct MisplacedShared: Error, Hashable, CustomStringConvertible {
  /// The type of the value, as text.
  package let type: String

  package var description: String {
    """
    a view made a Shared<\(type)> while it was drawn, and the next frame makes another one: what is \
    written to it is never shown. Own it outside of the view (`@Shared var value`, beside the host), \
    and let the view have a `@Binding var value: \(type)`
    """
  }
}

/// The number of writes to an object that holds observed state.
///
/// Observation reports writes from the moment tracking begins. A reader records the count in a
/// ``ReadLog`` before its read, and compares the count after tracking has begun. So the reader also
/// detects the writes in between.
package final class WriteCount: Sendable {
  private let count = Atomic<Int>(0)

  package init() {}

  /// The number of writes so far.
  var current: Int { count.load(ordering: .sequentiallyConsistent) }

  /// Counts a write, after it was made and before observers are notified.
  package func bump() { count.add(1, ordering: .sequentiallyConsistent) }

  /// Records the count in the log of the task, if there is a log, before the state is read.
  package func noteRead() { ReadLog.current?.note(self) }
}
