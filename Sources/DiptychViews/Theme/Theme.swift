/// The look of views in text output and HTML: the style of each role, the symbols, and the
/// properties of a page.
///
/// A view assigns a ``Role``, which is a meaning, to each of its parts. The theme defines the look
/// of each role.
///
/// ```swift
/// Text("+214").role(.added)
/// report.theme(.highContrast)
/// ```
///
/// A theme is a value in the environment. To set it for a view and all views inside it, use
/// ``View/theme(_:)``.
public struct Theme: Equatable, Sendable {
  /// The styles of roles; a role without a style here has the style of its ``Role/parent``.
  public var styles: [Role: Style]
  /// The symbols of the built-in views.
  public var glyphs: Glyphs
  /// The border of tables that do not set a border of their own.
  public var tableBorder: TableBorder
  /// The border of panels.
  public var panelBorder: BorderStyle
  /// The colour scheme of a page.
  public var appearance: Appearance
  /// The properties of a page: its fonts, its widths, and additional CSS rules.
  public var page: Page

  /// Creates a theme; the default of each parameter is its value in ``standard``.
  public init(
    styles: [Role: Style] = Theme.standardStyles,
    glyphs: Glyphs = .unicode,
    tableBorder: TableBorder = .horizontal,
    panelBorder: BorderStyle = .rounded,
    appearance: Appearance = .automatic,
    page: Page = Page()
  ) {
    self.styles = styles
    self.glyphs = glyphs
    self.tableBorder = tableBorder
    self.panelBorder = panelBorder
    self.appearance = appearance
    self.page = page
  }

  /// The colour scheme of a page.
  public enum Appearance: UInt8, Hashable, Sendable {
    /// The scheme that the reader prefers.
    case automatic
    /// The light scheme.
    case light
    /// The dark scheme.
    case dark
  }
}
