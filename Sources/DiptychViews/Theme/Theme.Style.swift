extension Theme {
  /// The look of a role in text output and in HTML; a property that is nil has the value of the
  /// role's ``Role/parent``.
  public struct Style: Hashable, Sendable {
    /// The style in a terminal whose background is not known, in the 16 colours of the terminal's
    /// palette.
    ///
    /// Setting it sets the style for every background: ``lightTerminal`` and ``darkTerminal``
    /// become nil.
    public var terminal: TextStyle? {
      didSet { (lightTerminal, darkTerminal) = (nil, nil) }
    }
    /// The style in a terminal with a light background; nil to use ``terminal``.
    public var lightTerminal: TextStyle?
    /// The style in a terminal with a dark background; nil to use ``terminal``.
    public var darkTerminal: TextStyle?
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
      color: AdaptiveColor? = nil,
      tint: AdaptiveColor? = nil,
      weight: Int? = nil
    ) {
      self.terminal = terminal
      self.lightTerminal = lightTerminal
      self.darkTerminal = darkTerminal
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
  /// - Returns: The style.
  public func terminalStyle(_ role: Role, on ground: ColorScheme? = nil) -> TextStyle {
    if let style = styles[role] {
      switch ground {
      case .light: if let side = style.lightTerminal { return side }
      case .dark: if let side = style.darkTerminal { return side }
      case nil: break
      }
      if let terminal = style.terminal { return terminal }
    }
    return role.parent.map { terminalStyle($0, on: ground) } ?? TextStyle()
  }

  /// Returns the colour of a role in a page: its own colour, else the colour of its parent, else
  /// its colour in the standard theme.
  public func color(_ role: Role) -> AdaptiveColor {
    if let color = styles[role]?.color { return color }
    if let parent = role.parent { return color(parent) }
    return Theme.standardStyles[role]?.color ?? AdaptiveColor(.gray)
  }
}
