import DiptychViews
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)

/// The thread that writes for live regions, lets their time pass, and acts on signals.
///
/// A terminal that was stopped with Ctrl-S blocks who writes to it, and the threads of Swift's pool,
/// of which there are as few as the machine has processors, may all wait for something of the
/// program. So none of this needs them. Jobs run one after another.
final class TerminalThread: Sendable {
  /// The one thread of the program; it lives as long as the program does.
  static let shared = TerminalThread()

  private struct Work {
    var jobs: [@Sendable () -> Void] = []
    var ticks = TickSchedule()
  }

  private let work = Mutex(Work())
  private let input: Int32
  private let output: Int32

  private init() {
    var ends: [Int32] = [0, 0]
    precondition(pipe(&ends) == 0, "no pipe could be made to write to the terminal (\(errno))")
    (input, output) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // A full pipe wakes the thread as well, so nobody has to wait for room in it.
    _ = fcntl(output, F_SETFL, O_NONBLOCK)
    signalOutput.store(output, ordering: .releasing)
    // Views are rendered here; other C libraries than glibc give a thread less.
    let isStarted = SystemThread.start(stackSize: 1 << 20) { TerminalThread.shared.loop() }
    precondition(isStarted, "no thread could be made to write to the terminal")
  }

  /// Runs a job some time; jobs run in the order in which they were given.
  func run(_ job: @escaping @Sendable () -> Void) {
    work.withLock { $0.jobs.append(job) }
    wake(output, by: 0)
  }

  /// Runs a job every so often, beginning after that time.
  func every(_ interval: Duration, _ job: @escaping @Sendable () -> Void) -> TickSchedule.ID {
    defer { wake(output, by: 0) }
    return work.withLock { $0.ticks.add(every: interval, from: .now, job) }
  }

  /// Ends what is run every so often; it may be running now.
  func stop(_ id: TickSchedule.ID) {
    work.withLock { $0.ticks.remove(id) }
  }

  private func loop() {
    // No handler of the program runs here: it could wait for what this thread has locked.
    TerminalSignals.block()
    while true {
      let wait = work.withLock { $0.ticks.milliseconds(from: .now) }
      var ready = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
      if poll(&ready, 1, wait ?? -1) > 0 {
        var byte: UInt8 = 0
        guard read(input, &byte, 1) == 1 else { continue }
        switch byte {
        case 0: break
        case CrashSignals.request: LiveDisplays.leaveCrash()
        default: TerminalSignals.deliver(Int32(byte))
        }
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

/// Where the signal handler writes: a handler may read no more than an atomic value.
private let signalOutput = Atomic<Int32>(-1)

/// Hands a signal to the thread; safe in a signal handler.
func wakeTerminalThread(by signal: Int32) {
  let code = errno
  wake(signalOutput.load(ordering: .acquiring), by: UInt8(truncatingIfNeeded: signal))
  errno = code
}

private func wake(_ descriptor: Int32, by byte: UInt8) {
  var byte = byte
  _ = write(descriptor, &byte, 1)
}

#else

/// No thread: a job runs at once, where it is given, and no time passes.
final class TerminalThread: Sendable {
  static let shared = TerminalThread()

  func run(_ job: @escaping @Sendable () -> Void) { job() }

  func every(_ interval: Duration, _ job: @escaping @Sendable () -> Void) -> TickSchedule.ID { 0 }

  func stop(_ id: TickSchedule.ID) {}
}

#endif

extension TerminalThread {
  /// Runs a job and waits until it is done, blocking no thread.
  ///
  /// The job runs also where the task was cancelled.
  func perform(_ job: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
      run {
        job()
        continuation.resume()
      }
    }
  }

  /// Runs a job and blocks the thread that calls until it is done.
  func performBlocking(_ job: @escaping @Sendable () -> Void) {
    let isDone = ThreadSignal()
    run {
      job()
      isDone.signal()
    }
    isDone.wait()
  }
}
