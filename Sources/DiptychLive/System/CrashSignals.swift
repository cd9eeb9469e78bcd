import DiptychFiles
import Synchronization

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)

/// The signals of a crash while a live region is drawn, or a terminal is in raw mode.
///
/// Before the signal takes the action that the program had set, the modes of the terminal are
/// restored, the region is removed, and captured text is written. The thread that crashed may hold
/// any lock. So the handler only notifies the thread of the terminal, and waits for at most half a
/// second.
enum CrashSignals {
  /// The actions that the program had set, by signal number, in memory that a signal handler may
  /// read.
  fileprivate nonisolated(unsafe) static let previous: UnsafeMutablePointer<sigaction> = {
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 64)
    actions.initialize(repeating: sigaction(), count: 64)
    return actions
  }()

  /// Installs the handlers.
  static func install() {
    for signal in SystemThread.faults {
      sigaction(signal, nil, previous + Int(signal))
      var action = sigaction(informedHandler: crashed(by:info:context:))
      action.sa_flags = SA_SIGINFO | SA_ONSTACK
      sigaction(signal, &action, nil)
    }
  }

  /// Restores the actions that the program had set.
  static func uninstall() {
    for signal in SystemThread.faults { sigaction(signal, previous + Int(signal), nil) }
  }

  /// The byte that reports a crash to the thread of the terminal.
  static let request: UInt8 = 255

  /// Reports that the regions are hidden.
  static func wasHandled() { isHandled.store(true, ordering: .releasing) }

  /// Records that a standard stream is redirected to the capture, and records a copy of its
  /// original descriptor.
  static func streamWasTaken(_ stream: Int32, copy: Int32) {
    if stream == STDOUT_FILENO {
      outputCopy.store(copy, ordering: .releasing)
    } else {
      errorCopy.store(copy, ordering: .releasing)
    }
  }

  static func streamWasReleased(_ stream: Int32) { streamWasTaken(stream, copy: -1) }

  /// The modes that a terminal had before raw mode, in memory that a signal handler may read.
  fileprivate nonisolated(unsafe) static let modes: UnsafeMutablePointer<termios> = {
    let modes = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    modes.initialize(to: termios())
    return modes
  }()

  /// Records that a terminal is in raw mode, and records its earlier modes.
  ///
  /// If several terminals are in raw mode, only the modes of the first terminal are restored.
  static func terminalBecameRaw(_ terminal: Int32, from original: termios) {
    guard rawTerminal.load(ordering: .acquiring) < 0 else { return }
    modes.pointee = original
    rawTerminal.store(terminal, ordering: .releasing)
  }

  /// Records that a terminal has its earlier modes again.
  static func terminalWasRestored(_ terminal: Int32) {
    _ = rawTerminal.compareExchange(
      expected: terminal,
      desired: -1,
      ordering: .acquiringAndReleasing
    )
  }
}

private let isHandled = Atomic<Bool>(false)
private let outputCopy = Atomic<Int32>(-1)
private let errorCopy = Atomic<Int32>(-1)
private let rawTerminal = Atomic<Int32>(-1)

/// Handles the signal.
///
/// It calls only functions that POSIX allows in a handler.
private func crashed(
  by signal: Int32,
  info: UnsafeMutablePointer<siginfo_t>?,
  context: UnsafeMutableRawPointer?
) {
  let raw = rawTerminal.load(ordering: .acquiring)
  if raw >= 0 {
    tcsetattr(raw, TCSANOW, CrashSignals.modes)
    let restoring = RawMode.endOfPasting
    _ = write(raw, restoring.utf8Start, restoring.utf8CodeUnitCount)
  }
  wakeTerminalThread(by: Int32(CrashSignals.request))
  var rounds = 0
  while !isHandled.load(ordering: .acquiring), rounds < 50 {
    _ = poll(nil, 0, 10)
    rounds += 1
  }
  let output = outputCopy.load(ordering: .acquiring)
  if output >= 0 { dup2(output, STDOUT_FILENO) }
  let error = errorCopy.load(ordering: .acquiring)
  if error >= 0 { dup2(error, STDERR_FILENO) }
  if !isHandled.load(ordering: .acquiring) {
    // The thread of the terminal did not respond, for example because a view crashed while that
    // thread rendered it.
    let restoring: StaticString = "\u{1B}[?2026l\u{1B}[?7h\u{1B}[?25h"
    let terminal = max(output, error)
    if terminal >= 0 { _ = write(terminal, restoring.utf8Start, restoring.utf8CodeUnitCount) }
  }
  sigaction(signal, CrashSignals.previous + Int(signal), nil)
  // A fault occurs again when the handler returns. A signal that was sent has to be raised again.
  if let info, info.pointee.si_code <= 0 { raise(signal) }
}

extension sigaction {
  fileprivate init(
    informedHandler handler:
      @escaping @convention(c) (
        Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?
      ) -> Void
  ) {
    self.init()
    sigemptyset(&sa_mask)
    #if canImport(Glibc)
    __sigaction_handler.sa_sigaction = handler
    #elseif canImport(Musl)
    __sa_handler.sa_sigaction = handler
    #elseif canImport(Darwin)
    __sigaction_u.__sa_sigaction = handler
    #endif
  }
}

#else

/// A platform without signals.
enum CrashSignals {
  static func wasHandled() {}
}

#endif
