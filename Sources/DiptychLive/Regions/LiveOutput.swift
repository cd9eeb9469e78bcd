import DiptychTerminal
import DiptychText
import DiptychViews
import DiptychSystem

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

/// A live region on a stream that can't be redrawn.
///
/// New and changed lines of a frame are written once, as often as `LiveLogging` allows. At the end
/// of a region that is kept, the newest frame is rendered again.
final class LiveLog: LiveOutput {
  private struct State {
    /// The newest frame.
    var frame: LiveFrame?
    /// The lines of the newest frame that was written.
    var lines: [String] = []
    /// The time when lines were last written, or nil before the first lines.
    var written: Duration?
    /// Whether a newer frame waits for the end of the interval.
    var isPending = false
  }

  private let terminal: Terminal
  private let environment: EnvironmentValues
  private let delay: Duration
  private let elapsed: @Sendable () -> Duration
  private let state = Mutex(State())

  /// Creates the log of a region.
  ///
  /// - Parameters:
  ///   - terminal: The stream.
  ///   - environment: The environment of the frames.
  ///   - delay: The time before the first lines of a quiet log.
  ///   - elapsed: A closure that returns the time since the region began.
  init(
    on terminal: Terminal,
    environment: EnvironmentValues,
    after delay: Duration,
    elapsed: @escaping @Sendable () -> Duration
  ) {
    self.terminal = terminal
    self.delay = delay
    self.elapsed = elapsed
    var environment = environment
    environment.isLogged = true
    self.environment = environment
  }

  /// One second is short enough, because lines wait for seconds.
  var tickInterval: Duration? {
    if case .quiet = terminal.logging { .seconds(1) } else { nil }
  }

  func update(_ frame: LiveFrame) {
    state.withLock { state in
      state.frame = frame
      switch terminal.logging {
      case .nothing: break
      case .everyChange: write(&state)
      case .quiet(let interval, _):
        if isOver(interval, in: state) { write(&state) } else { state.isPending = true }
      }
    }
  }

  func tick() {
    guard case .quiet(let interval, let heartbeat) = terminal.logging else { return }
    state.withLock { state in
      if state.isPending, isOver(interval, in: state) { write(&state) }
      guard state.written != nil, isOver(heartbeat, in: state) else { return }
      guard let line = state.lines.first(where: { !$0.isEmpty }) else { return }
      let now = elapsed()
      try? terminal.write(terminal.escaped("\(line) (\(now.formatted))\n"))
      state.written = now
    }
  }

  /// Whether enough time has passed since the last line: the given time, and a fifth of the time
  /// since the region began; or the delay before the first line.
  private func isOver(_ time: Duration, in state: State) -> Bool {
    let now = elapsed()
    guard let written = state.written else { return now >= delay }
    return now - written >= max(time, now / 5)
  }

  /// Writes the lines of the newest frame that the previously written frame did not have.
  ///
  /// The lines are written at once, so that they precede the next output of the program. They are
  /// written under the lock, so that the frames of several tasks keep their order.
  private func write(_ state: inout State) {
    state.isPending = false
    guard let frame = state.frame else { return }
    let lines =
      terminal.traits.isAccessible
      ? frame.words(as: terminal.format, in: environment)
      : frame.lines(as: terminal.format, in: environment)
    let old = Set(state.lines)
    let added = lines.filter { !$0.isEmpty && !old.contains($0) }
    state.lines = lines
    guard !added.isEmpty else { return }
    state.written = elapsed()
    try? terminal.write(terminal.escaped(added.map { $0 + "\n" }.joined()))
  }

  func redraw() {}

  func print(_ text: String) { try? terminal.write(text) }

  func end(keepingFrame: Bool) {
    guard keepingFrame, terminal.logging != .nothing else { return }
    state.withLock { write(&$0) }
  }
}
