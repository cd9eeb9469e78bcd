/// The kind of a node.
///
/// A new kind has its case here, what it adds to the width of its content in
/// `LayoutTree+Widths.swift`, and how it writes its lines in `Layout.swift`.
enum NodeKind: UInt8, BitwiseCopyable {
  /// Cells of the row before it, see ``PackedCell``. It is first, as memory that was handed back is
  /// zero.
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
