import DiptychTerminal
import Foundation
import DiptychTerminalTesting
import Testing

/// Tests of a program that draws a region on a real pseudo-terminal, whose output an emulator
/// reads.
@Suite("A live region on a terminal", .serialized)
struct LiveRegionTests {
  /// Starts the probe, and waits for its first frame.
  private func probe(
    _ ending: String = "erase",
    columns: Int = 60,
    rows: Int = 10,
    echoes: Bool = false
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      columns: columns,
      rows: rows,
      echoes: echoes,
      running: Probe.path(),
      [ending]
    )
    try terminal.read(frames: 1)
    return terminal
  }

  /// Starts the probe from a script for `sh`; `$0` is the probe.
  private func probe(script: String) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      columns: 60,
      rows: 10,
      running: "/bin/sh",
      ["-c", script, Probe.path()]
    )
    try terminal.read(frames: 1)
    return terminal
  }

  /// Expects the terminal to be restored, with some lines on it.
  private func expectRestored(
    _ screen: ScreenEmulator,
    _ picture: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(screen.picture == picture, sourceLocation: sourceLocation)
    #expect(screen.cursor == [picture.count, 0], sourceLocation: sourceLocation)
    #expect(screen.isCursorVisible, sourceLocation: sourceLocation)
    #expect(screen.wraps, sourceLocation: sourceLocation)
    #expect(!screen.isSynchronized, sourceLocation: sourceLocation)
  }

  // MARK: Frames

  @Test("A spinner and two bars are drawn in place, with the cursor hidden below")
  func frames() throws {
    let terminal = try probe()
    #expect(terminal.screen.picture == workPicture())
    for line in ["first 5", "second 2", "tick"] { terminal.type(line) }
    try terminal.read()
    #expect(terminal.screen.picture == workPicture("⠙", first: 5, second: 2))
    #expect(terminal.screen.cursor == [3, 0])
    #expect(!terminal.screen.isCursorVisible)
    terminal.type("return")
    #expect(try terminal.end() == .exited(0))
    expectRestored(terminal.screen, ["returned"])
  }

  @Test("A tick writes the line of the spinner and no other") func changedLines() throws {
    let terminal = try probe()
    terminal.type("tick")
    let count = try terminal.read()
    let written = String(decoding: terminal.bytes.suffix(count), as: UTF8.self)
    #expect(
      written == "\u{1B}[?2026h\r\u{1B}[?7l\u{1B}[3A\u{1B}[K⠙ Working\r\n\u{1B}[2B\u{1B}[?7h"
        + "\u{1B}[?2026l"
    )
  }

  @Test("A region is one line lower than the window; a kept frame is whole") func height() throws {
    let terminal = try probe("keep", rows: 5)
    for line in ["lines 9", "tick"] { terminal.type(line) }
    try terminal.read()
    #expect(terminal.screen.picture == ["line 1", "line 2", "line 3", "… 6 more lines"])
    terminal.type("return")
    #expect(try terminal.end() == .exited(0))
    expectRestored(terminal.screen, (1...9).map { "line \($0)" } + ["returned"])
  }

  @Test("A region follows the size of the window, and the text above it stays")
  func resize() throws {
    let terminal = try probe()
    terminal.type("say above")
    try terminal.read()
    terminal.resize(columns: 24, rows: 8)
    #expect(
      terminal.screen.picture == [
        "above", "⠋ Working", "────────────────────", "0% first", "────────────────────",
        "0% second",
      ]
    )
    try terminal.read()
    #expect(
      terminal.screen.picture == [
        "above", "⠋ Working", "────────────    0% first", "───────────    0% second",
      ]
    )
    terminal.resize(columns: 60, rows: 4)
    try terminal.read()
    #expect(terminal.screen.picture == ["above"] + workPicture())
    terminal.signal(SIGTERM)
    #expect(try terminal.end() == .killed(SIGTERM))
    expectRestored(terminal.screen, ["above"])
  }

  // MARK: Endings

  @Test(
    "Only work that is done keeps its frame",
    arguments: [
      ("keep", "return", .exited(0), workPicture() + ["returned"]),
      ("erase", "return", .exited(0), ["returned"]),
      ("keep", "throw", .exited(0), ["failed"]),
      ("erase", "throw", .exited(0), ["failed"]),
      ("keep", "cancel", .exited(0), ["returned"]),
      ("keep", "exit", .exited(3), []),
    ] as [(String, String, PseudoTerminal.End, [String])]
  )
  func end(ending: String, command: String, end: PseudoTerminal.End, picture: [String]) throws {
    let terminal = try probe(ending)
    terminal.type(command)
    terminal.type("return")
    #expect(try terminal.end() == end)
    expectRestored(terminal.screen, picture)
  }

  @Test("Ctrl-C leaves no residue, not even ^C") func interrupt() throws {
    let terminal = try probe(echoes: true)
    terminal.send("\u{3}")
    #expect(try terminal.end() == .killed(SIGINT))
    expectRestored(terminal.screen, [])
  }

  @Test("A signal that the program ignores has no effect") func ignored() throws {
    let terminal = try probe(script: "trap '' INT; exec \"$0\" erase")
    terminal.signal(SIGINT)
    terminal.type("tick")
    try terminal.read()
    #expect(terminal.screen.picture == workPicture("⠙"))
    terminal.type("return")
    #expect(try terminal.end() == .exited(0))
    expectRestored(terminal.screen, ["returned"])
  }

  // MARK: Pipes

  @Test("A pipe gets each change as a line, and no escape byte") func pipe() throws {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    // A program that another test starts would inherit the pipes and keep them open.
    for end in [input, output].flatMap({ [$0.fileHandleForReading, $0.fileHandleForWriting] }) {
      _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
    }
    process.executableURL = URL(filePath: try Probe.path())
    process.environment = ["TERM": "xterm-256color"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let commands = "first 5\nsecond 2\nsay between\nfirst 5\nfirst 10\nreturn\n"
    try input.fileHandleForWriting.write(contentsOf: Data(commands.utf8))
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(
      text == """
        Working
        first 0%
        second 0%
        first 50%
        second 20%
        between
        first 100%
        returned

        """
    )
  }

  @Test("Borders stand in their columns, though the terminal shows joined emoji apart")
  func columns() throws {
    let terminal = try probe()
    terminal.type("box 👩‍💻❤️!")
    try terminal.read()
    terminal.type("tick")
    try terminal.read()
    let box = ["┌───────┐", "│ 👩💻❤ │", "└───────┘"]
    #expect(terminal.screen.picture == box + box)
  }

  @Test("A program whose reader is gone ends, and says nothing") func brokenPipe() throws {
    let script = """
      { "$0" erase; echo status $? >&2; } | { read line; exec <&-; echo read $line >&2; }
      """
    let terminal = try PseudoTerminal(
      columns: 60,
      rows: 10,
      running: "/bin/sh",
      ["-c", script, Probe.path()]
    )
    try terminal.read { $0.picture == ["read Working"] }
    terminal.type("first 5")
    #expect(try terminal.end() == .exited(0))
    #expect(terminal.screen.picture == ["read Working", "status \(128 + SIGPIPE)"])
  }
}
