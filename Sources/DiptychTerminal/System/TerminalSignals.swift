#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif
import Synchronization

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)

/// The signals that live regions act on before the program does.
///
/// A region is taken away and the cursor is back before a signal ends or stops the program. Then
/// the signal is raised again with the action that it had before, so that the program ends with the
/// status that a shell expects, or stops, or does what it wanted to do.
enum TerminalSignals {
  private static let signals = [SIGHUP, SIGINT, SIGPIPE, SIGQUIT, SIGTERM, SIGTSTP, SIGWINCH]

  /// The actions that the program had, by the signals that are handled.
  private static let previous = Mutex<[Int32: sigaction]>([:])

  /// Starts to handle the signals, but those that the program ignores: nobody would be told.
  static func install() {
    _ = TerminalThread.shared
    CrashSignals.install()
    previous.withLock { previous in
      for signal in signals {
        var action = sigaction()
        sigaction(signal, nil, &action)
        guard !action.ignoresSignal else { continue }
        previous[signal] = action
        installHandler(of: signal)
      }
    }
  }

  /// Gives the signals back to the program.
  static func uninstall() {
    previous.withLock { previous in
      for (signal, action) in previous { set(action, for: signal) }
      previous = [:]
    }
    CrashSignals.uninstall()
  }

  /// Does what a signal asks for; called on the thread of the terminal.
  static func deliver(_ signal: Int32) {
    let displays = LiveDisplays.all
    if signal != SIGWINCH { for display in displays { display.hide() } }
    let isHandled = previous.withLock { previous in
      guard let action = previous[signal] else { return false }
      set(action, for: signal)
      return true
    }
    raiseHere(signal)
    // Who gets here was stopped and goes on, or did not end because of the signal.
    if isHandled {
      previous.withLock { previous in
        if previous[signal] != nil { installHandler(of: signal) }
      }
    }
    for display in displays { display.show() }
  }

  /// Keeps signals from the thread that calls.
  ///
  /// It goes on to get that of a pipe whose reader is gone, which is for whoever writes, and those of
  /// faults: a thread that blocks one of these ends the process at once.
  static func block() {
    var signals = sigset_t()
    sigfillset(&signals)
    sigdelset(&signals, SIGPIPE)
    for signal in CrashSignals.signals { sigdelset(&signals, signal) }
    pthread_sigmask(SIG_SETMASK, &signals, nil)
  }

  /// Raises a signal in the thread that calls, where it is blocked otherwise.
  private static func raiseHere(_ signal: Int32) {
    var signals = sigset_t()
    var mask = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, signal)
    pthread_sigmask(SIG_UNBLOCK, &signals, &mask)
    raise(signal)
    pthread_sigmask(SIG_SETMASK, &mask, nil)
  }

  private static func installHandler(of signal: Int32) {
    var action = sigaction(handler: wakeTerminalThread(by:))
    action.sa_flags = SA_RESTART
    // The second Ctrl-C has its own action, should the first find the terminal stopped.
    if signal != SIGWINCH { action.sa_flags |= Int32(bitPattern: UInt32(SA_RESETHAND)) }
    set(action, for: signal)
  }

  private static func set(_ action: sigaction, for signal: Int32) {
    var action = action
    sigaction(signal, &action, nil)
  }
}

extension sigaction {
  fileprivate init(handler: @escaping @convention(c) (Int32) -> Void) {
    self.init()
    sigemptyset(&sa_mask)
    #if canImport(Glibc)
    __sigaction_handler.sa_handler = handler
    #elseif canImport(Musl)
    __sa_handler.sa_handler = handler
    #elseif canImport(Darwin)
    __sigaction_u.__sa_handler = handler
    #endif
  }

  /// Whether the action is to do nothing, which a shell sets for what it starts in the background.
  fileprivate var ignoresSignal: Bool {
    #if canImport(Glibc)
    let handler = __sigaction_handler.sa_handler
    #elseif canImport(Musl)
    let handler = __sa_handler.sa_handler
    #elseif canImport(Darwin)
    let handler = __sigaction_u.__sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

#else

/// No signals.
enum TerminalSignals {
  static func install() {}
  static func uninstall() {}
  static func block() {}
}

#endif
