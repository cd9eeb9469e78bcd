import Diptych
import Testing

@Suite("The contrast of a theme") struct ThemeProblemsTests {
  @Test(
    "Every role of every preset has the contrast that it needs",
    arguments: [
      ("standard", Theme.standard), ("plain", .plain), ("highContrast", .highContrast),
      ("monochrome", .monochrome),
    ]
  )
  func presets(name: String, theme: Theme) {
    #expect(theme.problems().map(\.description) == [], "\(name)")
  }

  @Test("A role without contrast is reported, with its background") func reported() {
    let pale = Theme.standard
      .accent(light: Color(hex: 0xA0D8EF), dark: Color(hex: 0x68C7E5), terminal: .blue)
      .style(.edge, .init(color: AdaptiveColor(light: Color(hex: 0xD6DCE1), dark: .white)))
    #expect(
      pale.problems().map(\.description) == [
        "The role accent has a contrast of 1.5 with background in the light scheme, and needs 4.5.",
        "The role accent is blue in a terminal, which can't be read on most dark or most light "
          + "backgrounds: use red, green, yellow, magenta or cyan, or no colour.",
        "The role edge has a contrast of 1.3 with background in the light scheme, and needs 3.0.",
        "The role link has a contrast of 1.5 with background in the light scheme, and needs 4.5.",
        "The role code is blue in a terminal, which can't be read on most dark or most light "
          + "backgrounds: use red, green, yellow, magenta or cyan, or no colour.",
      ]
    )
  }

  @Test(
    "The contrast of two colours follows WCAG 2.2",
    arguments: [
      (0x000000, 0xFFFFFF, 21.0), (0xFFFFFF, 0xFFFFFF, 1), (0x777777, 0xFFFFFF, 4.478),
      (0x00617F, 0xFFFFFF, 6.962), (0xFF0000, 0x00FF00, 2.914),
    ]
  )
  func contrast(a: UInt32, b: UInt32, expected: Double) {
    let contrast = Color(hex: a).contrast(with: Color(hex: b))
    #expect(abs(contrast - expected) < 0.001, "\(contrast)")
    #expect(contrast == Color(hex: b).contrast(with: Color(hex: a)))
  }

  @Test("Text on the accent is black or white, whichever can be read") func onAccent() {
    let theme = Theme.standard.accent(light: Color(hex: 0x7A2E8E), dark: Color(hex: 0xE2A5F2))
    #expect(theme.problems() == [])
    #expect(theme.color(.onAccent).light == Color(hex: 0xFFFFFF))
    #expect(theme.color(.onAccent).dark == Color(hex: 0x0B1216))
  }
}

@Suite("The roles of a theme") struct RoleTests {
  @Test("A role without a style has the style of its parent") func parents() {
    let theme = Theme.standard.style(
      .success,
      .init(terminal: .foreground(.magenta), color: AdaptiveColor(Color(hex: 0x123456)))
    )
    #expect(theme.terminalStyle(.added) == .foreground(.magenta))
    #expect(theme.color(.added) == AdaptiveColor(Color(hex: 0x123456)))
    #expect(theme.terminalStyle(.marker) == .dim)
    #expect(theme.terminalStyle(.label) == TextStyle())
    #expect(theme.color(.label) == theme.color(.secondary))
  }

  @Test("The role of a heading is the role of its level, from 1 to 6") func headings() {
    #expect(
      [0, 1, 3, 6, 7].map(Role.heading) == [.heading1, .heading1, .heading3, .heading6, .heading6]
    )
  }
}
