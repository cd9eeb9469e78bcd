import DiptychTerminalTesting
import DiptychTesting
import Foundation
import Testing

@testable import DiptychLive

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

@Suite("Questions", .serialized)
struct QuestionTests {
  @Test("In a terminal lines are edited, and a secret is not shown") func terminal() throws {
    let terminal = try ScreenProgram.probe("questions")
    try terminal.read { $0.picture == ["Name [harbor]:"] }
    terminal.send("Adx\u{7F}a")
    try terminal.read { $0.picture == ["Name [harbor]: Ada"] && $0.cursor == [0, 18] }
    terminal.send("\u{1B}[D\u{1B}[Db")
    try terminal.read { $0.picture == ["Name [harbor]: Abda"] && $0.cursor == [0, 17] }
    terminal.send("\r")
    try terminal.read { $0.picture.last == "Sure? [y/N]" }
    terminal.send("perhaps\r")
    try terminal.read { $0.picture.filter { $0.hasPrefix("Sure?") }.count == 2 }
    terminal.send("Yes\r")
    try terminal.read { $0.picture.last == "Format [1-2]:" }
    terminal.send("3\r")
    try terminal.read { $0.picture.filter { $0.hasPrefix("Format") }.count == 2 }
    terminal.send("2\r")
    try terminal.read { $0.picture.last == "Token:" }
    terminal.send("hush")
    terminal.send("\r")
    try terminal.read { $0.picture.last == "Pin:" }
    terminal.send("123")
    try terminal.read { $0.picture.last == "Pin: •••" }
    terminal.send("\r")
    #expect(try terminal.end() == .exited(0))
    #expect(
      terminal.screen.picture == [
        "Name [harbor]: Abda", "Sure? [y/N] perhaps", "hint: answer y or n", "Sure? [y/N] Yes",
        "1. text", "2. page", "Format [1-2]: 3", "hint: answer a number from 1 to 2",
        "Format [1-2]: 2", "Token:", "Pin: •••", "Abda true 1 hush 123",
      ]
    )
  }

  @Test("A question wider than the window is written once, at every width")
  func wide() throws {
    let terminal = try ScreenProgram.probe("wide", columns: 30, rows: 16)
    let question = ["Do you really want to delete", "all files in the folder"]
    let first = question + ["harbor? [y/N]"]
    try terminal.read { $0.picture == first && $0.cursor == [2, 14] }
    terminal.send("mno")
    try terminal.read { $0.picture == question + ["harbor? [y/N] mno"] }
    terminal.send("\u{1B}[D\u{1B}[Dx")
    try terminal.read { $0.picture == question + ["harbor? [y/N] mxno"] && $0.cursor == [2, 16] }
    terminal.resize(columns: 12, rows: 16)
    let narrow = ["Do you reall", "y want to de", "lete", "all files in", " the folder", "harbor?"]
    try terminal.read { $0.picture == narrow + ["[y/N] mxno"] && $0.cursor == [6, 8] }
    terminal.resize(columns: 40, rows: 16)
    terminal.send("\u{5}p")
    let wide = ["Do you really want to delete", "all files in the folder", "harbor?"]
    try terminal.read { $0.picture == wide + ["[y/N] mxnop"] }
    terminal.send("\r")
    try terminal.read { $0.picture.suffix(2) == ["all files in the folder", "harbor? [y/N]"] }
    terminal.send("y\r")
    try terminal.read { $0.picture.last == "Pin of the card:" }
    terminal.send("0123456789012345678901234")
    try terminal.read { $0.picture.last == "Pin of the card: ••••••••••••" }
    terminal.send("\r")
    #expect(try terminal.end() == .exited(0))
  }

  @Test("Answers that are typed before their questions are not lost") func typedAhead() throws {
    let terminal = try ScreenProgram.probe("questions")
    try terminal.read { $0.picture == ["Name [harbor]:"] && $0.bracketsPaste }
    terminal.send("Ada\ry\r2\rhush\r123\r")
    #expect(try terminal.end() == .exited(0))
    #expect(terminal.screen.picture.last == "Ada true 1 hush 123")
  }

  @Test("If the stream of a question is a file, the terminal shows the question")
  func redirected() throws {
    let terminal = try ScreenProgram.shell(
      #"f=$(mktemp); "$P" questions >"$f"; echo "file: $(cat "$f")"; rm "$f""#
    )
    try terminal.read { $0.picture == ["Name [harbor]:"] && $0.bracketsPaste }
    terminal.send("Ada\ry\r")
    try terminal.read { $0.picture.last == "Format [1-2]:" }
    terminal.send("x\r2\rhush\r123\r")
    _ = try terminal.end()
    #expect(
      terminal.screen.picture == [
        "Name [harbor]: Ada", "Sure? [y/N] y", "1. text", "2. page", "Format [1-2]: x",
        "hint: answer a number from 1 to 2", "Format [1-2]: 2", "Token:", "Pin: •••",
        "file: Ada true 1 hush 123",
      ]
    )
  }

  @Test("A question that nobody can see has no answer") func unseen() throws {
    let terminal = try ScreenProgram.shell(
      #"f=$(mktemp); setsid -w "$P" questions >"$f"; echo "file: $(cat "$f")"; rm "$f""#
    )
    _ = try terminal.end()
    #expect(terminal.screen.picture == ["file: error: no answer to “Format”"])
  }

  @Test("Ctrl-C ends the program by its signal, and restores the terminal")
  func interrupt() throws {
    let terminal = try ScreenProgram.shell(
      """
      trap : INT; echo "modes $(stty -g)"; "$P" questions; echo "status $?"
      echo "modes $(stty -g)"
      """
    )
    try terminal.read { $0.shows("Name") && $0.bracketsPaste }
    terminal.send("\u{3}")
    _ = try terminal.end()
    // The cursor is still in the line of the question.
    #expect(terminal.screen.picture.contains { $0.hasSuffix("status \(128 + SIGINT)") })
    let modes = terminal.screen.lines(after: "modes ")
    #expect(modes.count == 2)
    #expect(modes.first == modes.last)
  }

  @Test("The end of the input is the default, or an error") func end() throws {
    let terminal = try ScreenProgram.probe("questions")
    try terminal.read { $0.picture == ["Name [harbor]:"] }
    terminal.send("\u{4}")
    try terminal.read { $0.picture.last == "Sure? [y/N]" }
    terminal.send("\u{4}")
    try terminal.read { $0.picture.last == "Format [1-2]:" }
    terminal.send("\u{4}")
    #expect(try terminal.end() == .exited(0))
    #expect(terminal.screen.picture.last == "error: no answer to “Format”")
  }

  @Test(
    "A pipe is read line by line",
    arguments: [
      (#"Ada\ny\npage\nx\n1\n"#, "Ada true 1 x 1"), (#"\n\n9\n1\n\n\n"#, "harbor false 0"),
      (#"Ada"#, "error: no answer to “Format”"), ("", "error: no answer to “Format”"),
    ]
  )
  func pipe(input: String, last: String) throws {
    let terminal = try ScreenProgram.shell(#"printf '\#(input)' | "$P" questions"#)
    _ = try terminal.end()
    #expect(terminal.screen.picture.last == last)
  }

  @Test("A question stands below what a paused region has printed, and the region below it")
  func paused() throws {
    let terminal = try ScreenProgram.probe("paused")
    try terminal.read { $0.picture == ["above", "Go on? [y/n]"] && $0.isCursorVisible }
    terminal.send("y\r")
    #expect(try terminal.end() == .exited(0))
    #expect(terminal.screen.picture == ["above", "Go on? [y/n] y", "done", "answer true"])
  }

  @Test("A secret is shown as symbols, or not at all") func echo() {
    var input = LineInput("pass")
    input.handle(.key(.left))
    func text(_ echo: AnswerEcho, _ options: TextFormat.Options = []) -> String {
      LineInputView(input, width: 20).echo(echo).rendered(as: .text(options: options))
    }
    #expect(text(.text) == "pas▏s\n")
    #expect(text(.masked) == "•••▏•\n")
    #expect(text(.masked, .ascii) == "***|*\n")
    #expect(text(.hidden) == "▏\n")
  }
}
