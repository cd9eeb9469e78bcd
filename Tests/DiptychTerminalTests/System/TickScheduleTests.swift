import DiptychSystem
import Testing

@testable import DiptychLive

@Suite("When ticks are due") struct TickScheduleTests {
  private let start = ContinuousClock.now

  /// Runs the jobs that are due after some milliseconds, and returns their names.
  private func due(
    _ schedule: inout TickSchedule,
    at milliseconds: Int,
    _ log: borrowing Mutex<[String]>
  ) -> [String] {
    for job in schedule.due(at: start + .milliseconds(milliseconds)) { job() }
    return log.withLock { log in
      defer { log = [] }
      return log
    }
  }

  private final class Log: Sendable {
    let names = Mutex<[String]>([])
  }

  @Test("A tick is due after its interval, once however late, until it is removed") func order() {
    let log = Log()
    var schedule = TickSchedule()
    #expect(schedule.milliseconds(from: start) == nil)
    let fast = schedule.add(every: .milliseconds(10), from: start) {
      log.names.withLock { $0.append("fast") }
    }
    _ = schedule.add(every: .milliseconds(25), from: start) {
      log.names.withLock { $0.append("slow") }
    }
    #expect(schedule.milliseconds(from: start) == 10)
    #expect(due(&schedule, at: 9, log.names) == [])
    #expect(due(&schedule, at: 10, log.names) == ["fast"])
    #expect(schedule.milliseconds(from: start + .milliseconds(10)) == 10)
    #expect(due(&schedule, at: 45, log.names) == ["fast", "slow"])
    #expect(due(&schedule, at: 46, log.names) == [])
    #expect(schedule.milliseconds(from: start + .milliseconds(60)) == 0)
    schedule.remove(fast)
    #expect(due(&schedule, at: 69, log.names) == [])
    #expect(due(&schedule, at: 70, log.names) == ["slow"])
  }

  @Test(
    "The wait is rounded up, and no shorter than a millisecond",
    arguments: [
      (.microseconds(1500), 2), (.zero, 1), (.seconds(-1), 1), (.nanoseconds(1_000_001), 2),
      (.seconds(100_000_000), 1_000_000_000),
    ] as [(Duration, Int32)]
  )
  func wait(interval: Duration, milliseconds: Int32) {
    var schedule = TickSchedule()
    _ = schedule.add(every: interval, from: start) {}
    #expect(schedule.milliseconds(from: start) == milliseconds)
  }
}
