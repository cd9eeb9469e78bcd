/// The edges that every line of a block gets.
struct Decoration: BitwiseCopyable {
  /// The cells of its left edge.
  var left: Int
  /// The column at which its right edge ends, or none where lines end where they end.
  var right = -1
  /// The bytes of a marker that the first line gets in the place of the edge.
  var markerStart: UInt32 = 0
  var markerEnd: UInt32 = 0
  var isFirst = false
  var edge = EdgeGlyph.none
  var style: UInt16 = 0
  /// Whether its spaces hide what is behind them where layers stand.
  var isPadding = false
  /// The style of the spaces that fill the lines.
  var fill: UInt16 = 0
}
