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

  /// Widens some columns evenly until they have some cells together.
  func spread(
    _ needed: Int,
    over columns: Range<Int>,
    of widths: UnsafeMutableBufferPointer<Int>
  ) {
    let count = columns.count
    let has = columns.reduce((count - 1) * gap) { $0 + widths[$1] }
    guard needed > has else { return }
    for (i, column) in columns.enumerated() {
      let missing = needed - has
      widths[column] += missing / count + (i < missing % count ? 1 : 0)
    }
  }
}
