#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif
import Synchronization

/// The live regions that are drawn on terminals, at most one on each.
enum LiveDisplays {
  private static let displays = Mutex<[FileIdentity: LiveDisplay]>([:])

  /// The regions that are drawn.
  static var all: [LiveDisplay] { displays.withLock { Array($0.values) } }

  /// The region that is drawn on the terminal that a descriptor leads to.
  static func display(on descriptor: Int32) -> LiveDisplay? {
    displays.withLock { displays in
      guard !displays.isEmpty else { return nil }
      return FileIdentity(of: descriptor).flatMap { displays[$0] }
    }
  }

  /// Adds a region; false if there is one on its terminal.
  static func add(_ display: LiveDisplay) -> Bool {
    guard let identity = FileIdentity(of: display.descriptor) else { return false }
    _ = hidesAtExit
    return displays.withLock { displays in
      guard displays[identity] == nil else { return false }
      if displays.isEmpty { TerminalSignals.install() }
      displays[identity] = display
      return true
    }
  }

  /// Removes a region that ended.
  static func remove(_ display: LiveDisplay) {
    displays.withLock { displays in
      for (identity, other) in displays where other === display { displays[identity] = nil }
      if displays.isEmpty { TerminalSignals.uninstall() }
    }
  }

  /// Has a program that calls `exit` bring back the cursor.
  private static let hidesAtExit: Void = {
    atexit { for display in LiveDisplays.all { display.hide() } }
  }()
}
