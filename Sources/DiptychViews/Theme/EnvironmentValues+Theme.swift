extension EnvironmentValues {
  private enum ThemeKey: EnvironmentKey {
    static var defaultValue: Theme { .standard }
  }

  /// The theme; ``View/theme(_:)`` sets it.
  public internal(set) var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }

  /// The theme that was set; nil for the standard one.
  package var ownTheme: Theme? { value(of: ThemeKey.self) }
}

extension EnvironmentValues {
  /// The symbols of the theme, or ASCII symbols if ``isASCII`` is true.
  public var glyphs: Theme.Glyphs { isASCII ? .ascii : theme.glyphs }
}
