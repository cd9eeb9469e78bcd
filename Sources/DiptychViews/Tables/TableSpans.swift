/// The layout of spanning cells in the next row of a table.
///
/// The layout takes two passes over the columns. In the first pass, each column places its cell
/// with the requested span, unless another cell covers the position. In the second pass, when the
/// number of the following rows is known, the layout returns the content of each position.
public struct _TableSpans {
  /// The content of the position where a column and a row meet.
  @usableFromInline
  enum Place {
    case cell(_CellSpan)
    /// The first of the columns that a cell above covers.
    case covered(columns: Int)
    /// A further column of the cell, or of the covered columns, in the column before it.
    case partOfCell
  }

  /// The maximum number of rows that spans connect; the rows are kept in memory until the last one
  /// is known.
  @usableFromInline static var most: Int { 1000 }

  /// The contents of the row's positions, by column.
  private var places: [Place] = []
  private var column = 0
  private let columnCount: Int
  private var slots = _TableSlots()
  /// The number of preceding rows that spans connect with the next row.
  private var height = 0

  @usableFromInline
  init(columns: Int) { columnCount = columns }

  // MARK: Placing the cells of a row

  @usableFromInline
  mutating func beginRow() {
    places.removeAll(keepingCapacity: true)
    column = 0
    slots.beginRow()
  }

  /// Whether the next column can have a cell.
  @usableFromInline var isNextFree: Bool { column == slots.column && slots.isFree }

  /// Skips a column that is covered.
  @usableFromInline
  mutating func skip() {
    if column == slots.column, let columns = slots.passCovered() {
      append(.covered(columns: columns), columns)
    }
    column += 1
  }

  /// Places a cell at the next column, which is free.
  @usableFromInline
  mutating func place(_ span: _CellSpan) {
    let columns = slots.place(span, before: columnCount).count
    append(.cell(_CellSpan(columns: columns, rows: span.rows)), columns)
    column += 1
  }

  private mutating func append(_ place: Place, _ columns: Int) {
    places.append(place)
    places.append(contentsOf: repeatElement(.partOfCell, count: columns - 1))
  }

  /// The number of further rows that the cells of the row request, up to the maximum.
  @usableFromInline var wantedRows: Int { min(slots.maxRows, Self.most - height) - 1 }

  /// Limits the spans of the row's cells to the number of rows that follow.
  ///
  /// Each row keeps at least one cell of its own: rows that every cell would cover are subtracted
  /// from all spans.
  @usableFromInline
  mutating func endRow(rowsBelow: Int) {
    let most = min(rowsBelow, Int.max - 1) + 1
    let shared = max(min(slots.fewestRows, most), 1) - 1
    for (i, place) in places.enumerated() {
      guard case .cell(let wanted) = place else { continue }
      let span = _CellSpan(columns: wanted.columns, rows: min(wanted.rows, most) - shared)
      places[i] = .cell(span)
    }
    slots.endRow(rowsAtMost: most, less: shared)
    height = slots.hasCellsBelow ? height + 1 : 0
    column = 0
  }

  // MARK: The places of a row

  /// Returns the content of the next column.
  @usableFromInline
  mutating func next() -> Place {
    defer { column += 1 }
    return places[column]
  }
}
