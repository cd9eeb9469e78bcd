/// A group of table rows that some cells span together.
struct RowGroup {
  struct Cell {
    let columns: Range<Int>
    /// The rows that the cell spans, counted from the first one of the group.
    var rows: Range<Int>
    /// The kept lines of the cell.
    let lines: Range<Int>
  }

  private var cells: [Cell] = []
  /// The index of the cell at each row and column.
  private var places: [Int?]
  private let columnCount: Int
  private var heights: [Int]
  /// The first line of each row, and the end of the last one.
  private var tops: [Int] = []
  private var rule = 0

  init(rows: Int, columns: Int) {
    places = Array(repeating: nil, count: rows * columns)
    columnCount = columns
    heights = Array(repeating: 1, count: rows)
  }

  /// Adds a cell, which ends at the last row of the group at the latest.
  mutating func add(_ cell: Cell) {
    var cell = cell
    cell.rows = cell.rows.clamped(to: 0..<heights.count)
    for row in cell.rows {
      for column in cell.columns { places[row * columnCount + column] = cells.count }
    }
    cells.append(cell)
  }

  func cell(_ row: Int, _ column: Int) -> Cell? {
    places[row * columnCount + column].map { cells[$0] }
  }

  /// Finds the height of each row; there are `rule` lines between two rows.
  ///
  /// A cell that needs more lines than its rows have makes the last of these higher.
  mutating func findHeights(rule: Int) {
    self.rule = rule
    for cell in cells.sorted(by: { $0.rows.count < $1.rows.count }) {
      let has = heights[cell.rows].reduce((cell.rows.count - 1) * rule, +)
      heights[cell.rows.upperBound - 1] += max(cell.lines.count - has, 0)
    }
    var top = 0
    for height in heights {
      tops.append(top)
      top += height + rule
    }
    tops.append(top)
  }

  /// Returns the lines of a row.
  func lines(of row: Int) -> Range<Int> { lines(of: row..<row + 1) }

  /// Returns the lines of some rows, including the lines between the rows.
  func lines(of rows: Range<Int>) -> Range<Int> {
    tops[rows.lowerBound]..<tops[rows.upperBound] - rule
  }

  /// Returns the line between a row and the row above it.
  func ruleLine(above row: Int) -> Int { tops[row] - rule }
}
