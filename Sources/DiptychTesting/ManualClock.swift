import DiptychSystem
import DiptychState

/// A clock for tests, whose time changes only when the test advances the clock.
///
/// ```swift
/// let clock = ManualClock()
/// let options = LoadOptions(retry: .exponential(), clock: clock)
/// let store = AsyncStore(options: options, fetch: gate.fetch)
/// async let load: Void = store.load()
/// await gate.fail(1, with: Oops())
/// await clock.sleepers(1)
/// await clock.advance(by: .seconds(1))
/// await gate.answer(2, with: 3)
/// await load
/// ```
public final class ManualClock: Clock, Sendable {
  /// An instant of a manual clock.
  public struct Instant: InstantProtocol {
    /// The duration from the start of the clock to this instant.
    public var offset: Duration

    /// Creates an instant from the duration since the start of the clock.
    public init(offset: Duration) { self.offset = offset }

    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    public static func < (first: Instant, second: Instant) -> Bool { first.offset < second.offset }
  }

  private struct Sleeper {
    let id: Int
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct Watcher {
    let count: Int
    let waiter: Waiter
  }

  private struct Locked {
    var now = Instant(offset: .zero)
    /// The sleepers, sorted by their deadlines and then by the time when they began to sleep.
    var sleepers: [Sleeper] = []
    var cancelled: Set<Int> = []
    var sleeperCount = 0
    var watchers: [Watcher] = []
    /// The calls that wait until a resumed sleeper has returned from `sleep`, by the identifier of
    /// the sleeper.
    var departures: [Int: CheckedContinuation<Void, Never>] = [:]
  }

  private let locked = Mutex(Locked())

  /// Creates a clock whose current offset is zero.
  public init() {}

  public var now: Instant { locked.withLock { $0.now } }
  public var minimumResolution: Duration { .zero }

  /// Suspends the task until the clock reaches a deadline.
  ///
  /// The tolerance is ignored.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let id = locked.withLock { locked in
      locked.sleeperCount += 1
      return locked.sleeperCount
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        fallAsleep(Sleeper(id: id, deadline: deadline, continuation: continuation))
      }
    } onCancel: {
      cancel(id)
    }
    let departure = locked.withLock { locked in
      locked.cancelled.remove(id)
      return locked.departures.removeValue(forKey: id)
    }
    departure?.resume()
  }

  // MARK: Time

  /// Advances the clock, and resumes the sleeping tasks whose deadlines are reached.
  ///
  /// The tasks resume in the order of their deadlines. When a task resumes, the time of the clock
  /// is the deadline of the task. The next task resumes after the previous task has returned from
  /// `sleep`. The function does not wait for the work that the tasks do after `sleep`. To wait for
  /// the effects of this work, use a ``Gate``, a ``StateRecorder`` or ``sleepers(_:)``.
  ///
  /// - Parameters:
  ///   - duration: The duration to advance.
  ///   - count: The number of tasks that must be asleep before the next task resumes. For example,
  ///     if a task sleeps for a second in a loop, pass 1 to give the task time to sleep again. Then
  ///     the task resumes three times when the clock advances by three seconds.
  public func advance(by duration: Duration, keeping count: Int = 0) async {
    let end = now.advanced(by: duration)
    while let sleeper = locked.withLock({ locked -> Sleeper? in
      guard let first = locked.sleepers.first, first.deadline <= end else {
        locked.now = max(locked.now, end)
        return nil
      }
      locked.now = max(locked.now, first.deadline)
      return locked.sleepers.removeFirst()
    }) {
      await withCheckedContinuation { departure in
        locked.withLock { $0.departures[sleeper.id] = departure }
        sleeper.continuation.resume()
      }
      await sleepers(count)
    }
  }

  /// Waits until a task sleeps, and advances the clock to the earliest deadline.
  ///
  /// If the task that calls this function is cancelled while no task sleeps, the clock does not
  /// advance.
  ///
  /// - Returns: The duration that the clock has advanced by. It is zero if no task was asleep.
  @discardableResult
  public func advanceToNextDeadline() async -> Duration {
    await sleepers(1)
    let distance = locked.withLock { locked in
      locked.sleepers.first.map { locked.now.duration(to: $0.deadline) } ?? .zero
    }
    await advance(by: distance)
    return distance
  }

  /// Waits until at least `count` tasks sleep on this clock.
  ///
  /// If the task that calls this function is cancelled, the function returns at once.
  public func sleepers(_ count: Int) async {
    let waiter = Waiter()
    await waiter.wait(unless: {
      locked.withLock { locked in
        if locked.sleepers.count >= count { return true }
        locked.watchers.append(Watcher(count: count, waiter: waiter))
        return false
      }
    })
  }

  // MARK: Sleepers

  private func fallAsleep(_ sleeper: Sleeper) {
    enum Outcome { case asleep([Watcher]), awake, cancelled }
    let outcome = locked.withLock { locked -> Outcome in
      if locked.cancelled.remove(sleeper.id) != nil { return .cancelled }
      if sleeper.deadline <= locked.now { return .awake }
      let index = locked.sleepers.firstIndex { $0.deadline > sleeper.deadline }
      locked.sleepers.insert(sleeper, at: index ?? locked.sleepers.endIndex)
      let count = locked.sleepers.count
      let met = locked.watchers.filter { $0.count <= count }
      locked.watchers.removeAll { $0.count <= count }
      return .asleep(met)
    }
    switch outcome {
    case .asleep(let watchers): watchers.forEach { $0.waiter.resume() }
    case .awake: sleeper.continuation.resume()
    case .cancelled: sleeper.continuation.resume(throwing: CancellationError())
    }
  }

  /// Resumes a sleeper whose task was cancelled.
  ///
  /// If the task does not sleep yet, `sleep` throws an error as soon as it is about to sleep.
  private func cancel(_ id: Int) {
    let sleeper = locked.withLock { locked -> Sleeper? in
      guard let index = locked.sleepers.firstIndex(where: { $0.id == id }) else {
        locked.cancelled.insert(id)
        return nil
      }
      return locked.sleepers.remove(at: index)
    }
    sleeper?.continuation.resume(throwing: CancellationError())
  }
}
