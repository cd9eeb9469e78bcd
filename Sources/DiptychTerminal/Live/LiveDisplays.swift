import Synchronization

/// The live regions that are drawn on terminals, at most one on each.
enum LiveDisplays {
  private static let displays = Mutex<[FileIdentity: LiveDisplay]>([:])

  /// The process that draws.
  private static let process = SystemProcess.id

  /// The regions that are drawn.
  static var all: [LiveDisplay] { displays.withLock { Array($0.values) } }

  /// The region that is drawn on the terminal that a descriptor leads to.
  static func display(on descriptor: Int32) -> LiveDisplay? {
    displays.withLock { displays in
      // A copy of the process (fork) has no thread that draws: what it writes is captured.
      guard !displays.isEmpty, process == SystemProcess.id else { return nil }
      guard let identity = FileIdentity(of: descriptor) else { return nil }
      return displays[identity] ?? displays.values.first { $0.captures(identity) }
    }
  }

  /// Adds a region; false if there is one on its terminal.
  static func add(_ display: LiveDisplay) -> Bool {
    guard let identity = FileIdentity(of: display.descriptor) else { return false }
    _ = hidesAtExit
    _ = process
    return displays.withLock { displays in
      guard displays[identity] == nil, !displays.values.contains(where: { $0.captures(identity) })
      else { return false }
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

  /// Takes all regions away in a program that crashes.
  static func leaveCrash() {
    for display in all { display.hide() }
    CrashSignals.wasHandled()
  }

  /// Has a program that calls `exit` bring back the cursor.
  private static let hidesAtExit: Void = {
    SystemProcess.atExit { for display in LiveDisplays.all { display.hide() } }
  }()
}
