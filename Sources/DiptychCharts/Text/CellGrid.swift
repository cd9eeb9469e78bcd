/// The cells between the axes of a chart in a terminal.
///
/// Row 0 is the top row.
struct CellGrid {
  struct Cell {
    var character: Character = " "
    var style = CellStyle.plain
    /// Whether the cell is the second cell of a wide character.
    var isContinued = false

    var isEmpty: Bool { character == " " && !isContinued }
  }

  let width: Int
  let height: Int
  private var cells: [Cell]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    cells = Array(repeating: Cell(), count: width * height)
  }

  subscript(column: Int, row: Int) -> Cell {
    get { cells[row * width + column] }
    set { cells[row * width + column] = newValue }
  }

  func contains(_ column: Int, _ row: Int) -> Bool {
    (0..<width).contains(column) && (0..<height).contains(row)
  }

  /// The rows of the grid, without the empty cells at their ends.
  func line(_ row: Int) -> ArraySlice<Cell> {
    let line = cells[(row * width)..<((row + 1) * width)]
    return line.prefix(upTo: (line.lastIndex { !$0.isEmpty } ?? line.startIndex - 1) + 1)
  }
}
