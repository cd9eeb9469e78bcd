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
    let scalars: [Unicode.Scalar] =
      switch style {
      case .square: ["─", "┌", "┐", "└", "┘"]
      case .rounded: ["─", "╭", "╮", "╰", "╯"]
      case .ascii: ["-", "+", "+", "+", "+"]
      case .heavy: ["━", "┏", "┓", "┗", "┛"]
      case .double: ["═", "╔", "╗", "╚", "╝"]
      }
    horizontal = Glyph(scalars[0])
    topLeft = Glyph(scalars[1])
    topRight = Glyph(scalars[2])
    bottomLeft = Glyph(scalars[3])
    bottomRight = Glyph(scalars[4])
    edge =
      switch style {
      case .square, .rounded: .line
      case .ascii: .ascii
      case .heavy: .heavy
      case .double: .double
      }
  }
}
