/// The column edges of a table: the columns where cells begin and end.
struct ColumnEdges: Sendable {
  /// The number of columns, from the leading edge, that have a cell of one column.
  ///
  /// Each of these columns is an edge, and the column after them is an edge too.
  private var simpleCount = 0
  /// The edges after the leading columns, in ascending order.
  private var others: [Int] = []
  /// The last column where a cell begins.
  private var lastStart = -1

  /// Adds the edges of a cell.
  mutating func insert(_ columns: Range<Int>) {
    lastStart = max(lastStart, columns.lowerBound)
    if columns.count == 1 && columns.lowerBound <= simpleCount {
      guard columns.lowerBound == simpleCount else { return }
      simpleCount += 1
      if others.first == simpleCount { others.removeFirst() }
    } else {
      insert(columns.lowerBound)
      insert(columns.upperBound)
    }
  }

  private mutating func insert(_ column: Int) {
    guard column > simpleCount else { return }
    let index = self.index(of: column)
    if index == others.count || others[index] != column { others.insert(column, at: index) }
  }

  /// The number of edges in `others` before a column.
  private func index(of column: Int) -> Int {
    if let last = others.last, last < column { return others.count }
    var (low, high) = (0, others.count)
    while low < high {
      let middle = (low + high) / 2
      if others[middle] < column { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the first edge after a column; if there are no more edges, the next column.
  func next(after column: Int) -> Int {
    if column < simpleCount { return column + 1 }
    let index = self.index(of: column + 1)
    return index < others.count ? others[index] : column + 1
  }

  private func count(before column: Int) -> Int {
    column <= simpleCount ? column : simpleCount + 1 + index(of: column)
  }

  /// The number of edges up to the last edge where a cell begins.
  var columnCount: Int { count(before: lastStart + 1) }

  /// Returns the range of edges for a range of columns.
  ///
  /// The result is never empty.
  func joined(_ columns: Range<Int>) -> Range<Int> {
    let columnCount = columnCount
    let start = min(count(before: columns.lowerBound), max(columnCount - 1, 0))
    return start..<max(start + 1, min(count(before: columns.upperBound), columnCount))
  }
}
