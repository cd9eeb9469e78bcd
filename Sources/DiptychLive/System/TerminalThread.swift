import DiptychFiles
import DiptychSystem
import struct Synchronization.Atomic

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)

/// The thread that writes for live regions, runs their ticks, and handles signals.
///
/// A terminal that was stopped with Ctrl-S blocks a thread that writes to it. Swift's pool has only
/// as many threads as there are processors, and all of them may be blocked by the program. So live
/// regions have a thread of their own. It runs one job after another.
final class TerminalThread: Sendable {
  /// The only instance.
  ///
  /// Its thread runs until the program ends.
  static let shared = TerminalThread()

  private struct Work {
    var jobs: [@Sendable () -> Void] = []
    var ticks = TickSchedule()
  }

  private let work = Mutex(Work())
  private let pipe: WakePipe

  private init() {
    guard let pipe = WakePipe() else {
      preconditionFailure("the system could not create a pipe for output: error \(errno)")
    }
    self.pipe = pipe
    signalOutput.store(pipe.output, ordering: .releasing)
    // Views are rendered on this thread. They need a larger stack than C libraries other than glibc
    // give to a thread.
    let isStarted = SystemThread.start(stackSize: 1 &<< 20) { TerminalThread.shared.loop() }
    precondition(isStarted, "the system could not start a thread to write to the terminal")
  }

  /// Schedules a job.
  ///
  /// Jobs run in the order that they were scheduled.
  func run(_ job: @escaping @Sendable () -> Void) {
    work.withLock { $0.jobs.append(job) }
    pipe.wake()
  }

  /// Runs a job repeatedly, for the first time after one interval.
  func every(_ interval: Duration, _ job: @escaping @Sendable () -> Void) -> TickSchedule.ID {
    defer { pipe.wake() }
    return work.withLock { $0.ticks.add(every: interval, from: .now, job) }
  }

  /// Ends a repeated job, which may still be running.
  func stop(_ id: TickSchedule.ID) { work.withLock { $0.ticks.remove(id) } }

  private func loop() {
    // A signal handler of the program must not run on this thread, because the handler could wait
    // for a lock that the thread holds.
    TerminalSignals.block()
    while true {
      let wait = work.withLock { $0.ticks.milliseconds(from: .now) }
      var ready = pollfd(fd: pipe.input, events: Int16(POLLIN), revents: 0)
      if poll(&ready, 1, wait ?? -1) > 0 {
        guard let byte = pipe.next() else { continue }
        switch byte {
        case 0: break
        case CrashSignals.request: LiveDisplays.leaveCrash()
        default: TerminalSignals.deliver(Int32(byte))
        }
        if byte != 0 { signalCount.subtract(1, ordering: .acquiringAndReleasing) }
      }
      let jobs = work.withLock { work in
        defer { work.jobs = [] }
        return work.jobs
      }
      for job in jobs { job() }
      for tick in work.withLock({ $0.ticks.due(at: .now) }) { tick() }
    }
  }
}

/// The descriptor for the signal handler, which may only read atomic values.
private let signalOutput = Atomic<Int32>(-1)

/// The number of signals that the thread of the terminal has not completely handled.
private let signalCount = Atomic<Int>(0)

/// Passes a signal to the thread of the terminal.
///
/// The call is safe in a signal handler.
func wakeTerminalThread(by signal: Int32) {
  let code = errno
  signalCount.add(1, ordering: .acquiringAndReleasing)
  let output = signalOutput.load(ordering: .acquiring)
  if !WakePipe.wake(output, by: UInt8(truncatingIfNeeded: signal)) {
    signalCount.subtract(1, ordering: .acquiringAndReleasing)
  }
  errno = code
}

extension TerminalThread {
  /// Returns the number of signals that are handled or wait, a moment after a stopped program
  /// continues.
  ///
  /// A shell that ends a stopped program sends a signal and lets the program continue. Any thread
  /// may receive the signal, so the function waits a moment for that.
  static func signalCountAfterStop() -> Int {
    usleep(100_000)
    return signalCount.load(ordering: .acquiring)
  }
}

#else

/// The stand-in on a platform without threads: a job runs at once in the caller, and there are no
/// ticks.
final class TerminalThread: Sendable {
  static let shared = TerminalThread()

  func run(_ job: @escaping @Sendable () -> Void) { job() }

  func every(_ interval: Duration, _ job: @escaping @Sendable () -> Void) -> TickSchedule.ID { 0 }

  func stop(_ id: TickSchedule.ID) {}
}

#endif

extension TerminalThread {
  /// Runs a job on the thread of the terminal and waits for its end without blocking a thread.
  ///
  /// The job also runs if the task is cancelled.
  func perform(_ job: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
      run {
        job()
        continuation.resume()
      }
    }
  }

  /// Runs a job on the thread of the terminal and blocks the calling thread until its end.
  func performBlocking(_ job: @escaping @Sendable () -> Void) {
    let isDone = ThreadSignal()
    run {
      job()
      isDone.signal()
    }
    isDone.wait()
  }
}

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

  mutating func remove(_ id: ID) { ticks.removeAll { $0.id == id } }

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
