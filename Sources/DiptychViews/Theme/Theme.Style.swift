extension Theme {
  /// The look of a role in text output and in HTML.
  ///
  /// If a property is nil, its value is inherited from the role's ``Role/parent``.
  public struct Style: Equatable, Sendable {
    /// The style in a terminal whose background is not known.
    ///
    /// It uses the 16 colours of the terminal's palette.
    ///
    /// If you set this property, the style applies to every background: ``lightTerminal``,
    /// ``darkTerminal`` and ``terminalColor`` become nil.
    public var terminal: TextStyle? { didSet { (lightTerminal, darkTerminal) = (nil, nil) } }
    /// The style in a terminal with a light background; nil to use ``terminal``.
    ///
    /// If you set this property, ``terminalColor`` becomes nil.
    public var lightTerminal: TextStyle? { didSet { terminalColor = nil } }
    /// The style in a terminal with a dark background; nil to use ``terminal``.
    ///
    /// If you set this property, ``terminalColor`` becomes nil.
    public var darkTerminal: TextStyle? { didSet { terminalColor = nil } }
    /// The colour in a terminal that has a known background and more than 16 colours.
    ///
    /// It replaces the colour of ``lightTerminal`` or ``darkTerminal``. If it is nil, their colour
    /// is used.
    ///
    /// Text with this colour is not dim, even if ``lightTerminal`` or ``darkTerminal`` is dim.
    public var terminalColor: AdaptiveColor?
    /// The colour in a page.
    public var color: AdaptiveColor?
    /// The colour of the area behind text of the role, such as the area of a callout.
    public var tint: AdaptiveColor?
    /// The weight of text in a page, from 1 to 1000: 400 is normal, 700 is bold.
    public var weight: Int?

    /// Creates a style.
    public init(
      terminal: TextStyle? = nil,
      lightTerminal: TextStyle? = nil,
      darkTerminal: TextStyle? = nil,
      terminalColor: AdaptiveColor? = nil,
      color: AdaptiveColor? = nil,
      tint: AdaptiveColor? = nil,
      weight: Int? = nil
    ) {
      self.terminal = terminal
      self.lightTerminal = lightTerminal
      self.darkTerminal = darkTerminal
      self.terminalColor = terminalColor
      self.color = color
      self.tint = tint
      self.weight = weight
    }
  }

  /// Returns the style of a role in a terminal: its own style, or the style of its parent.
  ///
  /// - Parameters:
  ///   - role: The role.
  ///   - ground: The background of the terminal; nil if it is not known.
  ///   - hasPaletteOnly: Whether the terminal shows only the 16 colours of its palette.
  /// - Returns: The style.
  public func terminalStyle(
    _ role: Role,
    on ground: ColorScheme? = nil,
    hasPaletteOnly: Bool = false
  ) -> TextStyle {
    func ofParent() -> TextStyle {
      role.parent.map { terminalStyle($0, on: ground, hasPaletteOnly: hasPaletteOnly) }
        ?? TextStyle()
    }
    guard let style = styles[role] else { return ofParent() }
    let side =
      switch ground {
      case .light: style.lightTerminal
      case .dark: style.darkTerminal
      case nil: TextStyle?.none
      }
    let terminal = side ?? style.terminal ?? ofParent()
    guard let ground, !hasPaletteOnly, let color = style.terminalColor else { return terminal }
    let kept = terminal.bits & ~(TextStyle.foregroundMask | TextStyle.dim.bits)
    return TextStyle(bits: kept).adding(.foreground(ground == .light ? color.light : color.dark))
  }

  /// Returns the colour of a role in a page.
  ///
  /// The result is the role's own colour, the colour of its parent if the role has none, or
  /// otherwise its colour in the standard theme.
  public func color(_ role: Role) -> AdaptiveColor {
    if let color = styles[role]?.color { return color }
    if let parent = role.parent { return color(parent) }
    return Theme.standardStyles[role]?.color ?? AdaptiveColor(.gray)
  }
}

/// A colour of a page, with one value for the light scheme and one for the dark scheme.
public struct AdaptiveColor: Equatable, Sendable {
  /// The colour in the light scheme.
  public var light: Color
  /// The colour in the dark scheme.
  public var dark: Color

  /// Creates a colour from its two values.
  public init(light: Color, dark: Color) {
    self.light = light
    self.dark = dark
  }

  /// Creates a colour that is the same in both schemes.
  public init(_ color: Color) { self.init(light: color, dark: color) }
}

/// A combination of colours: dark text on a light background, or light text on a dark background.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}
