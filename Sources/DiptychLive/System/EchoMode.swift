import DiptychFiles
import Synchronization

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
import DiptychFiles

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
