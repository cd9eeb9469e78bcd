import DiptychViews

// Widths of the columns of a table.
extension Layout {
  /// Begins the layout of a table: finds the widths of its columns, and appends them to
  /// ``numbers``.
  mutating func beginTable(_ index: Int, _ table: TableInfo, width: Int) -> TableLayout {
    let count = table.count
    let naturals = numbers.append(0, repeated: 3 * count)
    let minima = naturals + count
    let widths = minima + count
    let available = width - table.rules(beside: count)
    for i in 0..<count {
      let column = tree.column(table.columns + i)
      numbers[naturals + i] = Int(column.natural)
      if column.fraction >= 0 && tree.traits.width != nil {
        let part = max(Int((column.fraction * Float(available)).rounded(.down)), 1)
        numbers[naturals + i] = Int(column.clamp(UInt32(part)))
      }
    }
    let fits =
      table.hasPriorities
      ? shareByPriority(index, table, width, naturals, minima, widths)
      : share(available, among: count, natural: naturals, minimum: minima, into: widths) {
        $0.findMinima(index, table, naturals, minima)
      }
    if fits && table.isFlexible && tree.traits.width != nil {
      expandColumns(table, widths, in: width)
    }
    let first = index + 1
    // Stacked rows use titles only if these are leaves.
    let hasHeader =
      first < tree[index].end && tree[first].has(NodeFlag.header)
      && !tree[first].has(NodeFlag.blocks)
    return TableLayout(
      table: table,
      style: tree[index].style,
      width: width,
      widths: widths,
      ends: recordEnds.append(0, repeated: count),
      header: hasHeader ? first : nil,
      isStacked: !fits,
      hasUsualSides: table.border == .square || table.border == .rounded
    )
  }

  // MARK: Streamed tables

  /// Begins the layout of a streamed table.
  mutating func beginTable(_ index: Int) -> TableLayout {
    minima.count = 0
    let node = tree[index]
    let width = tree.traits.width ?? Int(node.natural)
    return beginTable(index, tree.table(Int(node.extra)), width: width)
  }

  /// Writes the rows of a streamed table from a node on.
  mutating func layoutRows(from first: Int, _ rows: inout TableLayout) {
    minima.count = 0
    filled(like: tree[0]) { rows.layoutRows(from: first, to: $0.tree.count, in: &$0) }
  }

  /// Ends a streamed table.
  mutating func endTable(_ rows: TableLayout) {
    filled(like: tree[0]) { rows.end(in: &$0) }
    numbers.count = 0
    recordEnds.count = 0
  }

  // MARK: Widths

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

  /// Leaves out columns of the lowest priority until the minimum widths of the others fit, and
  /// shares the width among these.
  private mutating func shareByPriority(
    _ index: Int,
    _ table: TableInfo,
    _ width: Int,
    _ naturals: Int,
    _ minima: Int,
    _ widths: Int
  ) -> Bool {
    findMinima(index, table, naturals, minima)
    var visible = Array(0..<table.count)
    func priority(_ i: Int) -> Int32 { tree.column(table.columns + i).priority }
    while visible.reduce(table.rules(beside: visible.count), { $0 + numbers[minima + $1] }) > width
    {
      let lowest = visible.map(priority).min()
      guard visible.contains(where: { priority($0) != lowest }),
        let last = visible.lastIndex(where: { priority($0) == lowest })
      else { break }
      visible.remove(at: last)
    }
    let count = visible.count
    let shown = numbers.append(0, repeated: 3 * count)
    defer { numbers.count = shown }
    for (i, column) in visible.enumerated() {
      numbers[shown + i] = numbers[naturals + column]
      numbers[shown + count + i] = numbers[minima + column]
    }
    let fits = share(
      width - table.rules(beside: count),
      among: count,
      natural: shown,
      minimum: shown + count,
      into: shown + 2 * count
    ) { _ in }
    for i in 0..<table.count { numbers[widths + i] = -1 }
    for (i, column) in visible.enumerated() {
      numbers[widths + column] = numbers[shown + 2 * count + i]
    }
    return fits
  }

  /// Shares the width that the columns leave among the flexible ones.
  private func expandColumns(_ table: TableInfo, _ widths: Int, in width: Int) {
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

  // MARK: Columns that are left out

  /// Writes a line below a table that names the columns that were left out.
  @inline(never)
  mutating func writeColumnsNotShown(of table: TableLayout) {
    guard !table.isStacked, table.table.titles >= 0 else { return }
    let columns = (0..<table.table.count).filter { numbers[table.widths + $0] < 0 }
    guard !columns.isEmpty else { return }
    let note = tree.columnsNotShown(Int(table.table.titles))
    var run = TextRun()
    run.start = tree.text.pointee.count
    run.style = note.style
    run.append(note.text(of: columns), isHidden: tree.isRedacted(note.style), in: tree)
    layoutLeaf(run.leaf(tree, style: note.style), width: table.width)
  }

  // MARK: Packed rows

  /// Returns the leaves of a packed row, valid until another row is unpacked.
  @inline(never)
  mutating func unpack(_ row: Int) -> UnsafePointer<Node> {
    unpacked.count = 0
    let tree = tree
    tree.forEachPacked(of: row, changing: &unpacked) { leaves, _, leaf in leaves.append(leaf) }
    return UnsafePointer(unpacked.base)
  }
}
