/// An iterator over rows that can look ahead.
@usableFromInline
struct UpcomingRows<Rows: Sequence> {
  @usableFromInline typealias Row = (row: Rows.Element, section: String?)

  private var iterator: Rows.Iterator
  private let section: ((Rows.Element) -> String)?
  /// The rows that were looked at; the first of them are already taken.
  private var seen: [Row] = []
  private var taken = 0

  @usableFromInline
  init(_ rows: Rows, section: ((Rows.Element) -> String)?) {
    iterator = rows.makeIterator()
    self.section = section
  }

  private mutating func read() -> Row? {
    iterator.next().map { ($0, section?($0)) }
  }

  @usableFromInline
  mutating func next() -> Row? {
    if taken == seen.count { return read() }
    taken += 1
    defer { dropTaken() }
    return seen[taken - 1]
  }

  /// Drops the taken rows when they are half of all rows, so that each row is moved at most once.
  private mutating func dropTaken() {
    guard taken * 2 >= seen.count else { return }
    seen.removeFirst(taken)
    taken = 0
  }

  /// Returns the number of rows of a section that come next, up to a maximum.
  @usableFromInline
  mutating func count(upTo most: Int, in section: String?) -> Int {
    while seen.count - taken < most, let row = read() { seen.append(row) }
    return seen[taken...].prefix(most).prefix { $0.section == section }.count
  }
}
