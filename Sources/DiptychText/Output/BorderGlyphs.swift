import DiptychViews

/// The glyphs of a border.
struct BorderGlyphs {
  let topLeft: Glyph
  let topRight: Glyph
  let bottomLeft: Glyph
  let bottomRight: Glyph
  let horizontal: Glyph
  let edge: EdgeGlyph

  init(_ style: BorderStyle) {
    switch style {
    case .square: self.init("┌", "┐", "└", "┘", "─", .line)
    case .rounded: self.init("╭", "╮", "╰", "╯", "─", .line)
    case .ascii: self.init(asciiTwinOf: BorderGlyphs(.square))
    case .heavy: self.init("┏", "┓", "┗", "┛", "━", .heavy)
    case .double: self.init("╔", "╗", "╚", "╝", "═", .double)
    }
  }

  private init(asciiTwinOf other: BorderGlyphs) {
    topLeft = other.topLeft.asciiTwin
    topRight = other.topRight.asciiTwin
    bottomLeft = other.bottomLeft.asciiTwin
    bottomRight = other.bottomRight.asciiTwin
    horizontal = other.horizontal.asciiTwin
    edge = .ascii
  }

  private init(
    _ topLeft: Unicode.Scalar,
    _ topRight: Unicode.Scalar,
    _ bottomLeft: Unicode.Scalar,
    _ bottomRight: Unicode.Scalar,
    _ horizontal: Unicode.Scalar,
    _ edge: EdgeGlyph
  ) {
    self.topLeft = Glyph(topLeft)
    self.topRight = Glyph(topRight)
    self.bottomLeft = Glyph(bottomLeft)
    self.bottomRight = Glyph(bottomRight)
    self.horizontal = Glyph(horizontal)
    self.edge = edge
  }
}
