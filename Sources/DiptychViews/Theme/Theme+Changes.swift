// Changes of a theme. Each function returns a new theme, so calls can be chained.
extension Theme {
  /// Returns the theme with another accent, the colour of links, bars and rules.
  ///
  /// ```swift
  /// let violet = Theme.standard.accent(
  ///   light: Color(hex: 0x7A2E8E), dark: Color(hex: 0xE2A5F2), terminal: .magenta
  /// )
  /// ```
  ///
  /// - Parameters:
  ///   - light: The accent of a page in the light scheme.
  ///   - dark: The accent of a page in the dark scheme.
  ///   - terminal: The accent in a terminal, which should be one of the terminal's 16 colours. Code
  ///     in a terminal has the same colour. Nil keeps the theme's colours in terminals.
  /// - Returns: The theme.
  @_alwaysEmitIntoClient
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
  @_alwaysEmitIntoClient
  public func style(_ role: Role, _ style: Style) -> Theme {
    var theme = self
    theme.styles[role] = style
    return theme
  }

  /// Returns the theme with another set of symbols.
  @_alwaysEmitIntoClient
  public func glyphs(_ glyphs: Glyphs) -> Theme {
    var theme = self
    theme.glyphs = glyphs
    return theme
  }

  /// Returns the theme with another colour scheme for pages: light, dark, or the scheme that the
  /// reader prefers.
  @_alwaysEmitIntoClient
  public func appearance(_ appearance: Appearance) -> Theme {
    var theme = self
    theme.appearance = appearance
    return theme
  }
}
