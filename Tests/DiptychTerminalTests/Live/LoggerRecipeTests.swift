import Diptych
import DiptychLive
import DiptychTerminalTesting
import Testing

/// The requirements of swift-log's protocol for handlers.
private protocol LogHandler {
  var logLevel: Logger.Level { get set }
  var metadata: Logger.Metadata { get set }
  subscript(metadataKey key: String) -> Logger.Metadata.Value? { get set }

  func log(
    level: Logger.Level,
    message: Logger.Message,
    metadata: Logger.Metadata?,
    source: String,
    file: String,
    function: String,
    line: UInt
  )
}

private enum Logger {
  enum Level { case info, error }
  typealias Message = String
  typealias Metadata = [String: String]
}

/// The handler in the documentation of `Terminal: TextOutputStream`.
private struct TerminalLogHandler: LogHandler {
  var terminal = Terminal.standardError
  var logLevel = Logger.Level.info
  var metadata = Logger.Metadata()
  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(
    level: Logger.Level,
    message: Logger.Message,
    metadata: Logger.Metadata?,
    source: String,
    file: String,
    function: String,
    line: UInt
  ) {
    terminal.print("\(level): \(message)")
  }
}

@Suite("A logger that writes through a terminal")
struct LoggerRecipeTests {
  @Test("Lines of a logger are above the region, also without a capture")
  func lines() async throws {
    let output = try await streamOutput(of: .small) { terminal in
      var terminal = terminal
      terminal.capturesOutput = false
      let handler = TerminalLogHandler(terminal: terminal)
      func log(_ level: Logger.Level, _ message: String) {
        handler.log(
          level: level,
          message: message,
          metadata: nil,
          source: "",
          file: #fileID,
          function: #function,
          line: #line
        )
      }
      await terminal.live { region in
        region.update(Text("region"))
        log(.info, "one")
        log(.error, "two")
      }
      log(.info, "three")
    }
    var screen = ScreenEmulator(columns: 20, rows: 6)
    try screen.feed(Array(output.replacing("\n", with: "\r\n").utf8))
    #expect(screen.picture == ["info: one", "error: two", "region", "info: three"])
  }
}
