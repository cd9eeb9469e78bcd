import DiptychTerminalTesting
import Foundation
import Testing

@Suite("A region and the terminal that it shares") struct JobControlTests {
  @Test(
    "A program in the background draws nothing, and its text passes, until it is in front again"
  )
  func background() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let pipe = folder.appending(path: "commands").path
    #expect(mkfifo(pipe, 0o600) == 0)
    let script = """
      set -m; "$0" keep <"$1" & echo started
      read line; fg >/dev/null; echo stopped; bg >/dev/null; read line; fg >/dev/null
      """
    let terminal = try PseudoTerminal(
      columns: 60,
      rows: 40,
      running: "/bin/bash",
      ["-c", script, Probe.path(), pipe]
    )
    try terminal.read { $0.picture == ["started"] }
    let commands = try #require(FileHandle(forWritingAtPath: pipe))
    func send(_ lines: String...) { commands.write(Data(lines.map { $0 + "\n" }.joined().utf8)) }
    func expectNothingDrawn() {
      #expect(!terminal.screen.picture.contains { $0.hasPrefix("⠋") || $0.hasPrefix("⠙") })
      #expect(terminal.screen.isCursorVisible)
    }
    send("tick", "print one", "tick", "print two")
    try terminal.read { $0.picture.last == "two" }
    #expect(terminal.screen.picture == ["started", "one", "two"])
    expectNothingDrawn()
    #expect(terminal.screen.frames == 0)

    terminal.handOver { terminal.type("to the front") }
    send("tick")
    try terminal.read(frames: 1)
    #expect(terminal.screen.picture == ["started", "one", "two"] + workPicture("⠸"))
    #expect(!terminal.screen.isCursorVisible)

    terminal.send("\u{1A}")
    try terminal.read { $0.picture.last == "stopped" }
    expectNothingDrawn()
    let frames = terminal.screen.frames
    send("tick", "print three")
    try terminal.read { $0.picture.last == "three" }
    expectNothingDrawn()
    #expect(terminal.screen.frames == frames)

    terminal.handOver { terminal.type("to the front") }
    send("tick")
    try terminal.read(frames: 1)
    #expect(!terminal.screen.isCursorVisible)
    send("return")
    #expect(try terminal.end() == .exited(0))
    #expect(terminal.screen.isCursorVisible)
    #expect(terminal.screen.picture.last == "returned")
  }

  @Test(
    "A line that was begun before a region stays above it",
    arguments: ["", "F", "Fetching… ", String(repeating: "x", count: 59)]
      + [60, 61, 120].map { String(repeating: "y", count: $0) }
  )
  func begun(line: String) throws {
    let terminal = try PseudoTerminal(columns: 60, rows: 12, running: Probe.path(), ["begun"])
    terminal.type(line)
    _ = try terminal.end()
    var lines: [String] = []
    var rest = Substring(line)
    while !rest.isEmpty {
      lines.append(String(rest.prefix(60)).trimmingCharacters(in: .whitespaces))
      rest = rest.dropFirst(60)
    }
    #expect(terminal.screen.picture == lines + ["region", "ok"])
  }

  @Test("Keys that are typed while a region is drawn leave nothing, and wait for the next reader")
  func typed() throws {
    let terminal = try PseudoTerminal(
      columns: 60,
      rows: 12,
      echoes: true,
      running: Probe.path(),
      ["typed"]
    )
    try terminal.read { $0.frames == 1 }
    terminal.type("")
    terminal.type("")
    terminal.type("keys")
    terminal.type("end")
    try terminal.read { $0.picture.first?.hasPrefix("read") == true && $0.cursor == [1, 0] }
    #expect(terminal.screen.picture == [#"read ["", "", "keys"]"#])
    terminal.type("more")
    _ = try terminal.end()
    #expect(terminal.screen.picture == [#"read ["", "", "keys"]"#, "more", "and more"])
  }
}
