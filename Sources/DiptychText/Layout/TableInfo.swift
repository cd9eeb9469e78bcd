import DiptychViews

/// A table: where its columns are, and what it is drawn with.
struct TableInfo: BitwiseCopyable {
  /// The first column.
  var columns: Int
  var count: Int
  /// Whether the columns are all there are, whatever a row holds.
  var hasFixedColumns = false
  /// Whether a cell takes the place of several columns.
  var hasSpans = false
  /// Whether a column takes what is left over, or a part of the whole.
  var isFlexible = false
  var hasPriorities = false
  var hasVerticalAlignment = false
  var separatesRows = false
  /// The place of the titles, if columns may be left out.
  var titles: Int32 = -1
  /// The rows that cells hold together from the next one on.
  var openRows: UInt16 = 0
  private var borderValue: UInt8

  init(_ table: TableTraits, columns: Int) {
    self.columns = columns
    count = table.columns.count
    hasFixedColumns = count > 0
    isFlexible = table.columns.contains { $0.isFlexible || $0.fraction != nil }
    hasPriorities = table.columns.contains { $0.priority != table.columns[0].priority }
    hasVerticalAlignment = table.columns.contains { $0.verticalAlignment != .top }
    separatesRows = table.separatesRows
    borderValue = table.border.rawValue
  }

  var border: TableBorder { TableBorder(rawValue: borderValue) ?? .square }

  /// Whether there are lines beside the columns.
  var hasSides: Bool { border != .horizontal && border != .none }

  /// The cells between two columns.
  var gap: Int { hasSides ? 3 : 2 }

  /// The cells that the lines and spaces beside some columns take.
  func rules(beside count: Int) -> Int {
    max(count - 1, 0) * gap + (hasSides ? 4 : 0)
  }
}

/// A column of a table.
struct ColumnLayout: BitwiseCopyable {
  /// The cells that its widest cell takes.
  var natural: UInt32 = 0
  var minimum: UInt16 = 0
  var maximum = UInt16.max
  var alignment: UInt8 = 0
  var verticalAlignment: UInt8 = 0
  var isTruncated = false
  var isFlexible = false
  var priority: Int32 = 0
  /// The part of the width that it takes; negative where that is not said.
  var fraction: Float = -1
}

extension ColumnLayout {
  init(_ traits: ColumnTraits) {
    alignment = traits.alignment.rawValue
    verticalAlignment = traits.verticalAlignment.rawValue
    isTruncated = traits.isTruncated
    isFlexible = traits.isFlexible
    priority = Int32(clamping: traits.priority)
    fraction = Float(traits.fraction ?? -1)
    minimum = UInt16(clamping: traits.minimumWidth ?? 0)
    maximum = max(minimum, UInt16(clamping: traits.maximumWidth ?? Int(UInt16.max)), 1)
  }

  /// The most cells that it takes, which may be more than a maximum can say.
  var largest: UInt32 { maximum == .max ? .max : UInt32(maximum) }

  /// A width within the limits of the column.
  func clamp(_ width: UInt32) -> UInt32 { min(max(width, UInt32(minimum)), largest) }
}

/// What the table around a nested one needs back.
struct OuterTable: BitwiseCopyable {
  var table: Int
  var row: Int
  var column: Int
  var rowFlags: UInt8
  var isInRow: Bool
}
