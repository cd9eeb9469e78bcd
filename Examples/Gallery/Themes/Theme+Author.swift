import Diptych

extension Theme {
  /// An author's theme with its own accent, fonts and widths, and with an additional rule.
  static let author: Theme = {
    do { return try authorTheme() } catch { preconditionFailure("\(error)") }
  }()

  // Code: author-theme
  private static func authorTheme() throws(ThemeError) -> Theme {
    try Theme.standard
      .accent(light: Color(hex: 0x7A2E8E), dark: Color(hex: 0xE2A5F2), terminal: .magenta)
      .property(.sans, "Georgia, \"Liberation Serif\", serif")
      .property(.pageWidth, "60rem")
      .property(.radius, "0")
      .rules("h1 { font-style: italic }")
  }
}
