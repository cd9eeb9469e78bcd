/// Which cells the next row of a table has where cells take the place of others.
///
/// Each column in turn says what its cell takes, unless another cell has its place. When it is known
/// how many rows follow, all of them are asked again what they have.
public struct TableSpans {
  /// What is where a column and a row meet.
  @usableFromInline
  enum Place {
    case cell(CellSpan)
    /// The leading one of some columns that a cell above takes.
    case covered(columns: Int)
    /// A column that the cell before it takes too.
    case partOfCell
  }

  /// The most rows that cells hold together: they are kept until the last one is known.
  @usableFromInline static var most: Int { 1000 }

  private var places: [Place] = []
  private var column = 0
  /// Of each column, the rest of a cell above that takes it.
  private var above: [CellSpan?]
  /// The rows that the next one is held together with.
  private var height = 0

  @usableFromInline
  init(columns: Int) {
    above = Array(repeating: nil, count: columns)
  }

  // MARK: What the cells of a row take

  @usableFromInline
  mutating func beginRow() {
    places.removeAll(keepingCapacity: true)
    column = 0
  }

  /// Whether the next column can have a cell.
  @usableFromInline var isNextFree: Bool { column == places.count && above[column] == nil }

  /// Leaves out a column that is not free.
  @usableFromInline
  mutating func skip() {
    if column == places.count, let cell = above[column] {
      append(.covered(columns: cell.columns), cell.columns)
    }
    column += 1
  }

  /// Gives the next column, which is free, a cell.
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

  /// The rows below this one that its cells would take, as many as can be.
  @usableFromInline var wantedRows: Int {
    let rows = places.reduce(1) { most, place in
      if case .cell(let span) = place { max(most, span.rows) } else { most }
    }
    return min(rows, Self.most - height) - 1
  }

  /// Ends the cells with the last of some rows that follow.
  ///
  /// Each of them keeps a cell of its own, so what all columns would take of them is left to them.
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

  /// The rows that every column of this row takes, at most some.
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

  /// Notes what the row below has of a cell.
  private mutating func setAbove(_ span: CellSpan, at column: Int) {
    let rest = span.rows > 1 ? CellSpan(columns: span.columns, rows: span.rows - 1) : nil
    for i in column..<column + span.columns { above[i] = rest }
  }

  // MARK: What a row has

  /// What the next column has.
  @usableFromInline
  mutating func next() -> Place {
    defer { column += 1 }
    return places[column]
  }
}
