/// The flags of nodes; a bit has another meaning for each kind of node.
enum NodeFlag {
  // A leaf
  /// Some bytes of the leaf are not ASCII.
  static let wide: UInt8 = 1
  /// The leaf holds a newline.
  static let breaks: UInt8 = 2
  /// The style changes inside the leaf.
  static let spans: UInt8 = 4
  /// The leaf holds the shape of redacted text.
  static let redacted: UInt8 = 8
  /// The leaf holds a soft hyphen.
  static let hyphens: UInt8 = 16
  /// The leaf is the name of a file, which is cut at its beginning if it does not fit.
  static let path: UInt8 = 32
  /// The leaf is a mark, which is not broken unless it is wider than its line.
  static let mark: UInt8 = 64
  /// The leaf holds marks.
  static let marks: UInt8 = 128
  /// The flags of a leaf whose bytes can't be written unchanged, in one piece.
  static let notAsItIs = spans | redacted | hyphens

  // A row of a table
  /// A cell of the row holds a block.
  static let blocks: UInt8 = 1
  /// A cell of the row spans several columns.
  static let spanned: UInt8 = 2
  /// The row is the header.
  static let header: UInt8 = 4
  /// The row holds the title of a section, which consists of the rows that follow.
  static let section: UInt8 = 8
  /// The row is a footer.
  static let footer: UInt8 = 16
  /// A cell of the row spans rows below, or is covered by a cell above.
  static let tall: UInt8 = 32

  // A cell
  /// The cell is covered by a cell of a row above.
  static let covered: UInt8 = 1

  // An item
  /// The only content of the item is a fact.
  static let fact: UInt8 = 1
  /// The item is a paragraph.
  static let paragraph: UInt8 = 2
  /// The item is the caption of the table that follows it.
  static let caption: UInt8 = 4

  // Padding
  /// The lines inside are code; a line that continues the line above has a mark in the padding.
  static let code: UInt8 = 1

  /// The code is a diff; spaces at the end of a changed line are visible.
  static let difference: UInt8 = 4

  /// The lines inside belong to the line above, so no empty line precedes them.
  static let follows: UInt8 = 2

  // A border
  /// The first child is the title of the border.
  static let titled: UInt8 = 1
  /// The first text after the title, if there is one, is the subtitle of the border.
  static let subtitled: UInt8 = 2
  /// The border belongs to a panel.
  static let panel: UInt8 = 4

  // A column
  /// The column is a stack, whose spacing separates the children.
  static let stack: UInt8 = 1

  // A quotation
  /// The quotation is a callout, whose bar has a glyph of its own.
  static let callout: UInt8 = 1

  // A row
  /// The row takes no space if it has no children, and puts its children below each other if words
  /// would be broken.
  static let optional: UInt8 = 1

  /// The children are below each other, with an empty line between them, unless the first child is
  /// a line of text that fits beside the others.
  static let beside: UInt8 = 2

  // A choice
  /// The first child is drawn, even if it does not fit.
  static let always: UInt8 = 1

  // A chart
  /// The chart fills the width that it is given.
  static let fills: UInt8 = 1

  // A list
  static let ordered: UInt8 = 1
}
