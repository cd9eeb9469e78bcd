import Diptych
import DiptychPalettes
import Testing

@testable import DiptychText

@Suite("Contrast of roles in terminals")
struct ContrastTests {
  /// Returns the contrast of each role that has a colour, by terminal; roles of one colour share a
  /// line.
  private func table(
    _ theme: Theme,
    on ground: ColorScheme?,
    in palettes: [TerminalPalette],
    level: ColorLevel
  ) -> String {
    var lines: [(roles: [String], figures: String)] = []
    for role in Role.allCases {
      guard let color = theme.terminalStyle(role, on: ground).foreground else { continue }
      let figures = contrasts(of: color.reduced(to: level), in: palettes)
        .map { String(Double(Int($0 * 10)) / 10) }.joined(separator: " ")
      if let line = lines.firstIndex(where: { $0.figures == figures }) {
        lines[line].roles.append("\(role)")
      } else {
        lines.append((["\(role)"], figures))
      }
    }
    return lines.map { "\($0.figures)  \($0.roles.joined(separator: ", "))" }
      .joined(separator: "\n")
  }

  private func contrasts(of color: Color, in palettes: [TerminalPalette]) -> [Double] {
    palettes.map { $0.shown(color).contrast(with: Color(hex: $0.ground)) }
  }

  @Test("Every role of the standard theme, in five terminals")
  func standard() {
    #expect(
      table(.standard, on: .light, in: TerminalPalette.light, level: .ansi256) == """
        9.3 9.0 12.7 7.7 4.0  accent, info, code, type
        7.9 7.9 7.9 7.9 7.6  success, added
        4.6 5.0 5.9 5.4 5.8  warning, number
        5.8 6.1 8.9 5.1 3.5  danger, removed, string
        """
    )
    #expect(
      table(.standard, on: .dark, in: TerminalPalette.dark, level: .ansi256) == """
        10.6 5.9 7.0 5.9 6.1  accent, info, code, type
        9.7 5.5 6.4 6.7 5.7  success, added, string
        19.5 9.0 15.6 14.3 16.9  warning, number
        5.2 5.8 4.3 4.6 5.0  danger, removed
        """
    )
    // Where the ground is not known, no colour of the palette can be read everywhere.
    #expect(
      table(.standard, on: nil, in: TerminalPalette.light + TerminalPalette.dark, level: .ansi16)
        == """
        1.9 3.0 2.9 3.3 3.3 10.6 5.9 7.0 5.9 6.1  accent, info, code, type
        2.1 3.2 3.2 5.3 3.0 9.7 5.5 6.4 6.7 5.7  success, added
        4.6 5.0 5.9 5.4 5.8 4.4 3.5 3.5 3.6 2.4  warning, number
        5.8 6.1 8.9 5.1 3.5 3.5 2.9 2.3 3.2 3.2  danger, removed, string
        """
    )
  }

  @Test(
    "On a known ground every role of every theme has the contrast of graphics, with any colours"
  )
  func known() {
    let themes: [(String, Theme)] = [
      ("standard", .standard), ("plain", .plain), ("highContrast", .highContrast),
      ("monochrome", .monochrome),
    ]
    for (name, theme) in themes {
      for (ground, palettes) in [
        (ColorScheme.light, TerminalPalette.light), (.dark, TerminalPalette.dark),
      ] {
        for role in Role.allCases {
          guard let color = theme.terminalStyle(role, on: ground).foreground else { continue }
          for level in [ColorLevel.ansi16, .ansi256, .trueColor] {
            let least = contrasts(of: color.reduced(to: level), in: palettes).min() ?? 0
            #expect(least >= 3, "\(name) \(ground) \(role) \(level)")
          }
        }
      }
    }
  }

  @Test("A theme has a side for each ground; a change of the style is one for every ground")
  func sides() {
    let text = Text("a").role(.accent)
    func drawn(_ theme: Theme, _ options: TextFormat.Options) -> String {
      text.theme(theme).rendered(as: .text(color: .ansi16, options: options))
    }
    #expect(drawn(.standard, []) == "\u{1B}[36ma\u{1B}[0m\n")
    #expect(drawn(.standard, .lightBackground) == "\u{1B}[34ma\u{1B}[0m\n")
    #expect(drawn(.standard, .darkBackground) == "\u{1B}[36ma\u{1B}[0m\n")
    // Both say nothing.
    #expect(drawn(.standard, [.lightBackground, .darkBackground]) == "\u{1B}[36ma\u{1B}[0m\n")
    var theme = Theme.standard
    theme.styles[.accent]?.terminal = .foreground(.magenta)
    #expect(drawn(theme, .lightBackground) == "\u{1B}[35ma\u{1B}[0m\n")
    theme.styles[.accent]?.darkTerminal = .foreground(.brightYellow)
    #expect(drawn(theme, .lightBackground) == "\u{1B}[35ma\u{1B}[0m\n")
    #expect(drawn(theme, .darkBackground) == "\u{1B}[93ma\u{1B}[0m\n")
    // Roles take after their parents on each side.
    let added = Text("+").role(.added)
    #expect(
      added.rendered(as: .text(color: .ansi256, options: .lightBackground))
        == "\u{1B}[38;5;22m+\u{1B}[0m\n"
    )
    #expect(added.rendered(as: .text(color: .ansi256)) == "\u{1B}[32m+\u{1B}[0m\n")
    var options = TextFormat.Options.lightBackground
    options.ground = .dark
    #expect(options == .darkBackground && options.ground == .dark)
  }
}
