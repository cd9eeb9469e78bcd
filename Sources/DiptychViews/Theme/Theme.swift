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
  public enum Appearance: Hashable, Sendable {
    /// The scheme that the reader prefers.
    case automatic
    /// The light scheme.
    case light
    /// The dark scheme.
    case dark
  }
}

extension Theme {
  /// The symbols of the built-in views.
  public struct Glyphs: Equatable, Sendable {
    /// The symbol of information.
    public var info: String
    /// The symbol of success.
    public var success: String
    /// The symbol of a warning.
    public var warning: String
    /// The symbol of a failure.
    public var danger: String
    /// The symbol of something that was skipped or is still to come.
    public var pending: String
    /// The symbol of a list without items.
    public var empty: String
    /// The symbol between the steps of a path.
    public var separator: String
    /// The frames of a spinner.
    public var spinner: [String]

    /// Creates a set of symbols; each symbol has to be one cell wide.
    public init(
      info: String = "i",
      success: String = "✓",
      warning: String = "!",
      danger: String = "✗",
      pending: String = "○",
      empty: String = "•",
      separator: String = "›",
      spinner: [String] = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
    ) {
      self.info = info
      self.success = success
      self.warning = warning
      self.danger = danger
      self.pending = pending
      self.empty = empty
      self.separator = separator
      self.spinner = spinner
    }

    /// The symbols of the standard theme.
    public static let unicode = Glyphs()

    /// The symbols for output that is limited to ASCII.
    public static let ascii = Glyphs(
      success: "+",
      danger: "x",
      pending: "o",
      empty: "*",
      separator: ">",
      spinner: ["|", "/", "-", "\\"]
    )
  }
}

extension Theme {
  /// The properties of a page: its fonts, its widths, and additional CSS rules.
  ///
  /// `Theme.property(_:_:)` and `Theme.rules(_:)` of `DiptychHTML` check the values and set them.
  public struct Page: Equatable, Sendable {
    /// The values of CSS custom properties, which replace the values in the stylesheet.
    ///
    /// The keys are the names of the properties without the leading dashes.
    public package(set) var properties: [String: String] = [:]
    /// Additional CSS rules, which follow the rules of the stylesheet.
    public package(set) var rules = ""

    /// Creates the properties of the standard theme.
    public init() {}
  }
}

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
