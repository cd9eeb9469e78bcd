import DiptychTerminalTesting
import Foundation
import Testing

@Suite("A screen in a terminal", .serialized)
struct ScreenTests {
  private func screen(rows: Int = 10) throws -> PseudoTerminal {
    let terminal = try ScreenProgram.probe("screen", rows: rows)
    try terminal.read { $0.shows("▏") && !$0.isSynchronized }
    #expect(terminal.screen.picture == ["count 0", "▸Add◂ [Double] [Crash]", "▏"])
    #expect(terminal.screen.isCursorVisible && terminal.screen.cursor == [2, 0])
    return terminal
  }

  /// Sends keys, and reads until a line is on the screen.
  private func send(_ keys: String, to terminal: PseudoTerminal, until line: String) throws {
    terminal.send(keys)
    try terminal.read { $0.picture.contains(line) && !$0.isSynchronized }
  }

  @Test("Keys move the focus, press buttons and edit the line, and Escape removes the screen")
  func keys() throws {
    let terminal = try screen()
    // The first button has the focus. The button Double is gone now, and the focus stays.
    try send("\r", to: terminal, until: "count 1")
    try terminal.read { $0.picture.contains("▸Add◂ [Crash]") && !$0.isSynchronized }
    try send("\r", to: terminal, until: "count 2")
    try send("\t", to: terminal, until: "[Add] ▸Double◂ [Crash]")
    try send("\r", to: terminal, until: "count 4")
    try send("\t\t\u{1B}[Z\u{1B}[Z", to: terminal, until: "[Add] ▸Double◂ [Crash]")
    try send("tea \u{1B}[200~for\rtwo\u{1B}[201~", to: terminal, until: "tea for two▏")
    try send("\u{17}漢", to: terminal, until: "tea for 漢▏")
    #expect(terminal.screen.isCursorVisible && terminal.screen.cursor == [2, 10])
    try send("\u{1B}[D", to: terminal, until: "tea for ▏漢")
    #expect(terminal.screen.cursor == [2, 8])
    try send("\u{1B}[C", to: terminal, until: "tea for 漢▏")
    terminal.resize(columns: 30, rows: 6)
    try send("\u{15}", to: terminal, until: "▏")
    terminal.send("\u{1B}")
    #expect(try terminal.end() == .exited(0))
    #expect(terminal.screen.picture == ["count was 4"])
    #expect(terminal.screen.isCursorVisible)
    #expect(!terminal.screen.bracketsPaste)
  }

  @Test("A key writes only the lines that it changes") func changedLines() throws {
    let terminal = try screen()
    let start = terminal.bytes.count
    try send("a", to: terminal, until: "a▏")
    let written = String(decoding: terminal.bytes[start...], as: UTF8.self)
    let line = "\u{1B}[Ka\u{1B}[36m▏\u{1B}[0m\r\n"
    #expect(
      written == "\u{1B}[?2026h\u{1B}[?25l\r\u{1B}[?7l\(line)"
        + "\u{1B}[1A\ra\u{1B}[36m\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?2026l"
    )
    terminal.send("\u{1B}")
    #expect(try terminal.end() == .exited(0))
  }

  @Test("A button that goes away hands the focus on") func neighbour() throws {
    let terminal = try screen()
    try send("\r", to: terminal, until: "count 1")
    try send("\r", to: terminal, until: "count 2")
    try send("\t", to: terminal, until: "[Add] ▸Double◂ [Crash]")
    try send("\u{1B}[Z\r", to: terminal, until: "count 3")
    try terminal.read { $0.picture.contains("▸Add◂ [Crash]") && !$0.isSynchronized }
    terminal.send("\u{1B}")
    #expect(try terminal.end() == .exited(0))
  }

  @Test("A button that is gone while its action runs has the focus again, and no other meanwhile")
  func pages() throws {
    let terminal = try ScreenProgram.probe("pages", rows: 20)
    let head = ["deleted 0 times", "[Delete all]"]
    let start = ["deleted 0 times", "▸Delete all◂"]
    func expect(_ lines: [String], after keys: String) throws {
      terminal.send(keys)
      try terminal.read { $0.picture == lines && !$0.isSynchronized }
    }
    try expect(start + ["• row 0", "• row 1", "[Load more]"], after: "")
    try expect(head + ["• row 0", "• row 1", "▸Load more◂"], after: "\t")
    try expect(head + ["• row 0", "• row 1", "⠋ Loading more…"], after: "\r")
    // Enter presses nothing now.
    let rows = ["• row 0", "• row 1", "• row 2", "• row 3"]
    try expect(head + rows + ["▸Load more◂"], after: "\r\rg")
    // Another button that takes its place has the focus.
    let failure = ["┃ ✗ no connection", "┃   ▸Retry◂"]
    try expect(head + rows + [""] + failure, after: "\rf")
    try expect(head + rows + ["• row 4", "• row 5", "▸Load more◂"], after: "\rg")
    // Tab leaves it while it is gone.
    terminal.send("\r\t")
    try terminal.read { $0.picture.contains("▸Delete all◂") && !$0.isSynchronized }
    terminal.send("\u{1B}")
    #expect(try terminal.end() == .exited(0))
  }

  @Test("A key that is pressed again neither repeats an action nor presses a neighbour")
  func pay() throws {
    let terminal = try ScreenProgram.probe("pay", rows: 20)
    func expect(_ lines: [String], after keys: String) throws {
      terminal.send(keys)
      try terminal.read { $0.picture == lines && !$0.isSynchronized }
    }
    let start = "liked 0, paid 0"
    try expect([start, "┃ ✗ no connection", "┃   ▸Retry◂", "[Pay]"], after: "")
    try expect([start, "┃ ✗ no connection", "┃   ⠋ Trying again…", "[Pay]"], after: "\r\r\r")
    try expect([start, "[Like]", "[Pay]"], after: "g")
    try expect([start, "▸Like◂", "[Pay]"], after: "\r\r\t")
    try expect(["liked 3, paid 0", "▸Like◂", "[Pay]"], after: "\r\r\r")
    try expect(["liked 3, paid 1", "[Like]", "⠋Pay◂"], after: "\t\r\r\r")
    try expect(["liked 3, paid 1", "▸Like◂", "⠋Pay]"], after: "\t")
    try expect(["liked 3, paid 1", "▸Like◂", "[Pay]"], after: "g")
    try expect(["liked 3, paid 2", "[Like]", "⠋Pay◂"], after: "\t\r")
    terminal.send("\u{1B}")
    #expect(try terminal.end() == .exited(0))
  }

  @Test("The end of an action that changes nothing gives the focus to the replacing button")
  func late() throws {
    let terminal = try ScreenProgram.probe("late")
    try terminal.read { $0.picture == ["▸Send◂"] && !$0.isSynchronized }
    try send("\r", to: terminal, until: "[Next]")
    terminal.signal(SIGUSR1)
    try terminal.read { $0.picture == ["▸Next◂"] && !$0.isSynchronized }
    terminal.send("\u{1B}")
    #expect(try terminal.end() == .exited(0))
  }

  @Test("A stopped screen is removed, and drawn again in the foreground") func stop() throws {
    let terminal = try ScreenProgram.shell(
      #"set -m; "$P" screen; echo "stopped $?"; fg; echo "status $?""#
    )
    try terminal.read { $0.shows("▏") && !$0.isSynchronized }
    terminal.send("\u{1A}")
    try terminal.read { $0.shows("stopped ") && $0.cursor[1] == 0 }
    #expect(!terminal.screen.picture.contains { $0.contains("Add") })
    #expect(terminal.screen.isCursorVisible)
    #expect(!terminal.screen.bracketsPaste)
    try terminal.read { $0.bracketsPaste }
    try send("\r", to: terminal, until: "count 1")
    terminal.send("\u{1B}")
    _ = try terminal.end()
    #expect(terminal.screen.picture.suffix(2) == ["count was 1", "status 0"])
  }

  @Test(
    "A screen in the background is ended by a signal, and draws nothing",
    arguments: [
      (#""$P" screen; echo "stopped""#, true),
      (#""$P" screen; echo "stopped"; bg; until jobs -s | grep -q .; do :; done"#, true),
      (#""$P" screen & until jobs -s | grep -q .; do :; done; echo "stopped""#, false),
    ]
  )
  func terminate(_ script: String, isShown: Bool) throws {
    let terminal = try ScreenProgram.shell(
      """
      set -m; \(script); process=$(jobs -p %1); kill %1
      for try in {1..50}; do kill -0 $process 2>/dev/null || break; sleep 0.1; done
      kill -9 $process 2>/dev/null && echo "still there" || echo gone
      """
    )
    if isShown {
      try terminal.read { $0.shows("▏") && !$0.isSynchronized }
      terminal.send("\u{1A}")
    }
    _ = try terminal.end()
    #expect(terminal.screen.picture.last == "gone")
    #expect(!terminal.screen.picture.contains { $0.contains("Add") })
    #expect(terminal.screen.isCursorVisible)
    #expect(!terminal.screen.bracketsPaste)
  }

  @Test("Ctrl-C, and a crash in a view, remove the screen", arguments: ["\u{3}", "\u{1B}[Z\r"])
  func ends(_ keys: String) throws {
    let terminal = try screen()
    terminal.send(keys)
    guard case .killed = try terminal.end() else {
      Issue.record("the program was not ended by a signal")
      return
    }
    #expect(terminal.screen.isCursorVisible)
    #expect(terminal.screen.wraps)
    #expect(!terminal.screen.bracketsPaste)
  }
}
