/// Rows of a table that cells hold together, once their cells are laid out.
struct RowGroup {
  struct Cell {
    let columns: Range<Int>
    /// The rows that it takes, counted from the first one of the group.
    var rows: Range<Int>
    /// Its kept lines.
    let lines: Range<Int>
  }

  private var cells: [Cell] = []
  /// Which cell is where a row and a column meet.
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

  /// Adds a cell, which ends with the last row.
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

  /// Finds how many lines each row takes, with some between two of them.
  ///
  /// A cell that needs more lines than its rows have makes the last one higher.
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

  /// The lines of a row.
  func lines(of row: Int) -> Range<Int> { lines(of: row..<row + 1) }

  /// The lines of some rows, and those between them.
  func lines(of rows: Range<Int>) -> Range<Int> {
    tops[rows.lowerBound]..<tops[rows.upperBound] - rule
  }

  /// The line between a row and the one above it.
  func ruleLine(above row: Int) -> Int { tops[row] - rule }
}
