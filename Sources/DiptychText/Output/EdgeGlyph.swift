/// The glyph of the left edge of a block, and of the right edge if the block has one.
enum EdgeGlyph: UInt8 {
  case none
  case line
  case ascii
  case heavy
  case double
}

extension EdgeGlyph {
  var glyph: Glyph {
    switch self {
    case .none, .line: .vertical
    case .ascii: .asciiVertical
    case .heavy: Glyph("┃")
    case .double: Glyph("║")
    }
  }
}
