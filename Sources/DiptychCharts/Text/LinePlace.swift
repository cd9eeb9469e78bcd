/// The place of a thin line: the edge between two cells, or the middle of a cell.
///
/// A character with a thin line has the line at the start, in the middle or at the end of its cell.
/// A line is drawn at the nearest of these places.
enum LinePlace: Hashable {
  /// The edge before the cell with an index.
  ///
  /// For the edge after the last cell, the index is the number of cells.
  case edge(Int)
  case middle(Int)

  /// Creates the place that is nearest to a part of some cells, from 0 to 1.
  init(_ fraction: Double, cells: Int) {
    let halves = Int((min(max(fraction, 0), 1) * Double(2 * cells)).rounded())
    self = halves.isMultiple(of: 2) ? .edge(halves / 2) : .middle(halves / 2)
  }

  /// The place, in cells.
  var position: Double {
    switch self {
    case .edge(let cell): Double(cell)
    case .middle(let cell): Double(cell) + 0.5
    }
  }

  /// The cell whose start or middle is the place.
  var cell: Int {
    switch self {
    case .edge(let cell), .middle(let cell): cell
    }
  }

  /// Whether a part of some cells is at this place, with a tolerance of a sixteenth of a cell.
  func isExact(_ fraction: Double, cells: Int) -> Bool {
    abs(fraction * Double(cells) - position) <= 1.0 / 16
  }
}

/// A thin line in a row or a column of cells, with its side of the cells.
struct CellLine: Hashable {
  enum Side { case start, middle, end }

  let cell: Int
  let side: Side

  /// Creates a vertical line among columns; an edge is the start of the next column.
  init(column place: LinePlace, of cells: Int) {
    switch place {
    case .middle(let cell): (self.cell, side) = (cell, .middle)
    case .edge(cells): (cell, side) = (max(cells - 1, 0), .end)
    case .edge(let cell): (self.cell, side) = (cell, .start)
    }
  }

  /// Creates a horizontal line among rows, which are counted from above; an edge is the upper side
  /// of the row below it.
  ///
  /// - Parameters:
  ///   - place: The place from below.
  ///   - rows: The number of rows.
  ///   - hasRowBelow: Whether a further row follows, so that its upper side is the lowest edge.
  init(row place: LinePlace, of rows: Int, hasRowBelow: Bool) {
    switch place {
    case .middle(let cell): (self.cell, side) = (rows - 1 - cell, .middle)
    case .edge(0) where !hasRowBelow: (cell, side) = (rows - 1, .end)
    case .edge(let cell): (self.cell, side) = (rows - cell, .start)
    }
  }
}
