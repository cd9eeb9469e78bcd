import DiptychViews

/// A character that the kit draws: one cell, up to four bytes of UTF-8.
struct Glyph: BitwiseCopyable, Equatable {
  /// The UTF-8, the first byte lowest.
  let word: UInt32
  let length: Int

  init(_ scalar: Unicode.Scalar) {
    var word: UInt32 = 0
    var length = 0
    for byte in UTF8.encode(scalar) ?? .init() {
      word |= UInt32(byte) << UInt32(8 * length)
      length += 1
    }
    self.word = word
    self.length = length
  }

  init(word: UInt32, length: Int) {
    self.word = word
    self.length = length
  }

  /// What stands for the glyph where only ASCII may be drawn.
  var asciiTwin: Glyph {
    switch self {
    case .horizontal: Glyph("-")
    case .vertical: .asciiVertical
    case .ellipsis: Glyph(".")
    case .fullBlock: Glyph("#")
    case .mediumShade: Glyph("%")
    case .lightShade: Glyph(".")
    case _ where length == 1: self
    default: Glyph("+")  // where lines meet
    }
  }

  static let horizontal = Glyph("─")
  static let vertical = Glyph("│")
  static let asciiVertical = Glyph("|")
  static let hyphen = Glyph("-")
  /// One cell of an ellipsis, which takes three of them in ASCII.
  static let ellipsis = Glyph("…")
  static let fullBlock = Glyph("█")
  static let lightShade = Glyph("░")
  static let mediumShade = Glyph(Redaction.block)
}

/// What a border is drawn with.
struct BorderGlyphs {
  let topLeft: Glyph
  let topRight: Glyph
  let bottomLeft: Glyph
  let bottomRight: Glyph
  let horizontal: Glyph
  let edge: EdgeGlyph

  init(_ style: BorderStyle) {
    let corners: [Unicode.Scalar] =
      switch style {
      case .square: ["┌", "┐", "└", "┘"]
      case .rounded: ["╭", "╮", "╰", "╯"]
      case .ascii: ["+", "+", "+", "+"]
      }
    topLeft = Glyph(corners[0])
    topRight = Glyph(corners[1])
    bottomLeft = Glyph(corners[2])
    bottomRight = Glyph(corners[3])
    horizontal = style == .ascii ? Glyph("-") : .horizontal
    edge = style == .ascii ? .ascii : .line
  }
}
