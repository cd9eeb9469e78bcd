/// A node of a document.
///
/// Nodes are in preorder: the first child of the node at `i` is at `i + 1`. The node after a leaf
/// is at `i + 1`, and the node after a container and its descendants is at `end`. So the tree needs
/// no links.
struct Node: BitwiseCopyable {
  var kind: NodeKind
  var flags: UInt8 = 0
  var style: UInt16
  /// The first byte of a leaf, the number of the group of a fact, or the number of the
  /// ``NodeParameter`` of another container; 0 if it has none.
  var start: UInt32 = 0
  /// The end of the bytes of a leaf, or the index after the last descendant of a container.
  var end: UInt32 = 0
  /// The natural width in cells: the width if no line is wrapped.
  var natural: UInt32 = 0
  /// The first span of a leaf, the info of a table, or the number of children of any other node.
  var extra: UInt32 = 0

  var bytes: Range<Int> { Int(start)..<Int(end) }

  func has(_ flag: UInt8) -> Bool { flags & flag != 0 }

  /// Whether something may stand at the right of the content, so that no line may be too wide.
  var hasRightEdge: Bool {
    switch kind {
    case .row: !has(NodeFlag.beside)
    case .columns, .layers, .frame, .flexibleFrame, .border, .table: true
    default: false
    }
  }
}

/// A style of text, from a byte to the next span or to the end of the leaf.
struct Span: BitwiseCopyable {
  var start: UInt32
  var style: UInt16
}

/// The kind of a node.
///
/// A new kind needs a case here, the width that it adds to its content in
/// `LayoutTree+Widths.swift`, and the function that writes its lines in `Layout.swift`.
enum NodeKind: UInt8, BitwiseCopyable {
  /// A run of text.
  case leaf
  /// Children below each other.
  case column
  /// Children side by side.
  case row
  /// Children side by side in columns of the same width, in as many rows as needed.
  case columns
  /// Children in front of each other.
  case layers
  /// Alternatives; one child is drawn.
  case choice
  case padding
  case frame
  case flexibleFrame
  case border
  case list
  case item
  /// The nodes of an outline below the top level.
  case outline
  /// A block with a marker before its first line.
  case marked
  case quote
  /// A title, with or without a rule.
  case heading
  /// A group of labelled values.
  case facts
  /// A value with its name: children for the name, the value and perhaps a note.
  ///
  /// The facts among the children of a container are aligned with each other.
  case fact
  case paragraphStyle
  case table
  case tableRow
  /// A cell that holds a block or has a span; any other cell is a leaf.
  case cell
  case rule
  case spacer
  case bar
  case sparkline
  /// A chart, whose data is stored outside of the nodes.
  case chart
}

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

  /// The row holds the titles over groups of columns.
  static let groups: UInt8 = 64

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

/// A marker before the first line of a block.
enum Marker: UInt8 {
  /// The marker of a group whose content is hidden.
  case collapsed
  /// The marker of a group whose content is shown.
  case expanded
  /// The box of a task that is not done.
  case unchecked
  case checked

  init(of node: Node) { self = Marker(rawValue: node.flags) ?? .collapsed }

  /// Whether the marker is a box, which replaces the bullet of an item.
  var isBox: Bool { self == .unchecked || self == .checked }

  var text: StaticString {
    switch self {
    case .collapsed: "▸"
    case .expanded: "▾"
    case .unchecked: "☐"
    case .checked: "☑"
    }
  }

  var asciiText: StaticString {
    switch self {
    case .collapsed: ">"
    case .expanded: "v"
    case .unchecked: "[ ]"
    case .checked: "[x]"
    }
  }
}
