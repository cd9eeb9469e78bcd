import DiptychViews

/// A table while its rows are laid out.
struct TableFrame: BitwiseCopyable {
  let table: TableInfo
  let style: UInt16
  /// The cells that the table may take.
  let width: Int
  /// The widths of the columns, as an index into the numbers; a negative one is left out.
  let widths: Int
  /// Where the lines of each cell end, as an index into the ends of records.
  let ends: Int
  /// The row that heads the columns, if there is one.
  let header: Int?
  /// Whether there is no room for columns, so that each row is lines.
  let isStacked: Bool
  /// Whether the lines beside the columns are the usual ones, which are written fast.
  let hasUsualSides: Bool
  /// The flags of the row before, if there was one.
  var lastFlags: UInt8?
  /// Where two cells meet in the row before.
  var lastEdges: TableEdges = .all

  var glyphs: TableGlyphs { .of(table.border) }
}

/// After which columns of a row one cell ends and another begins; from the 64th on all are the same.
struct TableEdges: BitwiseCopyable {
  private var bits: UInt64

  static let none = TableEdges(bits: 0)
  static let all = TableEdges(bits: .max)

  private init(bits: UInt64) {
    self.bits = bits
  }

  mutating func insert(_ column: Int) { bits |= 1 << UInt64(min(column, 63)) }

  /// Whether a cell ends after any of some columns.
  func contains(_ columns: Range<Int>) -> Bool {
    columns.contains { bits >> UInt64(min($0, 63)) & 1 == 1 }
  }
}

/// What the lines of a table are drawn with.
struct TableGlyphs {
  let horizontal: Glyph
  let vertical: Glyph
  /// Three at the top, three in between and three at the bottom, from the left.
  private let meetings: [Glyph]

  enum Height: Int {
    case top
    case between
    case bottom
  }

  private init(_ scalars: [Unicode.Scalar]) {
    horizontal = Glyph(scalars[0])
    vertical = Glyph(scalars[1])
    meetings = scalars[2...].map { Glyph($0) }
  }

  static func of(_ border: TableBorder) -> TableGlyphs {
    switch border {
    case .square, .horizontal, .none: square
    case .rounded: rounded
    case .heavy: heavy
    case .double: double
    case .ascii: ascii
    }
  }

  private static let square = TableGlyphs(["─", "│", "┌", "┬", "┐", "├", "┼", "┤", "└", "┴", "┘"])
  private static let rounded = TableGlyphs(["─", "│", "╭", "┬", "╮", "├", "┼", "┤", "╰", "┴", "╯"])
  private static let heavy = TableGlyphs(["━", "┃", "┏", "┳", "┓", "┣", "╋", "┫", "┗", "┻", "┛"])
  private static let double = TableGlyphs(["═", "║", "╔", "╦", "╗", "╠", "╬", "╣", "╚", "╩", "╝"])
  private static let ascii = TableGlyphs(["-", "|", "+", "+", "+", "+", "+", "+", "+", "+", "+"])

  func left(_ height: Height) -> Glyph { meetings[3 * height.rawValue] }
  func right(_ height: Height) -> Glyph { meetings[3 * height.rawValue + 2] }

  /// What is drawn where cells may meet above and below a line.
  func middle(above: Bool, below: Bool) -> Glyph {
    switch (above, below) {
    case (true, true): meetings[4]
    case (false, true): meetings[1]
    case (true, false): meetings[7]
    case (false, false): horizontal
    }
  }
}
