import DiptychViews

/// A character that the kit draws: one cell, up to four bytes of UTF-8.
struct Glyph: BitwiseCopyable, Equatable {
  /// The bytes of UTF-8, the first one in the lowest bits.
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

  /// The glyph that replaces this one where only ASCII may be drawn.
  var asciiTwin: Glyph {
    switch self {
    case .horizontal, .heavyHalf, Glyph("┈"): .hyphen
    case .vertical, Glyph("┃"), Glyph("║"): .asciiVertical
    case .heavyHorizontal, Glyph("═"): Glyph("=")
    case Glyph("╍"): Glyph("~")
    case .ellipsis: Glyph(".")
    case .fullBlock: Glyph("#")
    case .mediumShade: Glyph("%")
    case .lightShade: Glyph(".")
    case _ where level != nil: Self.asciiLevels[level ?? 0]
    case _ where eighths != nil: Glyph((eighths ?? 0) < 4 ? "-" : "#")
    case _ where length == 1: self
    default: Glyph("+")  // where lines meet
    }
  }

  /// Returns a bar that fills a cell from below: 0 is the lowest, 7 fills the whole cell.
  static func level(_ level: Int) -> Glyph {
    Glyph(word: 0x81_96E2 + UInt32(level) << 16, length: 3)
  }

  /// The level of a bar that does not fill its cell; nil for any other glyph.
  private var level: Int? {
    let level = Int(word >> 16) - 0x81
    return word & 0xFFFF == 0x96E2 && (0..<7).contains(level) ? level : nil
  }

  /// Returns a bar that fills a cell from the left, by 1 to 7 eighths.
  static func leftBlock(_ eighths: Int) -> Glyph {
    Glyph(word: 0x90_96E2 - UInt32(eighths) << 16, length: 3)
  }

  /// The eighths of a bar that fills a part of its cell from the left; nil for any other glyph.
  private var eighths: Int? {
    let eighths = 0x90 - Int(word >> 16)
    return word & 0xFFFF == 0x96E2 && (1..<8).contains(eighths) ? eighths : nil
  }

  private static let asciiLevels: [Glyph] = ["_", ".", ",", "-", "=", "+", "*"].map { Glyph($0) }

  static let horizontal = Glyph("─")
  static let heavyHorizontal = Glyph("━")
  /// The left half of a cell of a heavy line.
  static let heavyHalf = Glyph("╸")
  static let vertical = Glyph("│")
  static let asciiVertical = Glyph("|")
  static let hyphen = Glyph("-")
  /// One cell of an ellipsis, which has three cells in ASCII.
  static let ellipsis = Glyph("…")
  static let fullBlock = Glyph("█")
  static let lightShade = Glyph("░")
  static let mediumShade = Glyph(Redaction.block)
}
