extension Theme {
  /// The look of a role in each medium; a nil part is the parent role's.
  public struct Style: Hashable, Sendable {
    /// The style in a terminal, in the 16 colours of the reader's palette.
    public var terminal: TextStyle?
    /// The colour in a page.
    public var color: AdaptiveColor?
    /// The colour of an area behind text of the role, such as a callout's.
    public var tint: AdaptiveColor?
    /// The weight of text in a page, from 1 to 1000: 400 is normal, 700 is bold.
    public var weight: Int?

    /// Creates a style.
    public init(
      terminal: TextStyle? = nil,
      color: AdaptiveColor? = nil,
      tint: AdaptiveColor? = nil,
      weight: Int? = nil
    ) {
      self.terminal = terminal
      self.color = color
      self.tint = tint
      self.weight = weight
    }
  }

  /// Returns the style of a role in a terminal: its own, or its parent's.
  public func terminalStyle(_ role: Role) -> TextStyle {
    if let style = styles[role]?.terminal { return style }
    return role.parent.map(terminalStyle) ?? TextStyle()
  }

  /// Returns the colour of a role in a page: its own, or its parent's, or the standard theme's.
  public func color(_ role: Role) -> AdaptiveColor {
    if let color = styles[role]?.color { return color }
    if let parent = role.parent { return color(parent) }
    return Theme.standardStyles[role]?.color ?? AdaptiveColor(.gray)
  }
}
