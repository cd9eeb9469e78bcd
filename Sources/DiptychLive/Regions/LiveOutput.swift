/// A destination of a live region: a terminal that is drawn on, or a log.
///
/// All members but ``update(_:)`` run on the thread of the terminal.
protocol LiveOutput: Sendable {
  /// The minimum time between two ticks, or nil for an output without ticks.
  var tickInterval: Duration? { get }

  /// Stores the next frame.
  ///
  /// A terminal draws the frame at a later tick, and a log writes it at once or later.
  func update(_ frame: LiveFrame)

  /// Advances the animation by one tick.
  func tick()

  /// Draws the newest frame at once.
  func redraw()

  /// Writes whole lines above the region.
  func print(_ text: String)

  /// Ends the region.
  func end(keepingFrame: Bool)
}
