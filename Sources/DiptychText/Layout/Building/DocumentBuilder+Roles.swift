import DiptychViews

// Styles of roles, by the theme of the content that follows.
extension DocumentBuilder {
  /// Adds the style of a role to the current style.
  ///
  /// If the surrounding text is dim, the colour of the role is not dimmed.
  ///
  /// - Returns: The style before, to go back to.
  // Not inlined: a program would have it once for each component.
  @inline(never)
  mutating func push(_ role: Role) -> UInt16 {
    let outer = style
    guard tree.traits.color != .none else { return outer }
    let inner = terminalStyle(of: role)
    style = document.pointee.styles.combine(tree.undimmed(outer, for: inner), inner)
    return outer
  }

  /// Returns the style of glyphs that are drawn around content, such as lines and markers.
  ///
  /// They have the background of the content around them, and the weight of the role.
  mutating func glyphStyle(_ role: Role) -> UInt16 {
    guard tree.traits.color != .none else { return style }
    let inner = terminalStyle(of: role).bits & ~TextStyle.backgroundMask
    let outer = document.pointee.styles.removing(.bold, from: style)
    return document.pointee.styles.combine(outer, TextStyle(bits: inner))
  }

  /// Returns the style of a bar, a curve or a rule: the accent, or the colour of the content around
  /// it if the content has one.
  ///
  /// Dim or gray content, such as a note, counts as content without a colour, and it does not make
  /// the accent dim.
  mutating func accentStyle() -> UInt16 {
    let outer = style
    guard tree.style(outer).foreground?.isGray ?? true else { return outer }
    style = document.pointee.styles.removing(.dim, from: outer)
    defer { style = outer }
    return glyphStyle(.accent)
  }

  /// Gives the glyphs of the innermost container the style of a role.
  mutating func setGlyphs(_ role: Role) {
    let style = glyphStyle(role)
    nodes[open.last.node].style = style
  }

  /// Whether code is written between backticks, because it has no colour of its own.
  var needsBackticks: Bool { tree.traits.color <= .monochrome }

  /// Gives the innermost container the level of a heading and the styles of its rule, and adds the
  /// style of its title to the current style.
  ///
  /// - Returns: The style before, to go back to.
  mutating func beginHeading(_ level: Int) -> UInt16 {
    let heading = open.last.node
    let (accent, rule) = (accentStyle(), glyphStyle(.border))
    nodes[heading].style = accent
    nodes[heading].parameter = .heading(level: level, ruleStyle: rule)
    return push(.heading(level))
  }

  /// Returns the style of a role in the terminal; the result is kept until the theme changes.
  mutating func terminalStyle(of role: Role) -> TextStyle {
    if roleStyles.count == 0 { roleStyles.fill(with: .max, count: Self.roleCount) }
    let index = Int(role.rawValue)
    if roleStyles[index] == .max {
      roleStyles[index] =
        theme.terminalStyle(
          role,
          on: tree.traits.ground,
          hasPaletteOnly: tree.traits.hasPaletteOnly
        ).bits
    }
    return tree.readable(TextStyle(bits: roleStyles[index]))
  }

  private static let roleCount = Role.allCases.count
}
