import DiptychFiles
import DiptychTerminal
import DiptychSystem

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)

/// The raw mode of a terminal: each key arrives at once, and is not shown.
///
/// Ctrl-C, Ctrl-Z and Ctrl-\ still send signals, and line feeds in output are still translated.
/// Pasted text is bracketed.
///
/// The earlier modes of the terminal are restored at the end, and before the program calls `exit`,
/// crashes, or is ended or stopped by a signal. When a stopped program continues, raw mode is set
/// again. A program in the background changes no modes, because the terminal belongs to another
/// program.
package final class RawMode: Sendable {
  private struct State {
    var original = termios()
    var isOn = false
    var hasEnded = false
    var size: WindowSize
  }

  private static let startOfPasting: StaticString = "\u{1B}[?2004h"
  static let endOfPasting: StaticString = "\u{1B}[?2004l"

  /// The terminals in raw mode, in the order that raw mode began.
  private static let all = Mutex<[RawMode]>([])

  /// The terminal, open for reading and writing.
  package let descriptor: Int32
  private let resized: @Sendable (_ columns: Int, _ rows: Int) -> Void
  private let state: Mutex<State>

  /// Begins raw mode, or returns nil if the descriptor is no terminal.
  ///
  /// - Parameters:
  ///   - descriptor: A descriptor of the terminal.
  ///   - resized: A function that is called with each new size of the window, in cells.
  package init?(
    of descriptor: Int32,
    resized: @escaping @Sendable (_ columns: Int, _ rows: Int) -> Void
  ) {
    guard SystemProcess.isTerminal(descriptor),
      let opened = SystemProcess.openTerminal(of: descriptor)
    else { return nil }
    self.descriptor = opened
    self.resized = resized
    state = Mutex(State(size: WindowSize(of: opened)))
    _ = Self.suspendsAtExit
    Self.all.withLock { all in
      TerminalSignals.install()
      all.append(self)
    }
    // The system would stop the program too, but again and again until a signal that ends it is
    // handled.
    if !isInForeground(on: opened) { TerminalSignals.stopInBackground() }
    turnOn()
  }

  deinit { close(descriptor) }

  /// Ends raw mode.
  package func end() {
    state.withLock { $0.hasEnded = true }
    turnOff()
    Self.all.withLock { all in
      all.removeAll { $0 === self }
      TerminalSignals.uninstall()
    }
  }

  // MARK: Signals

  /// Restores all terminals, the last one first.
  static func suspendAll() {
    for mode in all.withLock(\.self).reversed() { mode.turnOff() }
  }

  /// Whether another program is in the foreground of one of the terminals.
  static var isAnyInBackground: Bool {
    all.withLock(\.self).contains { !isInForeground(on: $0.descriptor) }
  }

  /// Begins raw mode again on terminals where the program is in the foreground, and reports new
  /// sizes.
  static func resumeAll() {
    for mode in all.withLock(\.self) {
      if isInForeground(on: mode.descriptor) { mode.turnOn() } else { mode.turnOff() }
      mode.noteSize()
    }
  }

  private static let suspendsAtExit: Void = SystemProcess.atExit { suspendAll() }

  private func noteSize() {
    let size = WindowSize(of: descriptor)
    let isNew = state.withLock { state in
      defer { state.size = size }
      return state.size != size && !state.hasEnded
    }
    if isNew { resized(size.columns ?? 80, size.rows ?? 24) }
  }

  // MARK: Modes

  private func turnOn() {
    state.withLock { state in
      guard !state.hasEnded else { return }
      if !state.isOn {
        guard tcgetattr(descriptor, &state.original) == 0 else { return }
        // This call precedes the change of the modes, so that a crash in between restores them.
        CrashSignals.terminalBecameRaw(descriptor, from: state.original)
      }
      var modes = state.original
      modes.c_iflag &= ~tcflag_t(BRKINT | ICRNL | IGNCR | INLCR | INPCK | ISTRIP | IXON)
      modes.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | IEXTEN)
      modes.c_cflag = modes.c_cflag & ~tcflag_t(CSIZE | PARENB) | tcflag_t(CS8)
      modes.setControlCharacter(VMIN, to: 1)
      modes.setControlCharacter(VTIME, to: 0)
      tcsetattr(descriptor, TCSANOW, &modes)
      write(Self.startOfPasting)
      state.isOn = true
    }
  }

  private func turnOff() {
    state.withLock { state in
      guard state.isOn else { return }
      state.isOn = false
      if isInForeground(on: descriptor) {
        tcsetattr(descriptor, TCSANOW, &state.original)
        write(Self.endOfPasting)
      }
      CrashSignals.terminalWasRestored(descriptor)
    }
  }

  private func write(_ sequence: StaticString) {
    _ = systemWrite(sequence.description, to: descriptor)
  }
}

extension termios {
  /// Sets a control character, which Swift imports as one of a tuple.
  fileprivate mutating func setControlCharacter(_ index: Int32, to value: cc_t) {
    withUnsafeMutableBytes(of: &c_cc) { $0[Int(index)] = value }
  }
}

#else

/// A platform without terminals.
package final class RawMode: Sendable {
  package let descriptor: Int32

  package init?(
    of descriptor: Int32,
    resized: @escaping @Sendable (_ columns: Int, _ rows: Int) -> Void
  ) { return nil }

  package func end() {}
}

#endif

/// The echo of a terminal, which is off while a live region is drawn.
///
/// Otherwise, a typed key would appear in the region, and a line feed would scroll the region.
///
/// The typed text is kept for the next reader. In the background nothing is changed, because the
/// terminal belongs to another program.
final class EchoMode: Sendable {
  private let descriptor: Int32
  /// Whether the echo was turned off here.
  private let isOff = Mutex(false)

  /// Creates the echo of a terminal, or returns nil if standard input is not the same terminal.
  init?(of descriptor: Int32) {
    guard let identity = FileIdentity(of: descriptor),
      identity == FileIdentity(of: SystemProcess.standardInput)
    else { return nil }
    self.descriptor = descriptor
  }

  #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)

  /// Turns the echo off.
  func turnOff() {
    isOff.withLock { isOff in
      var modes = termios()
      guard !isOff, isInForeground(on: descriptor), tcgetattr(descriptor, &modes) == 0,
        modes.c_lflag & tcflag_t(ECHO) != 0
      else { return }
      // This call precedes the change of the modes, so that a crash in between restores them.
      CrashSignals.terminalBecameRaw(descriptor, from: modes)
      modes.c_lflag &= ~tcflag_t(ECHO)
      tcsetattr(descriptor, TCSANOW, &modes)
      isOff = true
    }
  }

  /// Turns the echo on again.
  ///
  /// It keeps other modes, because another program may have changed them.
  func restore() {
    isOff.withLock { isOff in
      guard isOff else { return }
      isOff = false
      var modes = termios()
      if isInForeground(on: descriptor), tcgetattr(descriptor, &modes) == 0 {
        modes.c_lflag |= tcflag_t(ECHO)
        tcsetattr(descriptor, TCSANOW, &modes)
      }
      CrashSignals.terminalWasRestored(descriptor)
    }
  }

  #else

  func turnOff() {}
  func restore() {}

  #endif
}

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)

/// Returns whether this program, and no other job of the shell, is in the foreground of the
/// terminal.
///
/// Only the controlling terminal has jobs, so the result is true for any other terminal.
func isInForeground(on descriptor: Int32) -> Bool {
  let group = tcgetpgrp(descriptor)
  return group < 0 || group == getpgrp()
}
#else
func isInForeground(on descriptor: Int32) -> Bool { true }
#endif
