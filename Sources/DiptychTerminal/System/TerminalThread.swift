#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif
import Synchronization

/// The thread that writes for live regions and acts on signals.
///
/// A terminal that was stopped with Ctrl-S blocks who writes to it. That must not be a thread of
/// Swift's pool, which has as few as the machine has processors. Jobs run one after another.
final class TerminalThread: Sendable {
  /// The one thread of the program; it lives as long as the program does.
  static let shared = TerminalThread()

  private let jobs = Mutex<[@Sendable () -> Void]>([])
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
    start()
  }

  /// Runs a job some time; jobs run in the order in which they were given.
  func run(_ job: @escaping @Sendable () -> Void) {
    jobs.withLock { $0.append(job) }
    wake(output, by: 0)
  }

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

  private func start() {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    // Views are rendered here; other C libraries than glibc give a thread less.
    pthread_attr_setstacksize(&attributes, 1 << 20)
    #if canImport(Darwin)
    var thread: pthread_t?
    #else
    var thread = pthread_t()
    #endif
    let status = pthread_create(
      &thread,
      &attributes,
      { _ in
        TerminalThread.shared.loop()
        return nil
      },
      nil
    )
    precondition(status == 0, "no thread could be made to write to the terminal (\(status))")
  }

  private func loop() {
    // No handler of the program runs here: it could wait for what this thread has locked.
    TerminalSignals.block()
    while true {
      var byte: UInt8 = 0
      guard read(input, &byte, 1) == 1 else { continue }
      if byte != 0 { TerminalSignals.deliver(Int32(byte)) }
      let jobs = jobs.withLock { jobs in
        defer { jobs = [] }
        return jobs
      }
      for job in jobs { job() }
    }
  }
}

/// Where the signal handler writes: a handler may read no more than an atomic value.
private let signalOutput = Atomic<Int32>(-1)

/// Hands a signal to the thread; all that a signal handler of live regions does.
func wakeTerminalThread(by signal: Int32) {
  let code = errno
  wake(signalOutput.load(ordering: .acquiring), by: UInt8(truncatingIfNeeded: signal))
  errno = code
}

private func wake(_ descriptor: Int32, by byte: UInt8) {
  var byte = byte
  _ = write(descriptor, &byte, 1)
}
