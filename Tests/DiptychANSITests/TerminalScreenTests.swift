import Diptych
import Testing

@testable import DiptychANSI

@Suite("Screens of captured output") struct TerminalScreenTests {
  private static let escape = "\u{1B}["

  @Test(
    "Control characters and movements of the cursor have their effect",
    arguments: [
      ("0 %\r50 %\r100 %", "100 %"), ("one\rTW", "TWe"), ("one\r\ntwo", "one\ntwo"),
      ("abc\u{8}\u{8}XY", "aXY"), ("a\u{8}\u{8}\u{8}b", "b"), ("a\tb", "a       b"),
      ("12345678\tb", "12345678        b"), ("bell\u{7}", "bell"),
      ("one\ntwo\n", "one\ntwo"), ("one\ntwo\n\n", "one\ntwo\n"),
      // Movements
      ("one\ntwo\(escape)Ax", "onex\ntwo"), ("one\ntwo\(escape)A\rx", "xne\ntwo"),
      ("one\ntwo\(escape)9Ax", "onex\ntwo"), ("one\(escape)Bx", "one\n   x"),
      ("one\(escape)2Cx", "one  x"), ("one\(escape)2Dx", "oxe"), ("one\(escape)9Dx", "xne"),
      ("one\(escape)Ex", "one\nx"), ("one\ntwo\(escape)Fx", "xne\ntwo"), ("one\(escape)2Gx", "oxe"),
      ("one\(escape)Gx", "xne"), ("one\ntwo\(escape)1;3Hx", "onx\ntwo"),
      ("one\ntwo\(escape)Hx", "xne\ntwo"), ("one\ntwo\(escape)2;1fx", "one\nxwo"),
      ("one\ntwo\(escape)dx", "onex\ntwo"), ("ab\(escape)scd\(escape)ux", "abxd"),
      ("ab\u{1B}7cd\u{1B}8x", "abxd"),
      // Erasures
      ("one two\(escape)4D\(escape)K", "one"), ("one\(escape)2D\(escape)1K", "  e"),
      ("one\(escape)2Kx", "   x"), ("one\ntwo\(escape)1;2H\(escape)J", "o"),
      ("one\ntwo\(escape)2;2H\(escape)1J", "\n  o"), ("one\(escape)2J\(escape)Hx", "x"),
      ("one two\(escape)2G\(escape)2X", "o   two"), ("one two\(escape)2G\(escape)2P", "o two"),
      // Sequences of other kinds and private ones
      ("a\(escape)?25lb", "ab"), ("a\(escape)6nb", "ab"), ("a\u{1B}]0;title\u{7}b", "ab"),
      // Wide letters, and marks on letters
      ("日本\rx", "x 本"), ("日本\(escape)2Gx", " x本"), ("日\(escape)3Gx", "日x"),
      ("e\u{301}\rx", "x"), ("\u{301}a", "a"),
      // A region that is drawn again in its place
      ("⠋ one\n\(escape)A\r\(escape)J⠙ two\n", "⠙ two"),
    ]
  )
  func effects(output: String, lines: String) {
    let screen = TerminalScreen(showing: output)
    #expect(screen.lines.map { $0.map(\.cluster).joined() }.joined(separator: "\n") == lines)
  }

  @Test("A cell keeps the style and the link that it was written with") func styles() {
    let output = "\(Self.escape)31mred\(Self.escape)0m\r\(Self.escape)1mR"
    #expect(
      TerminalScreenshot(ansi: output).rendered(as: .text(color: .ansi16))
        == "\(Self.escape)1mR\(Self.escape)0;31med\(Self.escape)0m\n"
    )
  }

  @Test("A movement by a great number ends at the edge") func farMovements() {
    let screen = TerminalScreen(
      showing: "\(Self.escape)99999999999999999999B\(Self.escape)9999999C."
    )
    #expect(screen.lines.count == 1000)
    #expect(screen.lines.last?.count == 1000)
  }
}
