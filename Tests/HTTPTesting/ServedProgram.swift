package import DiptychTerminalTesting

/// A program that shows its pages in browsers, on a pseudo-terminal.
package actor ServedProgram {
  private let executor = BlockingExecutor()
  private let terminal: PseudoTerminal

  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// Starts a program of this package.
  package init(
    _ name: String,
    _ arguments: [String],
    environment: [String: String] = ["TERM": "xterm-256color"]
  ) throws {
    terminal = try PseudoTerminal(
      columns: 200,
      rows: 24,
      running: pathOfProgram(name),
      arguments,
      environment: environment
    )
  }

  /// Waits until the program has told the address of its pages, and returns the port.
  package func port() throws -> UInt16 {
    let start = "The pages are at http://127.0.0.1:"
    let line = try line { $0.hasPrefix(start) && $0.hasSuffix("/ until Ctrl-C.") }
    return UInt16(line.dropFirst(start.count).prefix { $0.isNumber }) ?? 0
  }

  /// Waits for a line on the screen, and returns it.
  package func line(where isWanted: (String) -> Bool) throws -> String {
    try terminal.read { screen in screen.picture.contains(where: isWanted) }
    return terminal.screen.picture.first(where: isWanted) ?? ""
  }

  /// Presses Ctrl-C, and returns the end of the program.
  package func interrupt() throws -> PseudoTerminal.End {
    terminal.send("\u{3}")
    return try terminal.end()
  }
}

extension HTTPReply {
  /// Returns the response to a GET of a path at a port of this computer.
  package static func get(_ path: String, port: UInt16) async throws -> HTTPReply? {
    let client = try HTTPClient(port: port)
    await client.get(path)
    return await client.reply()
  }
}
