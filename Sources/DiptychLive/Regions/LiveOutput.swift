import DiptychText
import DiptychViews

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

/// A frame of a live region, which can be rendered any number of times, at any width.
struct LiveFrame: Sendable {
  private let draw: @Sendable (TextFormat) -> String
  /// Returns the frame as plain sentences, or nil if the frame is no view.
  private let speak: (@Sendable () -> String)?

  init(
    _ draw: @escaping @Sendable (TextFormat) -> String,
    spoken speak: (@Sendable () -> String)? = nil
  ) {
    self.draw = draw
    self.speak = speak
  }

  /// Renders the frame in an environment, and returns its lines.
  func lines(as format: TextFormat, in environment: EnvironmentValues) -> [String] {
    lines(of: EnvironmentValues.$current.withValue(environment) { draw(format) })
  }

  /// Renders the frame as plain sentences for a screen reader.
  func words(as format: TextFormat, in environment: EnvironmentValues) -> [String] {
    lines(of: EnvironmentValues.$current.withValue(environment) { speak?() ?? draw(format) })
  }

  private func lines(of text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}

/// The source of the ticks of a live region.
///
/// The thread of the terminal ticks by the continuous clock and needs no thread of Swift's pool. A
/// task ticks by any other clock.
enum LiveTicks {
  case none
  case thread(TickSchedule.ID)
  case task(Task<Void, Never>)

  init(of output: any LiveOutput, every interval: Duration) {
    guard let least = output.tickInterval else {
      self = .none
      return
    }
    self = .thread(TerminalThread.shared.every(max(interval, least)) { output.tick() })
  }

  init<C: Clock>(of output: any LiveOutput, every interval: Duration, by clock: C)
  where C.Duration == Duration {
    guard let least = output.tickInterval, !(clock is ContinuousClock) else {
      self.init(of: output, every: interval)
      return
    }
    self = .task(
      Task {
        while (try? await clock.sleep(for: max(interval, least))) != nil {
          await TerminalThread.shared.perform { output.tick() }
        }
      }
    )
  }

  /// Ends the ticks without waiting.
  ///
  /// The last tick may still be running.
  func endNow() {
    switch self {
    case .none: break
    case .thread(let id): TerminalThread.shared.stop(id)
    case .task(let task): task.cancel()
    }
  }

  /// Ends the ticks, and waits for a tick that is still running.
  func end() async {
    endNow()
    if case .task(let task) = self { await task.value }
  }
}
