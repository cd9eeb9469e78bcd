import DiptychTerminal
import Foundation
import DiptychTerminalTesting
import Testing

@testable import DiptychTerminalProbe

/// Tests of the output of other code to a region's terminal, on a real pseudo-terminal.
@Suite("Output of others during a region", .serialized)
struct CaptureTests {
  /// Starts the probe, and waits for its first frame.
  private func probe(_ arguments: String..., rows: Int = 12) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      columns: 60,
      rows: rows,
      running: Probe.path(),
      arguments,
      environment: ["TERM": "xterm-256color", "SWIFT_BACKTRACE": "enable=no"]
    )
    try terminal.read(frames: 1)
    return terminal
  }

  private func expectRestored(
    _ screen: ScreenEmulator,
    _ picture: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(screen.picture == picture, sourceLocation: sourceLocation)
    #expect(screen.isCursorVisible, sourceLocation: sourceLocation)
    #expect(screen.wraps, sourceLocation: sourceLocation)
    #expect(!screen.isSynchronized, sourceLocation: sourceLocation)
  }

  @Test("Output of others is above the region, in order with printed views") func order() throws {
    let terminal = try probe("erase")
    let commands = [
      "print one", "say two", "error three", "part four, ", "write five, ", "print six",
      "shell test -t 1 && test -t 2 && echo seven, on a terminal of $(stty size <&2)",
      "say eight",
    ]
    for command in commands { terminal.type(command) }
    let lines = [
      "one", "two", "three", "four, five, six", "seven, on a terminal of 12 60", "eight",
    ]
    try terminal.read { $0.picture == lines + workPicture() }
    terminal.type("tick")
    try terminal.read { $0.picture == lines + workPicture("⠙") }
    terminal.type("return")
    #expect(try terminal.end() == .exited(0))
    expectRestored(terminal.screen, lines + ["returned"])
  }

  @Test("A line waits for its end, and is whole when the region ends") func incomplete() throws {
    let terminal = try probe("keep")
    terminal.type("part begun")
    terminal.type("tick")
    try terminal.read { $0.picture == workPicture("⠙") }
    terminal.type("return")
    #expect(try terminal.end() == .exited(0))
    expectRestored(terminal.screen, workPicture("⠙") + ["begunreturned"])
  }

  @Test("A megabyte arrives to the last byte, with the region below it") func flood() throws {
    let terminal = try probe("erase", rows: 4)
    terminal.type("flood 1024")
    terminal.type("say done")
    terminal.type("return")
    #expect(try terminal.end() == .exited(0))
    #expect(terminal.screen.picture.suffix(2) == ["done", "returned"])
    let written = String(decoding: terminal.bytes, as: UTF8.self)
    var count = 0
    for line in written.split(separator: "\r\n") where line.hasSuffix("xxx") {
      guard line.hasSuffix(floodLine(count + 1)) else { break }
      count += 1
    }
    #expect(count == 1024)
  }

  @Test(
    "Output of others is on the terminal when the program ends",
    arguments: [
      (["print last words", "exit"], .exited(3), ["last words"]),
      (["part last words", "exit"], .exited(3), ["last words"]),
      (["print last words", "throw"], .exited(0), ["last words", "failed"]),
      (["print last words", "abort really"], .killed(SIGABRT), ["last words", "really"]),
    ] as [([String], PseudoTerminal.End, [String])]
  )
  func end(commands: [String], end: PseudoTerminal.End, picture: [String]) throws {
    let terminal = try probe("keep")
    for command in commands { terminal.type(command) }
    #expect(try terminal.end() == end)
    expectRestored(terminal.screen, picture)
  }

  @Test("A program that crashes leaves Swift's message, and no region") func crash() throws {
    let terminal = try probe("keep")
    terminal.type("crash bug")
    let end = try terminal.end()
    #expect([.killed(SIGTRAP), .killed(SIGILL)].contains(end))
    // The message is followed by text that depends on the platform.
    let text = terminal.screen.picture.joined()
    #expect(text.contains("Fatal error: bug"))
    #expect(!text.contains("Working"))
    #expect(terminal.screen.isCursorVisible)
  }

  @Test("A view that crashes leaves Swift's message, and a cursor") func crashOfView() throws {
    let terminal = try probe("keep")
    terminal.type("draw bug")
    let end = try terminal.end()
    #expect([.killed(SIGTRAP), .killed(SIGILL)].contains(end))
    #expect(terminal.screen.picture.joined().contains("Fatal error: bug"))
    #expect(terminal.screen.isCursorVisible && terminal.screen.wraps)
  }

  @Test(
    "A signal takes the region and leaves the text",
    arguments: [SIGHUP, SIGINT, SIGPIPE, SIGTERM, SIGSEGV]
  )
  func signal(_ signal: Int32) throws {
    let terminal = try probe("keep")
    terminal.type("print one")
    try terminal.read { $0.picture == ["one"] + workPicture() }
    terminal.signal(signal)
    #expect(try terminal.end() == .killed(signal))
    expectRestored(terminal.screen, ["one"])
  }

  @Test("A program that is killed leaves its region, but the text is there") func kill() throws {
    let terminal = try probe("keep")
    terminal.type("print one")
    try terminal.read { $0.picture == ["one"] + workPicture() }
    terminal.signal(SIGKILL)
    #expect(try terminal.end() == .killed(SIGKILL))
    #expect(terminal.screen.picture == ["one"] + workPicture())
  }

  @Test("A program that was stopped removes its region when it goes on") func stop() throws {
    let script = "set -m; \"$0\" erase; echo stopped; read line; fg >/dev/null"
    let terminal = try PseudoTerminal(
      columns: 60,
      rows: 12,
      running: "/bin/sh",
      ["-c", script, Probe.path()]
    )
    try terminal.read(frames: 1)
    terminal.type("print one")
    try terminal.read { $0.picture == ["one"] + workPicture() }
    terminal.send("\u{1A}")
    try terminal.read { $0.picture.last == "stopped" }
    let before = terminal.screen.picture
    #expect(before.first == "one")
    #expect(terminal.screen.isCursorVisible)
    terminal.type("go on")
    try terminal.read { $0.picture == before + workPicture() }
    #expect(!terminal.screen.isCursorVisible)
    terminal.type("print two")
    try terminal.read { $0.picture == before + ["two"] + workPicture() }
    terminal.type("return")
    #expect(try terminal.end() == .exited(0))
    expectRestored(terminal.screen, before + ["two", "returned"])
  }

  @Test("A copy of the process prints above the region, and ends alone") func copy() throws {
    let terminal = try probe("erase")
    terminal.type("copy")
    try terminal.read { $0.picture == ["copy"] + workPicture() }
    terminal.type("return")
    #expect(try terminal.end() == .exited(0))
    expectRestored(terminal.screen, ["copy", "returned"])
  }

  @Test("A program that outlives the region it was started in writes above the next one")
  func late() throws {
    let gate = FileManager.default.temporaryDirectory.appending(path: "diptych-\(UUID())")
    let path = gate.path(percentEncoded: false)
    #expect(mkfifo(path, 0o600) == 0)
    defer { unlink(path) }
    let file = FileHandle(fileDescriptor: open(path, O_RDWR | O_CLOEXEC), closeOnDealloc: true)
    let terminal = try probe("twice")
    terminal.type("(read line <\(path); echo late) & echo started")
    try terminal.read(frames: 1000) { $0.picture == ["started", "first"] }
    terminal.type("next")
    try terminal.read(frames: 1000) { $0.picture == ["started", "second"] }
    try file.write(contentsOf: Data("go on\n".utf8))
    try terminal.read(frames: 1000) { $0.picture == ["started", "late", "second"] }
    terminal.type("next")
    #expect(try terminal.end() == .exited(0))
    expectRestored(terminal.screen, ["started", "late"])
  }

  @Test("Without a capture, output stands below the region") func alone() throws {
    let terminal = try probe("alone", "erase")
    terminal.type("print one")
    try terminal.read { $0.picture == workPicture() + ["one"] }
    terminal.type("return")
    #expect(try terminal.end() == .exited(0))
  }

  // MARK: Synchronous programs

  @Test(
    "A region is animated while no thread of the pool is free",
    arguments: ["synchronous", "blocked"]
  )
  func moves(mode: String) throws {
    let terminal = try probe(mode)
    let lines = ["printed", "nested", "by the kit"]
    for picture in ["⠏", "⠋", "⠙", "⠹"] {
      try terminal.read(frames: 10_000) { $0.picture == lines + ["\(picture) Waiting"] }
    }
    terminal.type("this")
    #expect(try terminal.end() == .exited(0))
    expectRestored(terminal.screen, lines + ["read this"])
  }
}
