/// The look of views in both media: how each role is drawn, the signs, and the measures of a page.
///
/// A view gives each part a meaning, a ``Role``. The theme says how that looks.
///
/// ```swift
/// Text("+214").role(.added)
/// report.theme(.highContrast)
/// ```
///
/// A theme is a value in the environment: ``View/theme(_:)`` sets it for a view and all below it.
public struct Theme: Hashable, Sendable {
  /// The styles of the roles that differ from their parents', see ``Role/parent``.
  public var styles: [Role: Style]
  /// The signs of the built-in views.
  public var glyphs: Glyphs
  /// The lines of a table that sets none.
  public var tableBorder: TableBorder
  /// The lines of a panel.
  public var panelBorder: BorderStyle
  /// The colour scheme of a page.
  public var appearance: Appearance
  /// The properties of a page: its fonts, its widths, and an author's rules.
  public var page: Page

  /// Creates a theme; every part has the value of ``standard`` unless it is given.
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
