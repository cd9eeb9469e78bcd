/// A view with a theme that can differ from the theme around it.
public struct _ThemedView<Content: View>: _PrimitiveView {
  @usableFromInline let theme: Theme
  @usableFromInline let content: Content

  @_alwaysEmitIntoClient
  init(_ theme: Theme, _ content: Content) {
    self.theme = theme
    self.content = content
  }

  @usableFromInline
  static func bound<Result>(_ theme: Theme, _ work: () -> Result) -> Result {
    var values = EnvironmentValues.current
    values.theme = theme
    return EnvironmentValues.$current.withValue(values, operation: work)
  }

  @_alwaysEmitIntoClient
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    let view = view
    bound(view.theme) { renderer.modified(.theme(view.theme), view.content) }
  }

  @_alwaysEmitIntoClient
  public static func _kind(of view: Self, levels: Int) -> _ContentKind {
    bound(view.theme) { _kind(ofContent: view.content, levels: levels).inElement }
  }
}

extension _ThemedView: Sendable where Content: Sendable {}

extension View {
  /// Sets the theme of this view and of the views inside it.
  ///
  /// ```swift
  /// report.theme(.highContrast)
  /// ```
  ///
  /// If you apply this modifier to a `Document`, the theme applies to the whole page.
  @_alwaysEmitIntoClient
  public consuming func theme(_ theme: Theme) -> _ThemedView<Self> { _ThemedView(theme, self) }
}

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
