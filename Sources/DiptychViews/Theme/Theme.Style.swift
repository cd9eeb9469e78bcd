extension Theme {
  /// The look of a role in each medium; a nil part is the parent role's.
  public struct Style: Hashable, Sendable {
    /// The style in a terminal whose ground is not known, in the 16 colours of the reader's
    /// palette.
    ///
    /// A change is one for every ground: ``lightTerminal`` and ``darkTerminal`` become nil.
    public var terminal: TextStyle? {
      didSet { (lightTerminal, darkTerminal) = (nil, nil) }
    }
    /// The style in a terminal with a light ground; nil for ``terminal``.
    public var lightTerminal: TextStyle?
    /// The style in a terminal with a dark ground; nil for ``terminal``.
    public var darkTerminal: TextStyle?
    /// The colour in a page.
    public var color: AdaptiveColor?
    /// The colour of an area behind text of the role, such as a callout's.
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

  /// Returns the style of a role in a terminal: its own, or its parent's.
  ///
  /// - Parameters:
  ///   - role: The role.
  ///   - ground: The ground of the terminal; nil if it is not known.
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

  /// Returns the colour of a role in a page: its own, or its parent's, or the standard theme's.
  public func color(_ role: Role) -> AdaptiveColor {
    if let color = styles[role]?.color { return color }
    if let parent = role.parent { return color(parent) }
    return Theme.standardStyles[role]?.color ?? AdaptiveColor(.gray)
  }
}
