/// Where a live region goes to: a terminal that is drawn on, or a log.
///
/// All but ``update(_:)`` runs on the thread of the terminal.
protocol LiveOutput: Sendable {
  /// Whether time makes a difference.
  var isAnimated: Bool { get }

  /// Takes the frame to be shown next: a terminal draws it later, a log has it now.
  func update(_ frame: LiveFrame)

  /// Lets a tick of the clock pass.
  func tick()

  /// Writes whole lines above the region.
  func print(_ text: String)

  /// Ends the region.
  func end(keepingFrame: Bool)
}
