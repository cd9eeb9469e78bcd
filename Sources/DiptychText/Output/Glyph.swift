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
    case .vertical, Glyph("┃"), Glyph("║"): .asciiVertical
    case Glyph("━"): Glyph("-")
    case Glyph("═"): Glyph("=")
    case .ellipsis: Glyph(".")
    case .fullBlock: Glyph("#")
    case .mediumShade: Glyph("%")
    case .lightShade: Glyph(".")
    case _ where level != nil: Self.asciiLevels[level ?? 0]
    case _ where length == 1: self
    default: Glyph("+")  // where lines meet
    }
  }

  /// A bar that fills a cell from below: 0 the lowest, 7 the whole cell.
  static func level(_ level: Int) -> Glyph {
    Glyph(word: 0x81_96E2 + UInt32(level) << 16, length: 3)
  }

  /// How high the glyph fills its cell, if it does that and is not full.
  private var level: Int? {
    let level = Int(word >> 16) - 0x81
    return word & 0xFFFF == 0x96E2 && (0..<7).contains(level) ? level : nil
  }

  private static let asciiLevels: [Glyph] = ["_", ".", ",", "-", "=", "+", "*"].map { Glyph($0) }

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
