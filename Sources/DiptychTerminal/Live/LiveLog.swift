import DiptychText
import DiptychViews
import Synchronization

/// A live region on a stream that can't be redrawn: each line that a frame adds or changes is
/// written once, and the newest frame is rendered again at the end.
final class LiveLog: LiveOutput {
  private struct State {
    /// The newest frame, and its lines.
    var frame: LiveFrame?
    var lines: Set<String> = []
  }

  private let terminal: Terminal
  private let environment: EnvironmentValues
  private let state = Mutex(State())

  init(on terminal: Terminal, environment: EnvironmentValues) {
    self.terminal = terminal
    var environment = environment
    environment.isLogged = true
    self.environment = environment
  }

  var isAnimated: Bool { false }

  func update(_ frame: LiveFrame) {
    let lines = frame.lines(as: terminal.format, in: environment)
    // The lines are written at once, so that they precede whatever the program prints next, and
    // under the lock, so that the frames of several tasks keep their order in the log.
    state.withLock { state in
      let added = lines.filter { !$0.isEmpty && !state.lines.contains($0) }
      state = State(frame: frame, lines: Set(lines))
      guard !added.isEmpty else { return }
      let text = added.map { $0 + "\n" }.joined()
      try? terminal.write(text)
    }
  }

  func tick() {}

  func redraw() {}

  func print(_ text: String) { try? terminal.write(text) }

  func end(keepingFrame: Bool) {
    if keepingFrame, let frame = state.withLock(\.frame) { update(frame) }
  }
}
