public import DiptychViews

// Methods that change a theme for pages. Each method checks the change, and returns a new theme.
extension Theme {
  /// Returns the theme with a new value for a property of the page, such as a font or a width.
  ///
  /// ```swift
  /// try Theme.standard.property(.sans, "Georgia, serif").property(.pageWidth, "84rem")
  /// ```
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - value: The value in CSS.
  /// - Returns: The theme.
  /// - Throws: A ``ThemeError`` if the name or the value is not allowed, for example because the
  ///   value could end its CSS declaration or load a resource. See ``ThemeError/Reason``.
  /// - Complexity: O(*n*) in the length of the value.
  public func property(_ property: Page.Property, _ value: String) throws(ThemeError) -> Theme {
    try ThemeChecker.check(property, value)
    var theme = self
    theme.page.properties[property.name] = value
    return theme
  }

  /// Returns the theme with further CSS rules, which come after the rules of the stylesheet.
  ///
  /// ```swift
  /// try Theme.standard.rules(".brand { letter-spacing: 0.05em }")
  /// ```
  ///
  /// - Throws: A ``ThemeError`` if the rules are not allowed, for example because they could end
  ///   the stylesheet or load a resource. See ``ThemeError/Reason``.
  /// - Complexity: O(*n*) in the length of the rules.
  public func rules(_ css: String) throws(ThemeError) -> Theme {
    try ThemeChecker.check(rules: css)
    var theme = self
    theme.page.rules += theme.page.rules.isEmpty ? css : "\n" + css
    return theme
  }
}
