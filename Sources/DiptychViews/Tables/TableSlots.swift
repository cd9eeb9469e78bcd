/// The slots of a table whose cells find their own columns: HTML's algorithm for forming a table.
///
/// A renderer begins each row, places its cells one after the other, and ends the row. A cell stands
/// in the next column that no cell from a row above takes.
///
/// ```swift
/// var slots = TableSlots()
/// slots.beginRow()
/// slots.place(CellSpan(rows: 2))    // stands in column 0 of two rows
/// slots.endRow()
/// slots.beginRow()
/// slots.place(CellSpan())           // stands in column 1, beside that cell
/// slots.endRow()
/// ```
///
/// A cell takes no column that another one has: it ends where one from above begins, and with its
/// group of rows. The memory is that of the cells of a row, whatever they span.
public struct TableSlots: Sendable {
  /// A cell of a row, or one from above that reaches into it.
  private struct Cell {
    var columns: Range<Int>
    /// The rows that it takes from this one on.
    var rows: Int
    /// The rows above that it takes.
    var rowsAbove = 0
    var tag = 0
  }

  /// A cell that takes fewer rows than it was placed with.
  public struct CutCell: Hashable, Sendable {
    /// The number that the cell was placed with.
    public let tag: Int
    /// The rows that the cell takes.
    public let rows: Int
  }

  /// The first column that the row has not reached.
  public private(set) var column = 0
  /// Whether a cell placed so far takes several columns.
  public private(set) var hasColumnSpans = false
  /// The fewest rows that a cell of this row takes, or one from above from this row on.
  private(set) var fewestRows = Int.max
  /// The most rows that a cell of this row takes.
  private(set) var mostRows = 1
  /// The cells from above that reach into the row, from the leading one on.
  private var above: [Cell] = []
  /// The number of those cells that the row has passed.
  private var passed = 0
  /// The cells that the row has, and those that it has passed, of several rows each.
  private var below: [Cell] = []
  private var edges = ColumnEdges()

  /// Creates the slots of a table without rows.
  public init() {}

  /// The most columns that a cell takes, and the most of a table that such cells make.
  private static var mostColumns: (ofCell: Int, ofTable: Int) { (1000, 1 << 14) }

  // MARK: Rows

  /// Begins a row.
  public mutating func beginRow() {
    column = 0
    passed = 0
    fewestRows = .max
    mostRows = 1
    below.removeAll(keepingCapacity: true)
  }

  /// Ends a row, after which cells that take no row below are forgotten.
  public mutating func endRow() {
    while passed < above.count { passNext() }
    swap(&above, &below)
  }

  /// Ends the row, whose own cells take some rows at most, and some less than they were placed with.
  mutating func endRow(rowsAtMost most: Int, less: Int) {
    for i in below.indices where below[i].rowsAbove == 1 {
      below[i].rows = min(below[i].rows + 1, most) - less - 1
    }
    below.removeAll { $0.rows < 1 }
    endRow()
  }

  /// Ends a group of rows, and all cells with it.
  ///
  /// - Returns: The cells that would take rows of the next group.
  @discardableResult
  public mutating func endGroup() -> [CutCell] {
    defer { above.removeAll(keepingCapacity: true) }
    return above.map { CutCell(tag: $0.tag, rows: $0.rowsAbove) }
  }

  /// Whether a cell takes rows below the last one.
  var hasCellsBelow: Bool { !above.isEmpty }

  // MARK: Cells

  /// Whether no cell from above takes the next column.
  var isFree: Bool { passed == above.count || above[passed].columns.lowerBound > column }

  /// Passes a cell from above that takes the next column.
  ///
  /// - Returns: The columns that the cell takes; nil if the next column is free.
  @discardableResult
  public mutating func passCovered() -> Int? {
    if isFree { return nil }
    return passNext().count
  }

  @discardableResult
  private mutating func passNext() -> Range<Int> {
    var cell = above[passed]
    passed += 1
    fewestRows = min(fewestRows, cell.rows)
    cell.rows -= 1
    cell.rowsAbove += 1
    if cell.rows > 0 { below.append(cell) }
    column = cell.columns.upperBound
    return cell.columns
  }

  /// Passes free columns that stand before a cell from above, up to where one of them may end.
  ///
  /// - Returns: The number of columns; nil if the next one is not free, or none from above follows.
  public mutating func passFree() -> Int? {
    guard passed < above.count, isFree else { return nil }
    let end = min(edges.next(after: column), above[passed].columns.lowerBound)
    defer { column = end }
    return end - column
  }

  /// Passes columns that have cells of one column each, which were not placed.
  ///
  /// - Returns: The cells from above that would take one of the columns, which end above this row.
  public mutating func advance(to end: Int) -> [CutCell] {
    var cut: [CutCell] = []
    while column < end {
      edges.insert(column..<column + 1)
      if !isFree {
        let cell = above.remove(at: passed)
        cut.append(CutCell(tag: cell.tag, rows: cell.rowsAbove))
      }
      column += 1
      fewestRows = 1
    }
    return cut
  }

  /// Places a cell in the next free column.
  ///
  /// - Parameters:
  ///   - span: The columns and rows that the cell would take.
  ///   - tag: A number that stands for the cell in a ``CutCell``.
  /// - Returns: The columns that the cell takes.
  @discardableResult
  public mutating func place(_ span: CellSpan, tag: Int = 0) -> Range<Int> {
    while passCovered() != nil {}
    let end = min(max(Self.mostColumns.ofTable, column + 1), column + Self.mostColumns.ofCell)
    return place(span, tag: tag, before: end)
  }

  /// Places a cell, which ends before some column, in the next one, which is free.
  mutating func place(_ span: CellSpan, tag: Int = 0, before end: Int) -> Range<Int> {
    let free = passed < above.count ? min(above[passed].columns.lowerBound, end) : end
    let columns = column..<column + min(span.columns, free - column)
    column = columns.upperBound
    edges.insert(columns)
    if columns.count > 1 { hasColumnSpans = true }
    fewestRows = min(fewestRows, span.rows)
    mostRows = max(mostRows, span.rows)
    if span.rows > 1 {
      below.append(Cell(columns: columns, rows: span.rows - 1, rowsAbove: 1, tag: tag))
    }
    return columns
  }

  // MARK: Columns

  /// The columns of the table: of those between which no cell begins or ends, one, and of those in
  /// and behind which none begins, none.
  ///
  /// So a cell of 1,000 columns above two others takes the place of two columns.
  public var columnCount: Int { edges.columnCount }

  /// The place of some columns among those of ``columnCount``, at least one.
  ///
  /// - Complexity: O(log *n*) in the number of columns.
  public func joinedColumns(_ columns: Range<Int>) -> Range<Int> { edges.joined(columns) }
}
