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
