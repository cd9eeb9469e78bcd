// Changes of a theme. Each returns a theme of its own, so that they can be written one after the
// other.
extension Theme {
  /// Returns the theme with another accent, the one colour of links, bars and rules.
  ///
  /// ```swift
  /// let violet = Theme.standard.accent(
  ///   light: Color(hex: 0x7A2E8E), dark: Color(hex: 0xE2A5F2), terminal: .magenta
  /// )
  /// ```
  ///
  /// - Parameters:
  ///   - light: The accent of the light scheme of a page.
  ///   - dark: The accent of the dark scheme of a page.
  ///   - terminal: The accent of a terminal, one of the 16 colours; nil leaves it as it is.
  /// - Returns: The theme.
  public func accent(light: Color, dark: Color, terminal: Color? = nil) -> Theme {
    var theme = self
    theme.styles[.accent, default: Style()].color = AdaptiveColor(light: light, dark: dark)
    theme.styles[.onAccent, default: Style()].color = AdaptiveColor(
      light: light.readableInk,
      dark: dark.readableInk
    )
    if let terminal {
      theme.styles[.accent, default: Style()].terminal = .foreground(terminal)
      theme.styles[.code, default: Style()].terminal = .foreground(terminal)
    }
    return theme
  }

  /// Returns the theme with another style of a role.
  public func style(_ role: Role, _ style: Style) -> Theme {
    var theme = self
    theme.styles[role] = style
    return theme
  }

  /// Returns the theme with another set of signs.
  public func glyphs(_ glyphs: Glyphs) -> Theme {
    var theme = self
    theme.glyphs = glyphs
    return theme
  }

  /// Returns the theme with another colour scheme of a page.
  public func appearance(_ appearance: Appearance) -> Theme {
    var theme = self
    theme.appearance = appearance
    return theme
  }

  /// Returns the theme with another value of a property of the page, such as a font or a width.
  ///
  /// ```swift
  /// try Theme.standard.property(.sans, "Georgia, serif").property(.pageWidth, "84rem")
  /// ```
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - value: The value in CSS.
  /// - Returns: The theme.
  /// - Throws: A ``ThemeError`` if the name is none of CSS, or if the value would end its declaration
  ///   or load something.
  /// - Complexity: O(*n*) in the length of the value.
  public func property(_ property: Page.Property, _ value: String) throws(ThemeError) -> Theme {
    try ThemeChecker.check(property, value)
    var theme = self
    theme.page.properties[property.name] = value
    return theme
  }

  /// Returns the theme with further rules of CSS, written after those of the stylesheet.
  ///
  /// ```swift
  /// try Theme.standard.rules(".brand { letter-spacing: 0.05em }")
  /// ```
  ///
  /// - Throws: A ``ThemeError`` if the rules would end the stylesheet or a rule of it, or if they
  ///   would load something.
  /// - Complexity: O(*n*) in the length of the rules.
  public func rules(_ css: String) throws(ThemeError) -> Theme {
    try ThemeChecker.check(rules: css)
    var theme = self
    theme.page.rules += theme.page.rules.isEmpty ? css : "\n" + css
    return theme
  }
}
