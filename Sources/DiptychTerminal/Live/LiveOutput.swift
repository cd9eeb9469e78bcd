/// Where a live region goes to: a terminal that is drawn on, or a log.
protocol LiveOutput: Sendable {
  /// Whether time makes a difference.
  var isAnimated: Bool { get }

  /// Takes the frame to be shown next; blocks nobody.
  func update(_ frame: LiveFrame)

  /// Lets a tick of the clock pass.
  func tick() async

  /// Writes whole lines above the region.
  func print(_ text: String) async

  /// Ends the region.
  func end(keepingFrame: Bool) async
}
