import DiptychFiles
import DiptychSystem

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)

/// The signals that live regions and raw mode handle before the program does.
///
/// Before a signal ends or stops the program, the modes of the terminal are restored, the region is
/// removed and the cursor is shown. Then the signal is raised again with the action that the
/// program had set. So the program ends with the status that a shell expects, stops, or runs its
/// own handler.
enum TerminalSignals {
  private struct State {
    /// The number of live regions, or of terminals in raw mode, that need the handlers.
    var users = 0
    /// The actions that the program had set, by signal.
    var previous: [Int32: sigaction] = [:]
  }

  private static let signals = [
    SIGCONT, SIGHUP, SIGINT, SIGPIPE, SIGQUIT, SIGTERM, SIGTSTP, SIGWINCH,
  ]

  /// The signals that the program survives.
  private static let harmless = [SIGCONT, SIGWINCH]

  private static let state = Mutex(State())

  /// Installs handlers for all signals that the program does not ignore.
  ///
  /// Each call needs a call of ``uninstall()``.
  static func install() {
    _ = TerminalThread.shared
    state.withLock { state in
      state.users += 1
      guard state.users == 1 else { return }
      CrashSignals.install()
      for signal in signals {
        var action = sigaction()
        sigaction(signal, nil, &action)
        guard !action.ignoresSignal else { continue }
        state.previous[signal] = action
        installHandler(of: signal)
      }
    }
  }

  /// Restores the actions that the program had set, unless the handlers are still needed.
  static func uninstall() {
    state.withLock { state in
      state.users -= 1
      guard state.users == 0 else { return }
      for (signal, action) in state.previous { set(action, for: signal) }
      state.previous = [:]
      CrashSignals.uninstall()
    }
  }

  /// Handles a signal.
  ///
  /// It is called on the thread of the terminal.
  static func deliver(_ signal: Int32) {
    let displays = LiveDisplays.all
    if !harmless.contains(signal) {
      RawMode.suspendAll()
      for display in displays { display.hide() }
    }
    let isHandled = state.withLock { state in
      guard let action = state.previous[signal] else { return false }
      set(action, for: signal)
      return true
    }
    raiseHere(signal)
    // The program was stopped and continued, or has survived the signal.
    if isHandled {
      state.withLock { state in
        if state.previous[signal] != nil { installHandler(of: signal) }
      }
    }
    guard isResumed() else { return }
    RawMode.resumeAll()
    for display in displays { display.show() }
  }

  /// Stops a program with raw mode that goes on in the background, as editors do.
  ///
  /// - Returns: Whether the program takes its terminals again after the signal. If another signal
  ///   waits, the program does not take them, because that signal may end the program.
  private static func isResumed() -> Bool {
    guard RawMode.isAnyInBackground else { return true }
    if TerminalThread.signalCountAfterStop() > 1 { return false }
    raiseHere(SIGTTOU)
    return TerminalThread.signalCountAfterStop() == 1
  }

  /// Stops a program that begins in the background, until it is in the foreground or a signal ends
  /// it.
  static func stopInBackground() {
    raiseHere(SIGTTOU)
    while TerminalThread.signalCountAfterStop() > 0 {}
  }

  /// Blocks all signals in the calling thread except SIGPIPE and faults.
  ///
  /// SIGPIPE belongs to the thread that writes to the pipe.
  static func block() { SystemThread.blockSignals(except: [SIGPIPE]) }

  /// Raises a signal in the calling thread, which otherwise blocks it.
  static func raiseHere(_ signal: Int32) {
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
    // The second Ctrl-C runs the program's own action, because the handler of the first Ctrl-C may
    // wait for a stopped terminal.
    if !harmless.contains(signal) {
      action.sa_flags |= Int32(bitPattern: UInt32(SA_RESETHAND))
    }
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

  /// Whether the action ignores the signal, as a shell sets it for programs in the background.
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

/// A platform without signals.
enum TerminalSignals {
  static func install() {}
  static func uninstall() {}
  static func block() {}
}

#endif
