import DiptychViews

/// A character of a line, a bar or a marker: one cell, and up to four bytes of UTF-8.
struct Glyph: BitwiseCopyable, Equatable {
  /// The bytes of UTF-8, the first one in the lowest bits.
  let word: UInt32
  let length: Int

  /// Creates the glyph of a scalar.
  // The bytes are computed here, so that a glyph of a constant is a constant; `UTF8.encode(_:)`
  // would run each time.
  @inline(__always)
  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    let last = 0x80 | value & 0x3F
    let third = 0x80 | value &>> 6 & 0x3F
    let second = 0x80 | value &>> 12 & 0x3F
    switch value {
    case ..<0x80: self.init(word: value, length: 1)
    case ..<0x800: self.init(word: 0xC0 | value &>> 6 | last &<< 8, length: 2)
    case ..<0x1_0000: self.init(word: 0xE0 | value &>> 12 | third &<< 8 | last &<< 16, length: 3)
    default:
      self.init(word: 0xF0 | value &>> 18 | second &<< 8 | third &<< 16 | last &<< 24, length: 4)
    }
  }

  init(word: UInt32, length: Int) {
    self.word = word
    self.length = length
  }

  /// The glyph as a text.
  var string: String {
    withUnsafeBytes(of: word.littleEndian) { String(decoding: $0.prefix(length), as: UTF8.self) }
  }

  /// The glyph that replaces this one if only ASCII may be drawn.
  var asciiTwin: Glyph {
    switch self {
    case .horizontal, .heavyHalf: .hyphen
    case .vertical, Glyph("┃"), Glyph("║"): .asciiVertical
    case .heavyHorizontal, Glyph("═"): Glyph("=")
    case Glyph("╍"): Glyph("~")
    case .ellipsis, Glyph("┈"), .dot: Glyph(".")
    case Glyph("█"): Glyph("#")
    case .mediumShade: Glyph("%")
    case .lightShade: Glyph(".")
    case _ where level != nil: Self.asciiLevels[level ?? 0]
    case _ where length == 1: self
    default: Glyph("+")  // where lines meet
    }
  }

  /// Returns a bar that fills a cell from below: 0 is the lowest, 7 fills the whole cell.
  static func level(_ level: Int) -> Glyph {
    Glyph(word: 0x81_96E2 + UInt32(level) &<< 16, length: 3)
  }

  /// The level of a bar that does not fill its cell; nil for any other glyph.
  private var level: Int? {
    let level = Int(word &>> 16) - 0x81
    return word & 0xFFFF == 0x96E2 && (0..<7).contains(level) ? level : nil
  }

  private static let asciiLevels: [Glyph] = ["_", ".", ",", "-", "=", "+", "*"].map { Glyph($0) }

  static let horizontal = Glyph("─")
  static let heavyHorizontal = Glyph("━")
  /// The end of a heavy line in the middle of a cell, where a light line begins.
  static let heavyHalf = Glyph("╾")
  static let dot = Glyph("·")
  static let vertical = Glyph("│")
  /// The bytes of ``vertical``, which are three.
  static var verticalWord: UInt64 { 0x82_94E2 }
  static let asciiVertical = Glyph("|")
  static let hyphen = Glyph("-")
  /// One cell of an ellipsis, which has three cells in ASCII.
  static let ellipsis = Glyph("…")
  static let lightShade = Glyph("░")
  static let mediumShade = Glyph(_Redaction.block)
}

/// The edges of a block, which each of its lines gets.
struct Decoration: BitwiseCopyable {
  /// The width of the left edge, in cells.
  var left: Int
  /// The column where the right edge ends, or -1.
  var right = -1
  /// The bytes of the marker that replaces the left edge on the first line.
  var markerStart: UInt32 = 0
  var markerEnd: UInt32 = 0
  /// The spaces between the marker and the end of the left edge, in cells.
  var markerGap = 1
  var isFirst = false
  var edge = EdgeGlyph.none
  var style: UInt16 = 0
  /// Whether the spaces of the edges hide the layers behind them.
  var isPadding = false
  /// The style of the spaces in the edges.
  var fill: UInt16 = 0
}

/// The glyph of the left edge of a block, and of the right edge if the block has one.
enum EdgeGlyph: UInt8 {
  case none
  case line
  case ascii
  case heavy
  case double
  /// The bar of a callout.
  case callout
}

extension EdgeGlyph {
  func glyph(isASCII: Bool) -> Glyph {
    switch self {
    case .none, .line: .vertical
    case .ascii: .asciiVertical
    case .heavy: Glyph("┃")
    case .double: Glyph("║")
    case .callout: Glyph(isASCII ? "|" : "┃")
    }
  }
}

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
