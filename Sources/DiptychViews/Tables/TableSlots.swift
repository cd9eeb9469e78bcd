/// The positions of the cells in a table whose cells do not specify their columns, as in HTML.
///
/// A renderer begins each row, places its cells one after the other, and ends the row. As in HTML,
/// a cell starts in the next column that no cell from a row above covers.
///
/// ```swift
/// var slots = _TableSlots()
/// slots.beginRow()
/// slots.place(_CellSpan(rows: 2))    // stands in column 0 of two rows
/// slots.endRow()
/// slots.beginRow()
/// slots.place(_CellSpan())           // stands in column 1, beside that cell
/// slots.endRow()
/// ```
///
/// Cells never overlap: if a cell from above covers a column, a cell to its left ends before that
/// column. A cell also ends with its group of rows. The memory in use is proportional to the number
/// of cells in a row, and does not depend on their spans.
public struct _TableSlots: Sendable {
  /// A cell of the row, or a cell from above that reaches into the row.
  private struct Cell {
    var columns: Range<Int>
    /// The number of rows that the cell covers, starting with this row.
    var rows: Int
    /// The number of rows above that the cell covers.
    var rowsAbove = 0
    var tag = 0
  }

  /// A cell that covers fewer rows than it requested.
  public struct _CutCell: Equatable, Sendable {
    /// The tag that was passed to `_TableSlots.place(_:tag:)`.
    public let tag: Int
    /// The number of rows that the cell covers.
    public let rows: Int
  }

  /// The index of the next column of the current row, after all columns that have been placed or
  /// passed.
  public private(set) var column = 0
  /// Whether a cell placed so far covers several columns.
  public private(set) var hasColumnSpans = false
  /// The minimum number of rows, starting with this row, that a cell of the row or a cell from
  /// above covers.
  private(set) var fewestRows = Int.max
  /// The maximum number of rows that a cell of this row covers.
  private(set) var maxRows = 1
  /// The cells from above that reach into the row, in the order of their columns.
  private var above: [Cell] = []
  /// The number of cells from above that the row has already passed.
  private var passed = 0
  /// The cells that reach into the next row: cells of this row, and cells from above that the row
  /// has passed.
  private var below: [Cell] = []
  private var edges = ColumnEdges()

  /// Creates the slots of a table without rows.
  public init() {}

  /// The maximum number of columns of a cell, and of a table that spanning cells widen.
  private static var maxColumns: (ofCell: Int, ofTable: Int) { (1000, 16_384) }

  // MARK: Rows

  /// Begins a row.
  public mutating func beginRow() {
    column = 0
    passed = 0
    fewestRows = .max
    maxRows = 1
    below.removeAll(keepingCapacity: true)
  }

  /// Ends a row, and forgets the cells that do not extend into the next row.
  public mutating func endRow() {
    while passed < above.count { passNext() }
    swap(&above, &below)
  }

  /// Ends the row, and limits the rows of the cells that begin in the row: first to `most` rows,
  /// then `less` is subtracted.
  mutating func endRow(rowsAtMost most: Int, less: Int) {
    for i in below.indices where below[i].rowsAbove == 1 {
      below[i].rows = min(below[i].rows + 1, most) - less - 1
    }
    below.removeAll { $0.rows < 1 }
    endRow()
  }

  /// Ends a group of rows, such as `<tbody>`, and all cells in it.
  ///
  /// - Returns: The cells that would extend into the next group.
  @discardableResult
  public mutating func endGroup() -> [_CutCell] {
    defer {
      above.removeAll(keepingCapacity: true)
      passed = 0
    }
    return above.map { _CutCell(tag: $0.tag, rows: $0.rowsAbove) }
  }

  /// Whether a cell covers rows below the last one.
  var hasCellsBelow: Bool { !above.isEmpty }

  // MARK: Cells

  /// Whether the next column is not covered by a cell from above.
  var isFree: Bool { passed == above.count || above[passed].columns.lowerBound > column }

  /// Moves past a cell that covers the next column because it spans down from a row above.
  ///
  /// - Returns: The number of columns of the cell; nil if the next column is free.
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

  /// Moves past free columns to the left of a cell that spans down from a row above.
  ///
  /// The call stops at the next column where any cell of the table begins or ends.
  ///
  /// - Returns: The number of free columns; nil if the next column is not free, or if no cell that
  ///   spans down from a row above follows.
  public mutating func passFree() -> Int? {
    guard passed < above.count, isFree else { return nil }
    let end = min(edges.next(after: column), above[passed].columns.lowerBound)
    defer { column = end }
    return end - column
  }

  /// Moves past columns up to `end`, as if a cell of a single column and row were placed in each of
  /// them.
  ///
  /// - Returns: The cells that spanned down from rows above into one of these columns. Each of
  ///   these cells now ends above the current row.
  public mutating func advance(to end: Int) -> [_CutCell] {
    var cut: [_CutCell] = []
    while column < end {
      edges.insert(column..<column + 1)
      if !isFree {
        let cell = above.remove(at: passed)
        cut.append(_CutCell(tag: cell.tag, rows: cell.rowsAbove))
      }
      column += 1
      fewestRows = 1
    }
    return cut
  }

  /// Places a cell in the next free column.
  ///
  /// - Parameters:
  ///   - span: The number of columns and rows that the cell requests.
  ///   - tag: A number that identifies the cell in a `_CutCell`.
  /// - Returns: The columns that the cell covers.
  @discardableResult
  public mutating func place(_ span: _CellSpan, tag: Int = 0) -> Range<Int> {
    while passCovered() != nil {}
    let end = min(max(Self.maxColumns.ofTable, column + 1), column + Self.maxColumns.ofCell)
    return place(span, tag: tag, before: end)
  }

  /// Places a cell in the next column, which is free; the cell ends before the column `end` at the
  /// latest.
  mutating func place(_ span: _CellSpan, tag: Int = 0, before end: Int) -> Range<Int> {
    let free = passed < above.count ? min(above[passed].columns.lowerBound, end) : end
    let columns = column..<column + min(span.columns, free - column)
    column = columns.upperBound
    edges.insert(columns)
    if columns.count > 1 { hasColumnSpans = true }
    fewestRows = min(fewestRows, span.rows)
    maxRows = max(maxRows, span.rows)
    if span.rows > 1 {
      below.append(Cell(columns: columns, rows: span.rows - 1, rowsAbove: 1, tag: tag))
    }
    return columns
  }

  // MARK: Columns

  /// The number of columns of the table, where adjacent columns without an edge between them count
  /// as one.
  ///
  /// There is no edge if no cell begins or ends between the columns. Columns after the last column
  /// where a cell begins do not count.
  ///
  /// For example, a cell of 1,000 columns above two single cells counts as two columns.
  public var columnCount: Int { edges.columnCount }

  /// Converts a range of columns to a range in the numbering of ``columnCount``, where several
  /// adjacent columns can count as one.
  ///
  /// The range is never empty.
  ///
  /// - Complexity: O(log *n*) in the number of columns.
  public func joinedColumns(_ columns: Range<Int>) -> Range<Int> { edges.joined(columns) }
}
