import DiptychTerminalTesting
import Foundation
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

@Suite("Raw mode in a terminal", .serialized)
struct RawModeTests {
  /// A script that writes the modes of the terminal before and after the probe, and its status.
  private let script = """
    trap : HUP INT QUIT TERM; echo "modes $(stty -g)"
    "$P" keys; echo "status $?"; echo "modes $(stty -g)"
    """

  /// Returns the process of the probe, once it reads keys.
  private func ready(_ terminal: PseudoTerminal) throws -> pid_t {
    try terminal.read { $0.shows("ready ") && $0.cursor[1] == 0 }
    #expect(terminal.screen.bracketsPaste)
    let process = try #require(terminal.screen.lines(after: "ready ").last)
    return try #require(pid_t(process))
  }

  /// Checks the end of the script: the terminal has its modes again.
  private func expectRestored(_ terminal: PseudoTerminal, status: Int32) throws {
    _ = try terminal.end()
    #expect(terminal.screen.lines(after: "status ") == ["\(status)"], "\(terminal.screen.picture)")
    let modes = terminal.screen.lines(after: "modes ")
    #expect(modes.count == 2)
    #expect(modes.first == modes.last)
    #expect(!terminal.screen.bracketsPaste)
    #expect(terminal.screen.isCursorVisible)
  }

  @Test(
    "The terminal is restored when the work ends, and when the program crashes",
    arguments: [
      ("q", 0, "returned"), ("t", 0, "failed"), ("c", 0, "returned"), ("x", 3, nil),
      ("f", 128 + SIGILL, nil), ("a", 128 + SIGABRT, nil), ("s", 128 + SIGSEGV, nil),
    ] as [(String, Int32, String?)]
  )
  func endings(_ key: String, _ status: Int32, _ line: String?) throws {
    let terminal = try ScreenProgram.shell(script)
    _ = try ready(terminal)
    terminal.send(key)
    try expectRestored(terminal, status: status)
    #expect(terminal.screen.shows(key))
    if let line { #expect(terminal.screen.shows(line)) }
  }

  @Test(
    "The terminal is restored when a signal ends the program",
    arguments: [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE]
  )
  func signals(_ signal: Int32) throws {
    let terminal = try ScreenProgram.shell(script)
    kill(try ready(terminal), signal)
    try expectRestored(terminal, status: 128 + signal)
  }

  @Test(
    "Ctrl-C and Ctrl-\\ are signals, not keys",
    arguments: [("\u{3}", SIGINT), ("\u{1C}", SIGQUIT)]
  )
  func signalKeys(_ key: String, _ signal: Int32) throws {
    let terminal = try ScreenProgram.shell(script)
    _ = try ready(terminal)
    terminal.send(key)
    try expectRestored(terminal, status: 128 + signal)
  }

  @Test("A stopped program restores the terminal, and has raw mode again in the foreground")
  func stop() throws {
    let terminal = try ScreenProgram.shell(
      """
      set -m; echo "modes $(stty -g)"; "$P" keys; echo "stopped $?"; echo "modes $(stty -g)"
      bg; until jobs -s | grep -q .; do :; done; echo "modes $(stty -g)"
      fg; echo "status $?"; echo "modes $(stty -g)"
      """
    )
    _ = try ready(terminal)
    terminal.send("\u{1A}")
    try terminal.read { $0.shows("stopped \(128 + SIGTSTP)") && !$0.bracketsPaste }
    try terminal.read { $0.bracketsPaste }
    terminal.send("b")
    try terminal.read { $0.shows("b") }
    terminal.send("q")
    _ = try terminal.end()
    #expect(terminal.screen.shows("returned"))
    #expect(terminal.screen.lines(after: "status ") == ["0"])
    let modes = terminal.screen.lines(after: "modes ")
    #expect(modes.count == 4)
    #expect(Set(modes).count == 1)
    #expect(!terminal.screen.bracketsPaste)
  }

  @Test("A program that was stopped by a signal that it can't handle goes on in raw mode")
  func hardStop() throws {
    let terminal = try ScreenProgram.shell(
      """
      set -m; saved=$(stty -g); "$P" keys; echo "stopped $?"; stty "$saved"; fg; echo "status $?"
      [ "$saved" = "$(stty -g)" ] && echo same
      """
    )
    let process = try ready(terminal)
    kill(process, SIGSTOP)
    try terminal.read { $0.shows("stopped \(128 + SIGSTOP)") }
    let before = terminal.bytes.count
    func hasBracketedAgain() -> Bool {
      String(decoding: terminal.bytes[before...], as: UTF8.self).contains("\u{1B}[?2004h")
    }
    try terminal.read { _ in hasBracketedAgain() }
    terminal.send("q")
    _ = try terminal.end()
    #expect(terminal.screen.lines(after: "status ") == ["0"])
    #expect(terminal.screen.shows("same"))
  }

  // MARK: Input

  @Test("Keys, pasted text and sizes arrive, and nothing is echoed") func input() throws {
    let terminal = try ScreenProgram.probe("keys")
    _ = try ready(terminal)
    terminal.send("zé漢\u{1B}[1;5A\u{1B}OP\t\r\u{7F}\u{1}\u{13}\u{16}")
    try terminal.read { $0.shows("control-v") }
    // Alone, and so after a silence.
    terminal.send("\u{1B}")
    try terminal.read { $0.shows("escape") }
    terminal.send("\u{1B}[200~one\rtwo\u{1B}[A\u{1B}[201~")
    try terminal.read { $0.shows("paste") && $0.cursor[1] == 0 }
    terminal.resize(columns: 50, rows: 12)
    try terminal.read { $0.shows("resize") && $0.cursor[1] == 0 }
    terminal.send("q")
    #expect(try terminal.end() == .exited(0))
    #expect(
      terminal.screen.picture.dropFirst() == [
        "z", "é", "漢", "control-up", "function(1)", "tab", "enter", "backspace", "control-a",
        "control-s", "control-v", "escape", "paste one/two␛[A", "resize 50x12", "q", "returned",
      ]
    )
  }

  @Test("A long paste arrives whole") func longPaste() throws {
    let terminal = try ScreenProgram.probe("keys", columns: 4000)
    _ = try ready(terminal)
    let text = String(repeating: "0123456789", count: 300)
    terminal.send("\u{1B}[200~\(text)\u{1B}[201~q")
    #expect(try terminal.end() == .exited(0))
    #expect(terminal.screen.lines(after: "paste ") == [text])
  }

  @Test(
    "A pipe, a file and a terminal that can't be redrawn are not asked for keys",
    arguments: [
      #"echo q | "$P" keys"#, #""$P" keys </dev/null"#, #""$P" keys | cat"#,
      #"TERM=dumb "$P" keys"#, #"CI=1 "$P" keys"#, #""$P" keys <&-"#,
    ]
  )
  func noTerminal(_ script: String) throws {
    let terminal = try ScreenProgram.shell("stty -g; \(script); stty -g")
    #expect(try terminal.end() == .exited(0))
    let picture = terminal.screen.picture
    #expect(picture.count == 3)
    #expect(picture[1] == "no keys")
    #expect(picture[0] == picture[2])
    #expect(!terminal.bytes.contains(0x1B))
  }
}
