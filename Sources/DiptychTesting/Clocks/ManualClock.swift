import DiptychState

/// A clock that stands still until the test moves it.
///
/// ```swift
/// let clock = ManualClock()
/// let store = AsyncStore(retry: .exponential(), clock: clock, fetch: gate.fetch)
/// async let load: Void = store.load()
/// await gate.fail(1, with: Oops())
/// await clock.sleepers(1)
/// await clock.advance(by: .seconds(1))
/// await gate.answer(2, with: 3)
/// await load
/// ```
public final class ManualClock: Clock, Sendable {
  /// A time of a manual clock.
  public struct Instant: InstantProtocol {
    /// How far the clock was moved by then.
    public var offset: Duration

    /// Creates a time.
    public init(offset: Duration) {
      self.offset = offset
    }

    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    public static func < (first: Instant, second: Instant) -> Bool {
      first.offset < second.offset
    }
  }

  private struct Sleeper {
    let id: Int
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct Watcher {
    let count: Int
    let continuation: CheckedContinuation<Void, Never>
  }

  private struct Locked {
    var now = Instant(offset: .zero)
    /// In the order of their deadlines; those with the same one in the order in which they came.
    var sleepers: [Sleeper] = []
    var cancelled: Set<Int> = []
    var sleeperCount = 0
    var watchers: [Watcher] = []
    /// Goes on when the sleeper that was woken has left the clock.
    var departure: (sleeper: Int, continuation: CheckedContinuation<Void, Never>)?
  }

  private let locked = WatchedMutex(Locked())

  /// Creates a clock that shows zero.
  public init() {}

  public var now: Instant { locked.withLock { $0.now } }
  public var minimumResolution: Duration { .zero }

  /// Sleeps until the clock was moved to a time.
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
      return locked.departure?.sleeper == id ? locked.departure.take() : nil
    }
    departure?.continuation.resume()
  }

  // MARK: Moving

  /// Moves the clock, and wakes who sleeps no longer than that.
  ///
  /// They wake in the order of their deadlines, each at its own time and not before the one ahead
  /// has left the clock. What they do then is theirs: wait for it where it shows, at a ``Gate``, a
  /// ``StateRecorder``, or with ``sleepers(_:)``.
  ///
  /// - Parameters:
  ///   - duration: How far the clock is moved.
  ///   - count: How many sleep again after each of them has woken, before the next one wakes. With 1
  ///     a task that sleeps a second in a loop wakes three times in three seconds.
  public func advance(by duration: Duration, keeping count: Int = 0) async {
    let end = now.advanced(by: duration)
    while let sleeper = locked.withLock({ locked -> Sleeper? in
      guard let first = locked.sleepers.first, first.deadline <= end else {
        locked.now = end
        return nil
      }
      locked.now = max(locked.now, first.deadline)
      return locked.sleepers.removeFirst()
    }) {
      await withCheckedContinuation { departure in
        locked.withLock { $0.departure = (sleeper.id, departure) }
        sleeper.continuation.resume()
      }
      await sleepers(count)
    }
  }

  /// Waits for a sleeper, and moves the clock to the first deadline.
  ///
  /// - Returns: How far the clock was moved.
  @discardableResult
  public func advanceToNextDeadline() async -> Duration {
    await sleepers(1)
    let distance = locked.withLock { locked in
      locked.sleepers.first.map { locked.now.duration(to: $0.deadline) } ?? .zero
    }
    await advance(by: distance)
    return distance
  }

  /// Waits until at least so many sleep.
  public func sleepers(_ count: Int) async {
    await withCheckedContinuation { continuation in
      let isMet = locked.withLock { locked in
        if locked.sleepers.count >= count { return true }
        locked.watchers.append(Watcher(count: count, continuation: continuation))
        return false
      }
      if isMet { continuation.resume() }
    }
  }

  // MARK: Sleeping

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
    case .asleep(let watchers): watchers.forEach { $0.continuation.resume() }
    case .awake: sleeper.continuation.resume()
    case .cancelled: sleeper.continuation.resume(throwing: CancellationError())
    }
  }

  /// Wakes a sleeper whose task was cancelled, or who is about to sleep.
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
