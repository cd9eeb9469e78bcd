import DiptychFiles

/// A schedule of repeated jobs.
///
/// A late job runs once, however many of its times have passed.
struct TickSchedule {
  typealias ID = Int

  private struct Tick {
    let id: ID
    let interval: Duration
    var next: ContinuousClock.Instant
    let job: @Sendable () -> Void
  }

  private var ticks: [Tick] = []
  private var lastID: ID = 0

  /// Adds a job that first runs after one interval, which is at least a millisecond.
  mutating func add(
    every interval: Duration,
    from now: ContinuousClock.Instant,
    _ job: @escaping @Sendable () -> Void
  ) -> ID {
    lastID += 1
    let interval = max(interval, .milliseconds(1))
    ticks.append(Tick(id: lastID, interval: interval, next: now + interval, job: job))
    return lastID
  }

  mutating func remove(_ id: ID) {
    ticks.removeAll { $0.id == id }
  }

  /// Returns the milliseconds until the next job, rounded up, or nil.
  func milliseconds(from now: ContinuousClock.Instant) -> Int32? {
    guard let next = ticks.map(\.next).min() else { return nil }
    return (next - now).pollTimeout
  }

  /// Returns the jobs whose time has come, and schedules each for one interval later.
  mutating func due(at now: ContinuousClock.Instant) -> [@Sendable () -> Void] {
    var jobs: [@Sendable () -> Void] = []
    for index in ticks.indices where ticks[index].next <= now {
      jobs.append(ticks[index].job)
      ticks[index].next = now + ticks[index].interval
    }
    return jobs
  }
}
