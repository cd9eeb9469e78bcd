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
  var titles = -1
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
  func rules(beside count: Int) -> Int { max(count - 1, 0) * gap + (hasSides ? 4 : 0) }

  /// Widens columns evenly until they have the needed width together.
  func spread(_ needed: Int, over columns: Range<Int>, of widths: UnsafeMutableBufferPointer<Int>) {
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
  /// Whether the cells are the headers of their rows.
  var isRowHeader = false
  var priority = 0
  /// The fraction that the column takes of the width for all columns; negative for none.
  var fraction = -1.0
}

extension ColumnLayout {
  init(_ traits: _ColumnTraits) {
    alignment = traits.alignment.rawValue
    verticalAlignment = traits.verticalAlignment.rawValue
    isTruncated = traits.isTruncated
    truncationValue = traits.truncationMode.rawValue
    isFlexible = traits.isFlexible
    isRowHeader = traits.isRowHeader
    priority = traits.priority
    fraction = traits.fraction ?? -1
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
