/// What a node of the layout is.
enum NodeKind: UInt8, BitwiseCopyable {
  /// Cells of the row before it, see `TextEngine+PackedRows.swift`. It is first, as memory that was
  /// handed back is zero.
  case packed
  /// A run of text.
  case leaf
  /// Children below each other.
  case column
  /// Children side by side.
  case row
  /// Children side by side in columns of the same width, in as many rows as that takes.
  case columns
  /// Children in front of each other.
  case layers
  /// Children of which one is drawn.
  case choice
  case padding
  case frame
  case flexibleFrame
  case border
  case list
  case item
  /// The nodes of an outline below another one.
  case outline
  /// A block with a marker before its first line.
  case marked
  case quote
  case paragraphStyle
  case table
  case tableRow
  /// A cell in which a block stands; any other cell is a leaf.
  case cell
  case rule
  case spacer
  case bar
  case sparkline
}

/// A node of the layout.
///
/// Nodes lie in preorder: the first child of the node at `i` is at `i + 1`, and what follows the
/// node is after it (a leaf) or at its `end` (a container). So the tree needs no links.
struct Node: BitwiseCopyable {
  var kind: NodeKind
  var flags: UInt8 = 0
  var style: UInt16
  /// The first byte of a leaf, or the parameter of a container, see `NodeParameter.swift`.
  var start: UInt32 = 0
  /// The end of the bytes of a leaf, or the index after the last descendant of a container.
  var end: UInt32 = 0
  /// The cells it takes without any soft line break.
  var natural: UInt32 = 0
  /// The cells of its widest piece that can't be broken; known once it was asked for.
  var minimum: UInt32 = Node.unknown
  /// The first span of a leaf, the info of a table, or the number of children of any other node.
  var extra: UInt32 = 0

  static let unknown = UInt32.max

  var bytes: Range<Int> { Int(start)..<Int(end) }

  func has(_ flag: UInt8) -> Bool { flags & flag != 0 }
}

/// What the flags of a node say; they mean something else for each kind.
enum NodeFlag {
  // A leaf
  /// Not all of its bytes are ASCII.
  static let wide: UInt8 = 1
  /// It holds a newline.
  static let breaks: UInt8 = 2
  /// Styles change inside of it.
  static let spans: UInt8 = 4
  /// Some of it is the shape of text that may not be read.
  static let redacted: UInt8 = 8
  /// It holds a soft hyphen.
  static let hyphens: UInt8 = 16
  /// Its bytes can't be written in one piece as they are.
  static let notAsItIs = spans | redacted | hyphens

  // A row of a table
  /// A block stands in one of its cells.
  static let blocks: UInt8 = 1
  /// One of its cells takes the place of several columns.
  static let spanned: UInt8 = 2
  /// It heads the columns.
  static let header: UInt8 = 4
  /// It heads the rows that follow.
  static let section: UInt8 = 8
  /// It closes the columns.
  static let footer: UInt8 = 16
  /// One of its cells takes the place of rows below, or is taken by one above.
  static let tall: UInt8 = 32
  /// Its cells are packed, and its parameter is the first byte of them.
  static let packed: UInt8 = 64

  // A cell
  /// One from above stands there.
  static let covered: UInt8 = 1

  // A border
  /// Its first child is its title.
  static let titled: UInt8 = 1

  // A choice
  /// The first child is the one.
  static let always: UInt8 = 1

  // A bar
  /// What is not full is drawn too.
  static let tracked: UInt8 = 1

  // A list
  static let ordered: UInt8 = 1
  /// The highest number that the first item can have.
  static let highestStart = 999_999_999
}

/// From a byte on, until the next span or the end of the leaf, text has a style.
struct Span: BitwiseCopyable {
  var start: UInt32
  var style: UInt16
}

/// A container that is still open: the width of its children grows while they close.
struct OpenNode: BitwiseCopyable {
  var node: Int
  var kind: NodeKind
  var width: UInt32 = 0
  var count: UInt32 = 0
}

/// A line of a leaf: bytes, perhaps a hyphen or an ellipsis, and bytes after it.
struct LineRecord: BitwiseCopyable {
  var start: UInt32
  var end: UInt32
  var columns: UInt32
  var hasHyphen = false
  /// The cells that the ellipsis takes.
  var ellipsis: UInt8 = 0
  var tailStart: UInt32 = 0
  var tailEnd: UInt32 = 0

  @inline(__always)
  init(_ start: Int, _ end: Int, columns: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
    self.columns = UInt32(truncatingIfNeeded: columns)
  }
}

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

/// What the left edge of a block is drawn with, and its right edge where it has one.
enum EdgeGlyph: UInt8 {
  case none
  case line
  case ascii
  case heavy
  case double
}
