import DiptychViews

/// A table: its columns, and the properties that it is drawn with.
struct TableInfo: BitwiseCopyable {
  /// The index of the first column among the columns of all tables.
  var columns: Int
  var count: Int
  /// Whether the columns are declared, so that rows add none.
  var hasFixedColumns = false
  /// Whether a cell spans several columns.
  var hasSpans = false
  /// Whether a column takes the remaining width, or a fraction of the whole.
  var isFlexible = false
  var hasPriorities = false
  var hasVerticalAlignment = false
  /// Whether the cells of a column are aligned at their decimal marks.
  var hasDecimals = false
  /// Whether rows, or every second row, have styles of their own.
  var hasRowStyles = false
  var separatesRows = false
  /// Whether each row is shown as a record if its lines would have to be wrapped.
  var showsRecords = false
  /// Whether rows are in sections with titles.
  var hasSections = false
  /// Whether a cell may take several lines at any width.
  var hasTallCells = false
  /// The index of the titles in `columnsNotShown`, if columns may be left out; -1 otherwise.
  var titles: Int32 = -1
  /// The number of rows, from the next one on, that cells of earlier rows span.
  var openRows: UInt16 = 0
  /// Whether vertical lines stand beside the columns.
  let hasSides: Bool
  private let borderValue: UInt8

  init(_ table: _TableTraits, columns: Int) {
    self.columns = columns
    count = table.columns.count
    hasFixedColumns = count > 0
    isFlexible = table.columns.contains { $0.isFlexible || $0.fraction != nil }
    hasPriorities = table.columns.contains { $0.priority != table.columns[0].priority }
    hasVerticalAlignment = table.columns.contains { $0.verticalAlignment != .top }
    hasDecimals = table.columns.contains { $0.alignment == .decimal }
    hasRowStyles = table.hasRowStyles || table.stripes != nil
    separatesRows = table.separatesRows
    showsRecords = table.showsRecords
    hasSides = table.border != .horizontal && table.border != .none
    borderValue = table.border.rawValue
  }

  var border: TableBorder { TableBorder(rawValue: borderValue) ?? .square }

  /// The cells before the rows of a section, which widen its first column.
  var indent: Int { hasSections && !hasSides && count > 0 ? 2 : 0 }

  /// Returns the number of cells before a row with some flags.
  func indent(before flags: UInt8) -> Int {
    let special = NodeFlag.header | NodeFlag.section | NodeFlag.footer
    return flags & special == 0 ? indent : 0
  }

  /// Returns the number of cells that rows of a section add to the width of a column.
  func indent(ofColumn column: Int) -> Int { column == 0 ? indent : 0 }

  /// Returns the width of a row that is a record, which is indented in a section.
  func recordWidth(in width: Int) -> Int { hasSections && width > 4 ? width - 2 : width }

  /// The cells between two columns.
  var gap: Int { hasSides ? 3 : 2 }

  /// Returns the number of cells of the lines and spaces beside some columns.
  func rules(beside count: Int) -> Int {
    max(count - 1, 0) * gap + (hasSides ? 4 : 0)
  }

  /// Widens columns evenly until they have the needed width together.
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

/// The column titles of a table, and the sentence that names the columns that are left out.
struct ColumnsNotShown {
  let style: UInt16
  /// The sentence, with `{names}` in the place of the titles.
  let sentence: String
  let titles: [String]

  /// Returns the sentence about some columns; a column without a title is named by its position.
  func text(of columns: [Int]) -> String {
    let names = columns.map { titles[$0].isEmpty ? "#\($0 + 1)" : titles[$0] }
    let parts = sentence.split(separator: "{names}", omittingEmptySubsequences: false)
    return parts.joined(separator: names.joined(separator: ", "))
  }
}
