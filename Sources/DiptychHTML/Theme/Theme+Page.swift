public import DiptychViews

// Changes of a theme's page. Each is checked, and returns a theme of its own.
extension Theme {
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
  /// - Throws: A ``ThemeError`` if the name is invalid in CSS, or if the value would end its
  ///   declaration or load a resource.
  /// - Complexity: O(*n*) in the length of the value.
  public func property(_ property: Page.Property, _ value: String) throws(ThemeError) -> Theme {
    try ThemeChecker.check(property, value)
    var theme = self
    theme.page.properties[property.name] = value
    return theme
  }

  /// Returns the theme with further CSS rules, which pages have after the stylesheet.
  ///
  /// ```swift
  /// try Theme.standard.rules(".brand { letter-spacing: 0.05em }")
  /// ```
  ///
  /// - Throws: A ``ThemeError`` if the rules would end the stylesheet or a rule of it, or if they
  ///   would load a resource.
  /// - Complexity: O(*n*) in the length of the rules.
  public func rules(_ css: String) throws(ThemeError) -> Theme {
    try ThemeChecker.check(rules: css)
    var theme = self
    theme.page.rules += theme.page.rules.isEmpty ? css : "\n" + css
    return theme
  }
}
