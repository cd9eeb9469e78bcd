import Diptych
import DiptychPalettes
import Testing

@testable import DiptychText

@Suite("Contrast of roles in terminals") struct ContrastTests {
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
      let style = theme.terminalStyle(role, on: ground, hasPaletteOnly: level == .ansi16)
      guard let color = style.foreground else { continue }
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

  @Test("Every role of the standard theme, in five terminals") func standard() {
    #expect(
      table(.standard, on: .light, in: TerminalPalette.light, level: .ansi256) == """
        5.2 5.2 5.2 5.2 5.0  secondary, label, tableHeader, marker, heading5, heading6, comment
        6.4 6.4 6.4 6.4 6.1  accent, info, code, person, type
        1.8 1.8 1.8 1.8 1.8  border
        3.9 3.9 3.9 3.9 3.7  edge
        4.7 4.7 4.7 4.7 4.5  success, added, string
        5.7 5.7 5.7 5.7 5.4  warning, identifier, number
        5.3 5.3 5.3 5.3 5.1  danger, removed
        1.3 1.3 1.3 1.3 1.3  track
        """
    )
    #expect(
      table(.standard, on: .dark, in: TerminalPalette.dark, level: .ansi256) == """
        7.8 6.2 6.2 6.2 7.3  secondary, label, tableHeader, marker, heading5, heading6, comment
        9.0 7.1 7.2 7.1 8.4  accent, info, danger, removed, code, person, type
        2.9 2.3 2.3 2.3 2.7  border
        5.3 4.2 4.2 4.2 4.9  edge
        11.5 9.1 9.2 9.1 10.7  success, added, string
        10.1 8.0 8.1 8.0 9.4  warning, identifier, number
        2.1 1.7 1.7 1.7 2.0  track
        """
    )
    // Where the ground is not known, no colour of the palette can be read everywhere.
    #expect(
      table(.standard, on: nil, in: TerminalPalette.light + TerminalPalette.dark, level: .ansi16)
        == """
        1.9 3.0 2.9 3.3 3.3 10.6 5.4 8.0 5.9 6.1  accent, info, code, type
        2.1 3.2 3.2 5.3 3.0 9.7 5.1 7.6 6.7 5.7  success, added
        4.6 5.0 5.9 5.4 5.8 4.4 3.3 4.9 3.6 2.4  warning, identifier, number
        5.8 6.1 8.9 5.1 3.5 3.5 2.7 3.7 3.2 3.2  danger, removed, string
        """
    )
  }

  @Test(
    "On a known background every role of every theme has enough contrast, with any colours"
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
          for level in [ColorLevel.ansi16, .ansi256, .trueColor] {
            let style = theme.terminalStyle(role, on: ground, hasPaletteOnly: level == .ansi16)
            // Of 16 colours a role has no gray.
            guard let color = style.foreground, level > .ansi16 || !color.isGray else { continue }
            let least = contrasts(of: color.reduced(to: level), in: palettes).min() ?? 0
            // What only parts or fills is seen, but nobody reads it.
            let wanted = role == .border ? 1.8 : role == .track ? 1.3 : 3
            #expect(least >= wanted, "\(name) \(ground) \(role) \(level)")
          }
        }
      }
    }
  }

  @Test("The theme of high contrast has no dim or gray role") func highContrast() {
    for role in Role.allCases {
      for ground in [nil, ColorScheme.light, .dark] {
        for hasPaletteOnly in [false, true] {
          let style = Theme.highContrast
            .terminalStyle(role, on: ground, hasPaletteOnly: hasPaletteOnly)
          #expect(style.adding(.dim) != style, "\(role)")
          #expect(style.foreground?.isGray != true, "\(role)")
        }
      }
    }
  }

  @Test("Details are readable on every common background, and gray only on a known one")
  func grays() {
    let looks: [Role] = [.secondary, .label, .tableHeader, .marker, .comment]
    // xterm, GNOME, VS Code, Dracula, One, Solarized, Nord; xterm, One, Gruvbox, Solarized.
    let dark: [UInt32] = [
      0x00_0000, 0x17_1421, 0x1E_1E1E, 0x28_2A36, 0x28_2C34, 0x00_2B36, 0x2E_3440,
    ]
    let light: [UInt32] = [0xFF_FFFF, 0xFA_FAFA, 0xFB_F1C7, 0xFD_F6E3]
    for role in looks {
      for (side, grounds) in [(ColorScheme.dark, dark), (.light, light)] {
        let color = Theme.standard.terminalStyle(role, on: side).foreground
        let least = grounds.map { color?.contrast(with: Color(hex: $0)) ?? 0 }.min() ?? 0
        #expect(least >= 4.5, "\(role) \(side)")
      }
      #expect(Theme.standard.terminalStyle(role).foreground == nil, "\(role)")
    }
    func drawn(_ view: some View, _ level: ColorLevel, _ options: TextFormat.Options) -> String {
      view.rendered(as: .text(color: level, options: options))
    }
    let label = Text("a").role(.label)
    #expect(drawn(label, .ansi256, .darkBackground) == "\u{1B}[38;5;247ma\u{1B}[0m\n")
    #expect(drawn(label, .trueColor, .lightBackground) == "\u{1B}[38;5;242ma\u{1B}[0m\n")
    // Solarized shows the one gray of 16 colours as its ground.
    #expect(drawn(label, .ansi16, .darkBackground) == "a\n")
    #expect(drawn(label, .ansi256, []) == "a\n")
    // Gray around a part is no colour of its own: the part has its weight and colour.
    let note = Text("a ") + Text("+").role(.added)
    #expect(
      drawn(note.role(.secondary), .ansi256, .darkBackground)
        == "\u{1B}[38;5;247ma \u{1B}[38;5;78m+\u{1B}[0m\n"
    )
    #expect(
      drawn(Heading(level: 3) { Text("a ") + label }, .ansi256, .darkBackground)
        == "\u{1B}[1ma \u{1B}[0;38;5;247ma\u{1B}[0m\n"
    )
    #expect(
      drawn(Gauge("a", value: 1.0).role(.secondary), .ansi256, .darkBackground)
        .contains("\u{1B}[38;5;75m")
    )
    #expect(
      drawn(Pathname("Sources/a.swift"), .ansi256, .darkBackground)
        == "\u{1B}[38;5;247mSources/\u{1B}[0ma.swift\n"
    )
  }

  @Test("A theme has a style for each background; a changed style holds for both")
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
    // An exact colour is for terminals that show it, and is not dim.
    theme = .standard
    theme.styles[.accent] = Theme.Style(
      terminal: .dim.adding(.foreground(.red)),
      terminalColor: AdaptiveColor(light: Color(hex: 0x0A66BD), dark: .indexed(75))
    )
    #expect(drawn(theme, .lightBackground) == "\u{1B}[2;31ma\u{1B}[0m\n")
    func many(_ theme: Theme, _ options: TextFormat.Options) -> String {
      text.theme(theme).rendered(as: .text(color: .trueColor, options: options))
    }
    #expect(many(theme, []) == "\u{1B}[2;31ma\u{1B}[0m\n")
    #expect(many(theme, .lightBackground) == "\u{1B}[38;2;10;102;189ma\u{1B}[0m\n")
    #expect(many(theme, .darkBackground) == "\u{1B}[38;5;75ma\u{1B}[0m\n")
    theme.styles[.accent]?.darkTerminal = .foreground(.brightYellow)
    #expect(many(theme, .darkBackground) == "\u{1B}[93ma\u{1B}[0m\n")
    // Roles take after their parents on each side.
    let added = Text("+").role(.added)
    #expect(
      added.rendered(as: .text(color: .ansi256, options: .lightBackground))
        == "\u{1B}[38;5;28m+\u{1B}[0m\n"
    )
    #expect(added.rendered(as: .text(color: .ansi256)) == "\u{1B}[32m+\u{1B}[0m\n")
    var options = TextFormat.Options.lightBackground
    options.background = .dark
    #expect(options == .darkBackground && options.background == .dark)
  }
}
