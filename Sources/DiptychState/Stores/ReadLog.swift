import DiptychSystem
import Observation

/// A log of the stores that are read, for example while a frame is drawn.
///
/// ```swift
/// let log = ReadLog()
/// ReadLog.$current.withValue(log) { draw() }
/// if log.isBusy(onChange: { wake.set() }) { await wake.wait() }
/// ```
///
/// A store notes itself when its state, or anything derived from the state, is read while a log is
/// bound. The binding is a task-local value: code that continues on a thread outside the task must
/// bind the log again.
package final class ReadLog: Sendable {
  /// The log of the task, if there is one.
  @TaskLocal package static var current: ReadLog?

  /// An object that was read, and says whether its work is in flight.
  package struct Source: Sendable {
    package let object: any AnyObject & Sendable
    fileprivate let isBusy: @Sendable () -> Bool
  }

  private struct Locked {
    var ids: Set<ObjectIdentifier> = []
    var sources: [Source] = []
    var misplaced: MisplacedShared?
  }

  private let locked = WatchedMutex(Locked())

  /// Creates a log of nothing.
  package init() {}

  /// The sources that were read, each once, in the order of their first read.
  package var sources: [Source] { locked.withLock { $0.sources } }

  /// Notes that an object was read.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - isBusy: Returns whether its work is in flight. Observation tracks the result.
  package func note(
    _ object: any AnyObject & Sendable,
    isBusy: @escaping @Sendable () -> Bool
  ) {
    locked.withLock { locked in
      guard locked.ids.insert(ObjectIdentifier(object)).inserted else { return }
      locked.sources.append(Source(object: object, isBusy: isBusy))
    }
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
  /// - Returns: Whether a source is busy. If false, the observers of every source know of its last
  ///   change.
  package func isBusy(onChange: @escaping @Sendable () -> Void) -> Bool {
    let sources = sources
    let isBusy = { sources.contains { $0.isBusy() } }
    guard isBusy(), withObservationTracking(isBusy, onChange: onChange) else { return false }
    // Tracking begins after the read, and a change in between is not reported: read once more.
    return isBusy()
  }
}
