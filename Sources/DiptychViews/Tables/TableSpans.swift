/// The layout of spanning cells in the next row of a table.
///
/// In a first pass, each column places its cell with the span it asks for, unless another cell
/// covers its place. Once the number of rows that follow is known, a second pass over the columns
/// returns what is in each place.
public struct TableSpans {
  /// The content of a place, where a column and a row meet.
  @usableFromInline
  enum Place {
    case cell(CellSpan)
    /// The leading one of the columns that a cell above covers.
    case covered(columns: Int)
    /// A column covered by the cell or the covered place before it.
    case partOfCell
  }

  /// The maximum number of rows that spans connect; the rows are kept in memory until the last one
  /// is known.
  @usableFromInline static var most: Int { 1000 }

  private var places: [Place] = []
  private var column = 0
  /// For each column, the rest of the span of a cell above.
  private var above: [CellSpan?]
  /// The number of rows before the next one that spans connect to it.
  private var height = 0

  @usableFromInline
  init(columns: Int) {
    above = Array(repeating: nil, count: columns)
  }

  // MARK: Placing the cells of a row

  @usableFromInline
  mutating func beginRow() {
    places.removeAll(keepingCapacity: true)
    column = 0
  }

  /// Whether the next column is free for a cell.
  @usableFromInline var isNextFree: Bool { column == places.count && above[column] == nil }

  /// Skips a column that is covered.
  @usableFromInline
  mutating func skip() {
    if column == places.count, let cell = above[column] {
      append(.covered(columns: cell.columns), cell.columns)
    }
    column += 1
  }

  /// Places a cell at the next column, which is free.
  @usableFromInline
  mutating func place(_ span: CellSpan) {
    let free = above[column...].prefix { $0 == nil }.count
    let columns = min(span.columns, free)
    append(.cell(CellSpan(columns: columns, rows: span.rows)), columns)
    column += 1
  }

  private mutating func append(_ place: Place, _ columns: Int) {
    places.append(place)
    places.append(contentsOf: repeatElement(.partOfCell, count: columns - 1))
  }

  /// The number of rows below this one that its cells ask for, up to the limit.
  @usableFromInline var wantedRows: Int {
    let rows = places.reduce(1) { most, place in
      if case .cell(let span) = place { max(most, span.rows) } else { most }
    }
    return min(rows, Self.most - height) - 1
  }

  /// Limits the cells of the row to a number of rows that follow.
  ///
  /// Each row keeps at least one cell of its own, so rows that every cell would cover are taken off
  /// all spans.
  @usableFromInline
  mutating func endRow(rowsBelow: Int) {
    let rowsBelow = min(rowsBelow, Int.max - 1)
    let shared = fewestRows(upTo: rowsBelow + 1) - 1
    for (i, place) in places.enumerated() {
      switch place {
      case .cell(let wanted):
        let rows = min(wanted.rows, rowsBelow + 1) - shared
        let span = CellSpan(columns: wanted.columns, rows: rows)
        places[i] = .cell(span)
        setAbove(span, at: i)
      case .covered:
        if let span = above[i] { setAbove(span, at: i) }
      case .partOfCell: break
      }
    }
    height = above.contains { $0 != nil } ? height + 1 : 0
    column = 0
  }

  /// Returns the number of rows that every cell of this row covers, up to a maximum.
  private func fewestRows(upTo most: Int) -> Int {
    var fewest = most
    for (i, place) in places.enumerated() {
      switch place {
      case .cell(let span): fewest = min(fewest, span.rows)
      case .covered: fewest = min(fewest, above[i]?.rows ?? 1)
      case .partOfCell: break
      }
    }
    return max(fewest, 1)
  }

  /// Stores the part of a cell that reaches into the row below.
  private mutating func setAbove(_ span: CellSpan, at column: Int) {
    let rest = span.rows > 1 ? CellSpan(columns: span.columns, rows: span.rows - 1) : nil
    for i in column..<column + span.columns { above[i] = rest }
  }

  // MARK: Reading the places of a row

  /// Returns the content of the next column's place.
  @usableFromInline
  mutating func next() -> Place {
    defer { column += 1 }
    return places[column]
  }
}
