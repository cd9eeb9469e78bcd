import DiptychViews

/// A named colour, with values for light and dark pages.
///
/// Text in each colour has a contrast of at least 4.5 to 1 with the page (WCAG 2.2, 1.4.3), and so
/// has normal text on a background of each colour.
struct NamedColor {
  let name: StaticString
  let light: String
  let dark: String
  let lightGround: String
  let darkGround: String

  /// The named colours by their index in the palette.
  static let all: [NamedColor] = [
    NamedColor("black", "#1f2328", "#8b949e", "#d0d7de", "#010409"),
    NamedColor("red", .danger, "#ffd7d5", "#67060c"),
    NamedColor("green", .success, "#c9f2d2", "#033a16"),
    NamedColor("yellow", .warning, "#fff1b8", "#4b2900"),
    NamedColor("blue", .info, "#d6eaff", "#0c2d6b"),
    NamedColor("magenta", "#8b2a8b", "#e2a5f2", "#fbdcfb", "#4a1050"),
    NamedColor("cyan", .accent, "#cdf3f6", "#04333a"),
    NamedColor("white", "#57606a", "#d0d7de", "#f3f5f7", "#30363d"),
    NamedColor("gray", "#57606a", "#9198a1", "#e4e8ec", "#21262d"),
    NamedColor("bright-red", "#a40e26", "#ffa198", "#ffc8c4", "#8e1519"),
    NamedColor("bright-green", "#0b5323", "#7ee787", "#aceebb", "#0f5323"),
    NamedColor("bright-yellow", "#5c4200", "#e3b341", "#ffe58a", "#693e00"),
    NamedColor("bright-blue", "#033d8b", "#a5d6ff", "#b6dcff", "#0d419d"),
    NamedColor("bright-magenta", "#6e1a78", "#f0c6ff", "#f5c2f7", "#671a70"),
    NamedColor("bright-cyan", "#084c58", "#8ae6ee", "#a6e9ef", "#0b4f59"),
    NamedColor("bright-white", "#1f2328", "#f0f6fc", "#ffffff", "#434a53"),
  ]

  private init(
    _ name: StaticString,
    _ light: String,
    _ dark: String,
    _ lightGround: String,
    _ darkGround: String
  ) {
    self.name = name
    self.light = light
    self.dark = dark
    self.lightGround = lightGround
    self.darkGround = darkGround
  }

  /// Creates a colour that equals the colour of a role in the standard theme.
  private init(
    _ name: StaticString,
    _ role: Role,
    _ lightGround: String,
    _ darkGround: String
  ) {
    let color = Theme.standard.color(role)
    self.init(name, color.light.hexadecimal, color.dark.hexadecimal, lightGround, darkGround)
  }
}
