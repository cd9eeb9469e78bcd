import DiptychScreen
import Documents

/// The kit's screen, on a pseudo-terminal.
struct KeyScreen {
  let terminal: KeyTerminal
  /// The bytes of the first frame.
  let firstFrame: [UInt8]

  /// Shows the screen, which never ends.
  init() throws(BenchmarkError) {
    let terminal = try KeyTerminal()
    self.terminal = terminal
    var output = Terminal(
      descriptor: terminal.program,
      traits: TerminalTraits(color: .ansi16, width: 120, height: 40, isInteractive: true)
    )
    output.capturesOutput = false
    guard let input = TerminalInput(of: output, from: terminal.program) else {
      throw .file("a pseudo-terminal is no terminal")
    }
    Task.detached {
      let cursor = Shared(wrappedValue: 0)
      let host = ViewHost { JobScreen(cursor: cursor) }
      await input.show(host, every: .seconds(3600)) { screen in
        for await event in screen.events {
          if event == .key(.character("j")) { cursor.update { $0 += 1 } }
          if event == .key(.character("k")) { cursor.update { $0 -= 1 } }
        }
      }
    }
    firstFrame = terminal.update()
  }
}
