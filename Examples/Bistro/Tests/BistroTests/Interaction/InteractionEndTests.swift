import BistroFolderTesting
import BistroTerminalTesting
import Foundation
import Testing

@testable import BistroCore

/// Tests of the terminal's state after the program, and of the program without keys.
@Suite("The end of keys", .serialized, .timeLimit(.minutes(3))) struct InteractionEndTests {
  private func lines(after prefix: String, in terminal: PseudoTerminal) -> [String] {
    terminal.screen.picture.filter { $0.hasPrefix(prefix) }
      .map { String($0.dropFirst(prefix.count)) }
  }

  @Test(
    "The terminal is restored by a key and by a signal",
    arguments: [
      ("q", nil, 0), ("\u{4}", nil, 0), ("\u{3}", nil, 128 + SIGINT), ("", SIGTERM, 128 + SIGTERM),
      ("", SIGHUP, 128 + SIGHUP),
    ] as [(String, Int32?, Int32)]
  )
  func restored(keys: String, signal: Int32?, status: Int32) async throws {
    try await TemporaryFolder.with { folder in
      try await BistroTerminal.closeIntroduction(in: folder)
      let terminal = try BistroTerminal.shell(
        """
        trap : HUP INT TERM; echo "modes $(stty -g)"
        sh -c 'echo "process $$"; exec "$P"'; echo "status $?"; echo "modes $(stty -g)"
        """,
        in: folder
      )
      try terminal.read(until: "On the table", without: "Loading")
      #expect(terminal.screen.bracketsPaste)
      if let signal {
        kill(try #require(lines(after: "process ", in: terminal).last.flatMap(pid_t.init)), signal)
      } else {
        terminal.send(keys)
      }
      _ = try terminal.end()
      #expect(lines(after: "status ", in: terminal) == ["\(status)"], "\(terminal.screen.picture)")
      let modes = lines(after: "modes ", in: terminal)
      #expect(modes.count == 2)
      #expect(modes.first == modes.last)
      #expect(!terminal.screen.bracketsPaste)
      #expect(terminal.screen.isCursorVisible)
      #expect(!terminal.screen.shows("On the table"))
    }
  }

  @Test("A pipe gets the home screen, and no keys are read")
  func pipe() async throws {
    try await TemporaryFolder.with { folder in
      let environment = ["XDG_DATA_HOME": folder.path]
      let home = try await Program.run("bistro", ["home"], environment: environment)
      let end = try await Program.run("bistro", [], environment: environment)
      #expect(end.status == 0)
      #expect(end == home)
    }
  }

  @Test(
    "A terminal without keys has the home screen",
    arguments: [
      #""$P" </dev/null"#, #""$P" | cat"#, #"TERM=dumb "$P""#, #"CI=1 "$P""#, #""$P" home"#,
    ]
  )
  func noKeys(script: String) async throws {
    try await TemporaryFolder.with { folder in
      let terminal = try BistroTerminal.shell("\(script); echo status $?; stty -a", in: folder)
      #expect(try terminal.end() == .exited(0))
      #expect(terminal.screen.shows("Seven in the morning"))
      #expect(terminal.screen.shows("status 0"))
      #expect(terminal.screen.shows(" icanon"))
      #expect(!terminal.screen.shows("q quit"))
      #expect(!String(decoding: terminal.bytes, as: UTF8.self).contains("[?2004h"))
    }
  }
}
