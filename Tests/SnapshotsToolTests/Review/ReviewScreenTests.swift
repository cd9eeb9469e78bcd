import DiptychExampleTesting
import DiptychTerminalTesting
import DiptychTesting
import Testing

@Suite("A review in a terminal", .serialized) struct ReviewScreenTests {
  /// Runs the program in a terminal, with three staged outputs.
  private func review(
    columns: Int = 70,
    rows: Int = 20,
    _ body: (ScratchPackage, PseudoTerminal) throws -> Void
  ) async throws {
    try await ScratchPackage.with { package in
      try package.reference("Total: 12.00\nDue: today\n", at: "AppTests/a/default.txt")
      try package.reference("gone\n", at: "AppTests/b/default.txt")
      try package.test(["a": "Total: 13.00\nDue: today\n", "b": "", "c": "new\n"], status: 1)
      let terminal = try PseudoTerminal(
        columns: columns,
        rows: rows,
        running: pathOfProgram("diptych-snapshots"),
        ["review", "--package", package.folder.path]
      )
      try body(package, terminal)
    }
  }

  private func read(_ terminal: PseudoTerminal, until line: String) throws -> String {
    try terminal.read { $0.picture.contains { $0.hasPrefix(line) } && !$0.isSynchronized }
    return terminal.screen.picture.joined(separator: "\n") + "\n"
  }

  @Test("Outputs are accepted, rejected and left, and a decision is taken back")
  func decisions() async throws {
    try await review { package, terminal in
      expectSnapshot(of: try read(terminal, until: "1 of 3"), named: "changed")
      terminal.send("a")
      expectSnapshot(of: try read(terminal, until: "2 of 3"), named: "empty")
      terminal.send("a")
      expectSnapshot(of: try read(terminal, until: "3 of 3"), named: "new")
      terminal.send("u")
      _ = try read(terminal, until: "2 of 3")
      terminal.send("r")
      _ = try read(terminal, until: "3 of 3")
      terminal.send("s")
      expectSnapshot(of: try read(terminal, until: "3 of 3 decided"), named: "decided")
      terminal.send("\r")
      #expect(try terminal.end() == .exited(0))
      #expect(
        terminal.screen.picture == [
          "accepted AppTests/a/default.txt", "rejected AppTests/b/default.txt", "1 left",
        ]
      )
      #expect(
        try package.references() == [
          "AppTests/a/default.txt": "Total: 13.00\nDue: today\n",
          "AppTests/b/default.txt": "gone\n",
        ]
      )
    }
  }

  @Test("The rest of a test is accepted by one key, and everything by another")
  func capitals() async throws {
    try await review { package, terminal in
      _ = try read(terminal, until: "1 of 3")
      terminal.send("T")
      _ = try read(terminal, until: "2 of 3")
      terminal.send("A")
      _ = try read(terminal, until: "3 of 3 decided")
      terminal.send("\r")
      #expect(try terminal.end() == .exited(0))
      #expect(
        terminal.screen.picture == [
          "accepted AppTests/a/default.txt", "accepted AppTests/b/default.txt",
          "accepted AppTests/c/default.txt",
        ]
      )
    }
  }

  @Test("Escape and a signal change nothing", arguments: ["\u{1B}", "\u{3}"])
  func cancel(key: String) async throws {
    try await review { package, terminal in
      _ = try read(terminal, until: "1 of 3")
      terminal.send("a")
      _ = try read(terminal, until: "2 of 3")
      terminal.send(key)
      let end = try terminal.end()
      if key == "\u{1B}" {
        #expect(end == .exited(0))
        #expect(terminal.screen.picture == ["Nothing was changed."])
      } else {
        #expect(end == .killed(2))
      }
      #expect(
        try package.references() == [
          "AppTests/a/default.txt": "Total: 12.00\nDue: today\n",
          "AppTests/b/default.txt": "gone\n",
        ]
      )
    }
  }

  @Test("Without a terminal all differences are shown") func withoutTerminal() async throws {
    try await ScratchPackage.with { package in
      try package.reference("Total: 12.00\n", at: "AppTests/a/default.txt")
      try package.test(["a": "Total: 13.00\u{7}"], status: 1)
      let run = try await package.tool("review")
      #expect(run.status == 1)
      expectSnapshot(of: run.output)
    }
  }
}
