import DiptychViews

/// The glyphs of the lines of a table.
struct TableGlyphs {
  let horizontal: Glyph
  let vertical: Glyph
  /// The corners and junctions, from the left: three at the top, three in between, three at the
  /// bottom.
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

  /// Returns the glyph of a rule between two columns, depending on whether cells meet there above
  /// and below the rule.
  func middle(above: Bool, below: Bool) -> Glyph {
    switch (above, below) {
    case (true, true): meetings[4]
    case (false, true): meetings[1]
    case (true, false): meetings[7]
    case (false, false): horizontal
    }
  }
}

/// The columns of a row that end a cell; the columns from the 64th on share one bit.
struct TableEdges: BitwiseCopyable {
  private var bits: UInt64

  static let none = TableEdges(bits: 0)
  static let all = TableEdges(bits: .max)

  mutating func insert(_ column: Int) { bits |= 1 &<< UInt64(min(column, 63)) }

  /// Whether a cell ends after any of some columns.
  func contains(_ columns: Range<Int>) -> Bool {
    columns.contains { bits &>> UInt64(min($0, 63)) & 1 == 1 }
  }
}
