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
  /// Labelled values, which are aligned with each other even if other nodes are between them.
  case facts
  /// A value with its name: children for the name, the value and perhaps a note.
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
