import DiptychViews

/// The properties of a table column that layout depends on.
struct ColumnLayout: BitwiseCopyable {
  /// The natural width of the column: the width of its widest cell.
  var natural: UInt32 = 0
  var minimum: UInt16 = 0
  var maximum = UInt16.max
  var alignment: UInt8 = 0
  /// The maximum number of cells before the decimal mark, and from the mark on, if the column is
  /// aligned at the marks.
  var beforeMark: UInt32 = 0
  var behindMark: UInt32 = 0
  var verticalAlignment: UInt8 = 0
  var isTruncated = false
  private var truncationValue = TruncationMode.tail.rawValue
  /// Whether an ellipsis replaces the same part of file names as of other cells.
  private(set) var cutsPaths = false
  var isFlexible = false
  var priority: Int32 = 0
  /// The fraction that the column takes of the width for all columns; negative for none.
  var fraction: Float = -1
}

extension ColumnLayout {
  init(_ traits: _ColumnTraits) {
    alignment = traits.alignment.rawValue
    verticalAlignment = traits.verticalAlignment.rawValue
    isTruncated = traits.isTruncated
    truncationValue = traits.truncationMode.rawValue
    isFlexible = traits.isFlexible
    priority = Int32(clamping: traits.priority)
    fraction = Float(traits.fraction ?? -1)
    minimum = UInt16(clamping: traits.minimumWidth ?? 0)
    maximum = max(minimum, UInt16(clamping: traits.maximumWidth ?? Int(UInt16.max)), 1)
  }

  /// Whether the cells are aligned at their decimal marks.
  var isDecimal: Bool { alignment == TextAlignment.decimal.rawValue }

  /// Makes room for a cell on both sides of its decimal mark.
  mutating func fit(_ natural: UInt32, behindMark cells: UInt32) {
    behindMark = max(behindMark, cells)
    beforeMark = max(beforeMark, natural - min(cells, natural))
    self.natural = max(self.natural, beforeMark + behindMark)
  }

  /// The part of a cell that an ellipsis replaces when the cell is cut.
  var truncation: TruncationMode { TruncationMode(rawValue: truncationValue) ?? .tail }

  /// Returns the column with another value for the part that an ellipsis replaces in its cells.
  func cut(at mode: TruncationMode) -> ColumnLayout {
    var column = self
    column.truncationValue = mode.rawValue
    column.cutsPaths = true
    return column
  }

  /// The maximum width of the column, where `UInt32.max` stands for no limit.
  var largest: UInt32 { maximum == .max ? .max : UInt32(maximum) }

  /// Returns a width, limited to the minimum and the maximum of the column.
  func clamp(_ width: UInt32) -> UInt32 { min(max(width, UInt32(minimum)), largest) }
}
