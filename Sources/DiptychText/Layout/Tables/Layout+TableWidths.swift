import DiptychViews

// Widths of the columns of a table. Arguments are indexes into `numbers`.
extension Layout {
  /// Shares the width of a table among its columns, by the first of these rules that succeeds.
  ///
  /// 1. Natural widths.
  /// 2. Columns of low priority are left out; the others have their natural widths.
  /// 3. Columns whose cells may be cut become narrower, the widest first.
  /// 4. Lines wrap: the other columns become narrower, the widest first, down to a width that is
  ///    read well.
  /// 5. Words of more than 40 cells are broken, and then lines become shorter, down to the other
  ///    words, to values such as `1 min 5 s`, and to a width that suits sentences.
  ///
  /// A table that shows records stops after the third rule. A column that is left out gets the
  /// width -1.
  ///
  /// - Returns: True if one of the rules could share the width.
  mutating func shareColumns(
    _ index: Int,
    _ table: TableInfo,
    _ width: Int,
    _ naturals: Int,
    _ minima: Int,
    _ widths: Int
  ) -> Bool {
    let count = table.count
    var total = table.rules(beside: count)
    for i in 0..<count {
      numbers[widths + i] = numbers[naturals + i]
      total += numbers[naturals + i]
    }
    if total <= width { return true }
    if !table.hasPriorities && width - table.rules(beside: count) < count { return false }
    columnMinima(index, table, into: minima)
    for i in 0..<2 * count {
      numbers[minima + i] = min(numbers[minima + i], numbers[naturals + i % count])
    }
    let visible = table.hasPriorities ? shownColumns(table, width, naturals, minima) : nil
    return giveWay(index, table, width, visible ?? Array(0..<count), naturals, minima, widths)
  }

  /// Returns the columns that stay.
  ///
  /// Columns of the lowest priority are left out until each remaining column has its natural width,
  /// or is wide enough to be read well.
  private func shownColumns(
    _ table: TableInfo,
    _ width: Int,
    _ naturals: Int,
    _ minima: Int
  ) -> [Int] {
    var shown = Array(0..<table.count)
    // The first column names the rows, so it stays unless it has a priority of its own.
    let highest = shown.map { tree.column(table.columns + $0).priority }.max() ?? 0
    func priority(_ i: Int) -> Int {
      let priority = tree.column(table.columns + i).priority
      return i == 0 && priority == 0 ? max(highest, 0) : priority
    }
    func needed(_ i: Int) -> Int {
      min(numbers[naturals + i], max(numbers[minima + i], Self.readableWidth))
    }
    while shown.reduce(table.rules(beside: shown.count), { $0 + needed($1) }) > width {
      let lowest = shown.map(priority).min()
      guard shown.contains(where: { priority($0) != lowest }),
        let last = shown.lastIndex(where: { priority($0) == lowest })
      else { break }
      shown.remove(at: last)
    }
    return shown
  }

  /// The number of cells that a column gets before columns of lower priority do.
  ///
  /// If a column needs more cells, it is cut, or its lines are wrapped.
  private static var readableWidth: Int { 24 }

  /// Returns the minimum width of a column of prose, so that sentences are readable: a third of the
  /// width of the text, up to a limit.
  static func proseWidth(_ natural: UInt32) -> Int { min((Int(natural) + 2) / 3, narrowestProse) }

  /// The minimum width of a column of prose, if the prose needs at least three times as much.
  private static var narrowestProse: Int { 16 }

  /// Shares the width among some columns; the widest columns become narrower.
  @inline(never)
  private mutating func giveWay(
    _ index: Int,
    _ table: TableInfo,
    _ width: Int,
    _ columns: [Int],
    _ naturals: Int,
    _ minima: Int,
    _ widths: Int
  ) -> Bool {
    let count = columns.count
    let available = width - table.rules(beside: count)
    guard available >= count else { return false }
    let upper = numbers.append(0, repeated: 3 * count)
    defer { numbers.count = upper }
    let lower = upper + count
    let shared = lower + count
    let (tree, numbers) = (tree, numbers)
    func isCut(_ column: Int) -> Bool { tree.column(table.columns + column).isTruncated }
    func natural(_ column: Int) -> Int { numbers[naturals + column] }
    func minimum(_ column: Int) -> Int { numbers[minima + column] }
    func fill(_ bounds: (_ column: Int) -> (lower: Int, upper: Int)) -> Bool {
      for (i, column) in columns.enumerated() {
        let bounds = bounds(column)
        numbers.base[upper + i] = bounds.upper
        numbers.base[lower + i] = bounds.lower
      }
      return numbers.levelFill(
        count,
        natural: upper,
        floor: lower,
        available: available,
        into: shared
      )
    }
    func floor(_ column: Int) -> Int { numbers[minima + table.count + column] }
    func readable(_ column: Int) -> Int {
      isCut(column) ? minimum(column) : max(floor(column), min(natural(column), Self.readableWidth))
    }
    // Long words are broken before the lines of other columns become so short.
    func whole(_ column: Int) -> Int { max(minimum(column), readable(column)) }
    let fits =
      fill { (isCut($0) ? minimum($0) : natural($0), natural($0)) }
      || !table.showsRecords
        && (fill { (whole($0), isCut($0) ? minimum($0) : natural($0)) }
          || fill { (readable($0), whole($0)) } || fill { (floor($0), readable($0)) })
    guard fits else { return false }
    for i in 0..<table.count { numbers.base[widths + i] = -1 }
    for (i, column) in columns.enumerated() { numbers.base[widths + column] = numbers[shared + i] }
    return true
  }

  /// Shares the width that the columns leave among the flexible columns.
  func expandColumns(_ table: TableInfo, _ widths: Int, in width: Int) {
    let numbers = numbers.base
    let visible = (0..<table.count).filter { numbers[widths + $0] >= 0 }
    func room(_ i: Int) -> Int {
      let largest = Int(tree.column(table.columns + i).largest) + table.indent(ofColumn: i)
      return max(largest - numbers[widths + i], 0)
    }
    // Columns with less room come first, so that the other columns get the cells that these columns
    // can't use.
    let flexible = visible.filter { tree.column(table.columns + $0).isFlexible }
      .sorted { room($0) < room($1) }
    var rest = visible.reduce(width - table.rules(beside: visible.count)) {
      $0 - numbers[widths + $1]
    }
    for (i, column) in flexible.enumerated() where rest > 0 {
      let share = min(rest / (flexible.count - i), room(column))
      numbers[widths + column] += share
      rest -= share
    }
  }
}

// Cells that are aligned at their decimal marks.
extension LayoutTree {
  /// Returns the number of cells of a text from its decimal mark on.
  @inline(never)
  func cellsBehindMark(of leaf: Node) -> Int {
    let text = UnsafeBufferPointer(start: bytes + Int(leaf.start), count: leaf.bytes.count)
    var i = Int(leaf.start) + DecimalMark.offset(in: text)
    if !leaf.has(NodeFlag.wide) { return Int(leaf.end) - i }
    var cells = 0
    while i < leaf.end {
      let next = GraphemeCluster.next(in: bytes, from: i, to: Int(leaf.end), traits.widthRule)
      i = next.0
      cells += next.1
    }
    return cells
  }
}

extension TableLayout {
  /// Returns the number of free cells after a text, which align its decimal mark with the other
  /// marks of its column; 0 if the column has no room for them.
  @inline(never)
  func cellsBehind(_ leaf: Node, of column: ColumnLayout, width: Int, in tree: LayoutTree) -> Int {
    guard !isHeader, leaf.kind == .leaf, !leaf.has(NodeFlag.breaks),
      width >= Int(column.beforeMark + column.behindMark)
    else { return 0 }
    let cells = Int(column.behindMark) - tree.cellsBehindMark(of: leaf)
    return min(max(cells, 0), width - Int(leaf.natural))
  }
}
