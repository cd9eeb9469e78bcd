// Widths of the columns of a table. Arguments are indexes into `numbers`.
extension Layout {
  /// Shares the width of a table among its columns, by the first of these rules that succeeds.
  ///
  /// 1. Natural widths.
  /// 2. Columns of low priority are left out; the others have their natural widths.
  /// 3. Columns whose cells may be cut give way, the widest first.
  /// 4. Lines wrap: the other columns give way, the widest first, down to their longest word.
  /// 5. Long words are broken.
  ///
  /// A table that shows records stops after the third rule. A column that is left out gets the width
  /// -1.
  ///
  /// - Returns: Whether any of the rules could share the width.
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
    findMinima(index, table, naturals, minima)
    let visible = table.hasPriorities ? shownColumns(table, width, naturals, minima) : nil
    return giveWay(table, width, visible ?? Array(0..<count), naturals, minima, widths)
  }

  @inline(never)
  private mutating func findMinima(
    _ index: Int,
    _ table: TableInfo,
    _ naturals: Int,
    _ minima: Int
  ) {
    columnMinima(index, table, into: minima)
    for i in 0..<table.count {
      numbers[minima + i] = min(numbers[minima + i], numbers[naturals + i])
    }
  }

  /// Returns the columns that stay when those of the lowest priority are left out until each other has
  /// its natural width, or a width in which it reads well.
  private func shownColumns(
    _ table: TableInfo,
    _ width: Int,
    _ naturals: Int,
    _ minima: Int
  ) -> [Int] {
    var shown = Array(0..<table.count)
    func priority(_ i: Int) -> Int32 { tree.column(table.columns + i).priority }
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

  /// The width of a column for which columns of lower priority are left out; one that could be wider
  /// is cut, or its lines wrap.
  private static var readableWidth: Int { 24 }

  /// Shares the width among some columns, of which the widest give way.
  @inline(never)
  private mutating func giveWay(
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
    let fits =
      fill { (isCut($0) ? minimum($0) : natural($0), natural($0)) }
      || !table.showsRecords
        && (fill { (minimum($0), isCut($0) ? minimum($0) : natural($0)) }
          || fill { (min(minimum($0), LayoutTree.narrowestCut), minimum($0)) })
    guard fits else { return false }
    for i in 0..<table.count { numbers.base[widths + i] = -1 }
    for (i, column) in columns.enumerated() { numbers.base[widths + column] = numbers[shared + i] }
    return true
  }

  /// Shares the width that the columns leave among the flexible ones.
  func expandColumns(_ table: TableInfo, _ widths: Int, in width: Int) {
    let numbers = numbers.base
    let visible = (0..<table.count).filter { numbers[widths + $0] >= 0 }
    func room(_ i: Int) -> Int {
      max(Int(tree.column(table.columns + i).largest) - numbers[widths + i], 0)
    }
    // Columns with less room come first, and leave to the others the cells that they can't take.
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

  // MARK: Tall rows

  /// Whether a row of a table takes several lines in some widths, the header and the footer aside.
  ///
  /// Of a streamed table, only the rows that were measured count.
  func hasTallRows(_ index: Int, _ table: TableInfo, _ widths: Int) -> Bool {
    guard table.border == .horizontal, !table.separatesRows else { return false }
    if !table.hasTallCells && fitsNaturally(table, widths) { return false }
    return findsTallRow(index, table, widths)
  }

  /// Whether every column is at least as wide as its content, or cuts it.
  private func fitsNaturally(_ table: TableInfo, _ widths: Int) -> Bool {
    for i in 0..<table.count {
      let column = tree.column(table.columns + i)
      let width = numbers[widths + i]
      if width < 0 || column.isTruncated { continue }
      // The natural width of a column with a maximum is not that of its cells.
      if width < Int(column.natural) || column.maximum != .max { return false }
    }
    return true
  }

  @inline(never)
  private func findsTallRow(_ index: Int, _ table: TableInfo, _ widths: Int) -> Bool {
    let special = NodeFlag.header | NodeFlag.footer | NodeFlag.section
    let end = Int(tree[index].end)
    var row = index + 1
    while row < end {
      let node = tree[row]
      if node.has(NodeFlag.packed) {
        var isTall = false
        tree.forEachPacked(of: row, changing: &isTall) { isTall, column, leaf in
          isTall = isTall || !isLine(leaf, at: column, table, widths)
        }
        if isTall { return true }
      } else if !node.has(special) {
        var cell = row + 1
        var column = 0
        while cell < node.end && column < table.count {
          let span = tree.span(of: cell)
          if span == 1 && !isLine(cell, at: column, table, widths) { return true }
          column += span
          cell = tree.next(cell)
        }
      }
      row = Int(node.end)
    }
    return false
  }

  private func isLine(_ leaf: Node, at column: Int, _ table: TableInfo, _ widths: Int) -> Bool {
    let width = numbers[widths + column] - (column == 0 ? table.indent : 0)
    if width < 0 || tree.column(table.columns + column).isTruncated { return true }
    return !leaf.has(NodeFlag.breaks) && Int(leaf.natural) <= width
  }

  private func isLine(_ cell: Int, at column: Int, _ table: TableInfo, _ widths: Int) -> Bool {
    if tree[cell].kind == .leaf { return isLine(tree[cell], at: column, table, widths) }
    let width = numbers[widths + column] - (column == 0 ? table.indent : 0)
    return width < 0 || isLine(cell, width: width, depth: 0)
  }

  /// Whether a block is known to take at most one line.
  private func isLine(_ index: Int, width: Int, depth: Int) -> Bool {
    let node = tree[index]
    switch node.kind {
    case .leaf: return !node.has(NodeFlag.breaks) && Int(node.natural) <= width
    case .bar, .sparkline, .rule, .spacer: return true
    case .chart: return tree.chart(of: node).isLine
    case .choice:
      guard let child = tree.chosen(of: index, node, width: width) else { return true }
      return depth < Self.deepestLine && isLine(child, width: width, depth: depth + 1)
    case .frame:
      let frame = FrameParameter(node.start)
      return frame.height ?? 1 <= 1 && isLine(node, index, frame.width ?? width, depth)
    case .flexibleFrame:
      return LimitsParameter(node.start).minHeight <= 1 && isLine(node, index, width, depth)
    case .row: return Int(node.natural) <= width && isLine(node, index, width, depth)
    case .cell, .item, .column: return isLine(node, index, width, depth)
    default: return false
    }
  }

  /// The number of levels below a cell in which blocks of one line are searched for; it ends the
  /// recursion.
  private static var deepestLine: Int { 16 }

  /// Whether the children of a node are known to take at most one line together.
  private func isLine(_ node: Node, _ index: Int, _ width: Int, _ depth: Int) -> Bool {
    guard depth < Self.deepestLine, node.kind == .row || node.extra <= 1 else { return false }
    var child = index + 1
    while child < node.end {
      if !isLine(child, width: width, depth: depth + 1) { return false }
      child = tree.next(child)
    }
    return true
  }
}
