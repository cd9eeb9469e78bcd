import Observation

/// The stores that somebody reads, such as a frame that is being drawn.
///
/// ```swift
/// let log = ReadLog()
/// ReadLog.$current.withValue(log) { draw() }
/// if log.isBusy(onChange: { wake.set() }) { await wake.wait() }
/// ```
///
/// A store of the kit notes itself where its state, or anything that is made of it, is read while a
/// log is bound. A task-local value is bound to a thread: who goes on on another one binds it there.
package final class ReadLog: Sendable {
  /// The log of the task, if there is one.
  @TaskLocal package static var current: ReadLog?

  private struct Locked {
    var ids: Set<ObjectIdentifier> = []
    var sources: [any BusySource] = []
    var misplaced: MisplacedShared?
  }

  private let locked = WatchedMutex(Locked())

  /// Creates a log of nothing.
  package init() {}

  /// The sources that were read, each once, in the order of their first reading.
  package var sources: [any BusySource] { locked.withLock { $0.sources } }

  /// Notes that something was read.
  package func note(_ source: any BusySource) {
    locked.withLock { locked in
      if locked.ids.insert(ObjectIdentifier(source)).inserted { locked.sources.append(source) }
    }
  }

  /// The first ``Shared`` that was made and read while this log was bound, if there is one.
  ///
  /// It is an error of the program. Who keeps what is made meanwhile, and hands out the same object
  /// the next time, binds no log while it is made.
  package var misplacedShared: MisplacedShared? { locked.withLock { $0.misplaced } }

  func noteMisplaced<Value>(_: Value.Type) {
    locked.withLock { locked in
      if locked.misplaced == nil { locked.misplaced = MisplacedShared(type: "\(Value.self)") }
    }
  }

  /// Asks whether anything that was read is busy.
  ///
  /// - Parameter onChange: Called once when a true answer may have become false. It may be called
  ///   from any thread, before this returns too, and also where the answer is false.
  /// - Returns: Whether anything is. Whatever has ended by the time of a false answer has told those
  ///   who observe its state.
  package func isBusy(onChange: @escaping @Sendable () -> Void) -> Bool {
    let sources = sources
    let isBusy = { sources.contains { $0.isBusy } }
    guard isBusy(), withObservationTracking(isBusy, onChange: onChange) else { return false }
    // The tracking begins when the read has ended; nobody tells of what changed in between.
    return isBusy()
  }
}

extension BusySource {
  /// Notes itself in the log of the task, if there is one.
  func noteRead() { ReadLog.current?.note(self) }
}
