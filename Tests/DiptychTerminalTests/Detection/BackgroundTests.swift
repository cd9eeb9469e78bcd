import Diptych
import DiptychTerminalTesting
import Testing

@testable import DiptychLive

@Suite("The background of a terminal") struct BackgroundTests {
  @Test("COLORFGBG names it by a number of the palette, outside of multiplexers") func variable() {
    let rows: [(variables: [String: String], ground: ColorScheme?)] = [
      (["COLORFGBG": "15;0"], .dark), (["COLORFGBG": "0;15"], .light),
      (["COLORFGBG": "15;default;0"], .dark), (["COLORFGBG": "0;default;15"], .light),
      (["COLORFGBG": "0;7"], .light), (["COLORFGBG": "15;8"], .dark),
      (["COLORFGBG": "12;8"], .dark), (["COLORFGBG": "7;6"], .dark),
      (["COLORFGBG": "0;9"], .light), (["COLORFGBG": "0;default"], nil),
      (["COLORFGBG": "0;16"], nil), (["COLORFGBG": ""], nil), ([:], nil),
      (["COLORFGBG": "0;15", "TERM": "tmux-256color"], nil),
    ]
    for (variables, ground) in rows {
      let environment = ["TERM": "xterm"].merging(variables) { $1 }
      func traits(isTerminal: Bool) -> TerminalTraits {
        TerminalTraits(environment: environment, isTerminal: isTerminal, windowWidth: 80)
      }
      #expect(traits(isTerminal: true).options.background == ground, "\(variables)")
      #expect(traits(isTerminal: false).options.background == nil, "\(variables)")
    }
  }

  @Test("An answer names it by red, green and blue, of one to four digits") func answers() {
    let rows: [(answer: String, ground: ColorScheme?)] = [
      ("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\\u{1B}[?62;c", .light),
      ("\u{1B}]11;rgb:0000/0000/0000\u{7}\u{1B}[?6c", .dark),
      ("\u{1B}]11;rgb:fd/f6/e3\u{7}", .light), ("\u{1B}]11;rgb:0/2/3\u{7}", .dark),
      ("\u{1B}]11;rgba:1e1e/1e1e/1e1e/ffff\u{1B}\\", .dark),
      ("\u{1B}]11;rgb:ff/ff\u{7}", nil), ("\u{1B}]11;rgb:fffff/0/0\u{7}", nil),
      ("\u{1B}]11;cmyk:1/1/1\u{7}", nil), ("\u{1B}[?1;2c", nil), ("", nil),
    ]
    for (answer, ground) in rows {
      #expect(
        BackgroundAnswer.ground(in: Array(answer.utf8)) == ground,
        "\(answer.debugDescription)"
      )
    }
    #expect(BackgroundAnswer.isComplete(Array("\u{1B}]11;rgb:0/0/0\u{7}\u{1B}[?62;22c".utf8)))
    #expect(!BackgroundAnswer.isComplete(Array("\u{1B}]11;rgb:0c".utf8)))
    #expect(!BackgroundAnswer.isComplete(Array("\u{1B}[?62;".utf8)))
  }

  private static let question = "\u{1B}]11;?\u{1B}\\\u{1B}[c"

  /// Runs the probe, answers its question, and returns what it prints after that.
  private func run(_ environment: [String: String], answer: String?) throws -> [String] {
    let terminal = try PseudoTerminal(
      columns: 40,
      rows: 6,
      running: Probe.path(),
      ["ground"],
      environment: environment
    )
    if let answer {
      let question = Array(Self.question.utf8)
      try terminal.read { _ in terminal.bytes.suffix(question.count) == question[...] }
      terminal.send(answer)
    }
    try terminal.read { $0.picture.contains { $0.hasPrefix("ground:") } }
    terminal.type("typed")
    _ = try terminal.end()
    return terminal.screen.picture
  }

  @Test("A terminal answers the query; one without colours costs no time")
  func asked() throws {
    let term = ["TERM": "xterm-256color"]
    let light = "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\\u{1B}[?62;c"
    #expect(try run(term, answer: light) == ["ground: light", "read: typed"])
    let dark = "\u{1B}]11;rgb:0000/1111/0000\u{7}\u{1B}[?62;c"
    #expect(try run(term, answer: dark) == ["ground: dark", "read: typed"])
    #expect(try run(term, answer: "\u{1B}[?6c") == ["ground: unknown", "read: typed"])
  }

  @Test("No query is sent if the background is known, or nothing can answer")
  func notAsked() throws {
    let rows: [(environment: [String: String], ground: String)] = [
      (["TERM": "xterm", "COLORFGBG": "0;15"], "light"), (["TERM": "dumb"], "unknown"),
      (["TERM": "vt100"], "unknown"), (["TERM": "xterm", "NO_COLOR": "1"], "unknown"),
      (["TERM": "xterm", "CI": "1"], "unknown"),
    ]
    for (environment, ground) in rows {
      #expect(
        try run(environment, answer: nil) == ["ground: \(ground)", "read: typed"],
        "\(environment)"
      )
    }
  }
}
