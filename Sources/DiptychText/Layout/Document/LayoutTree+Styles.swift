import DiptychViews

// Styles that depend on the terminal and on the style around them. These are not methods of the
// builder, because a method that only reads the builder would be called with a copy of it.
extension LayoutTree {
  /// Returns a style, without its colours if the terminal has styles but no colours.
  func shown(_ style: TextStyle) -> TextStyle {
    guard traits.color == .monochrome else { return style }
    return TextStyle(bits: style.bits & TextStyle.attributeMask)
  }

  /// Returns a role's style without a gray that may be unreadable: a palette of 16 colours has one
  /// gray, which equals the background in some palettes.
  func readable(_ style: TextStyle) -> TextStyle {
    guard traits.color == .ansi16, style.foreground?.isGray == true else {
      return shown(style)
    }
    return TextStyle(bits: style.bits & ~TextStyle.foregroundMask)
  }

  /// Returns a style that is not bold around dim or gray text.
  func unbolded(_ outer: UInt16, for inner: TextStyle) -> UInt16 {
    let stepsBack = inner.contains(.dim) || inner.foreground?.isGray == true
    guard stepsBack, !inner.contains(.bold) else { return outer }
    return changing.pointee.styles.removing(.bold, from: outer)
  }

  /// Returns a style that does not dim the colour of a role, and that is not bold around a dim or
  /// gray role.
  @inline(never)
  func undimmed(_ outer: UInt16, for inner: TextStyle) -> UInt16 {
    let outer = unbolded(outer, for: inner)
    guard inner.foreground != nil, self.style(outer).foreground == nil else { return outer }
    return changing.pointee.styles.removing(.dim, from: outer)
  }
}
