import DiptychFiles
import DiptychTerminal
import DiptychSystem

/// The registry of the live regions that are being drawn, at most one per terminal.
enum LiveDisplays {
  private static let displays = Mutex<[FileIdentity: LiveDisplay]>([:])

  /// The identifier of the process that draws.
  ///
  /// A forked process has another identifier.
  private static let process = SystemProcess.id

  /// The regions that are being drawn.
  static var all: [LiveDisplay] { displays.withLock { Array($0.values) } }

  /// Returns the region that is drawn on the terminal of a descriptor.
  static func display(on descriptor: Int32) -> LiveDisplay? {
    displays.withLock { displays in
      // After a fork, the child has no thread that draws. Its text reaches the region through the
      // capture.
      guard !displays.isEmpty, process == SystemProcess.id else { return nil }
      guard let identity = FileIdentity(of: descriptor) else { return nil }
      return displays[identity] ?? displays.values.first { $0.captures(identity) }
    }
  }

  /// Adds a region.
  ///
  /// Returns false if its terminal already has a region.
  static func add(_ display: LiveDisplay) -> Bool {
    guard let identity = FileIdentity(of: display.descriptor) else { return false }
    _ = hidesAtExit
    _ = takesText
    _ = process
    return displays.withLock { displays in
      guard displays[identity] == nil, !displays.values.contains(where: { $0.captures(identity) })
      else { return false }
      if displays.isEmpty { TerminalSignals.install() }
      displays[identity] = display
      return true
    }
  }

  /// Removes a region that has ended.
  static func remove(_ display: LiveDisplay) {
    displays.withLock { displays in
      for (identity, other) in displays where other === display { displays[identity] = nil }
      if displays.isEmpty { TerminalSignals.uninstall() }
    }
  }

  /// Hides all regions when the program crashes.
  static func leaveCrash() {
    for display in all { display.hide() }
    CrashSignals.wasHandled()
  }

  /// Registers a function that writes text of the program above the region.
  private static let takesText: Void = {
    RegionText.register { text, descriptor in
      LiveDisplays.display(on: descriptor)?.write(above: text)
    }
  }()

  /// Registers a function that hides all regions when the program calls `exit`.
  private static let hidesAtExit: Void = {
    SystemProcess.atExit { for display in LiveDisplays.all { display.hide() } }
  }()
}
