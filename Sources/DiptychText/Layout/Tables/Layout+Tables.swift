import DiptychViews

// Widths of the columns of a table.
extension Layout {
  /// Begins the layout of a table: finds the widths of its columns, and appends them to
  /// ``numbers``.
  mutating func beginTable(_ index: Int, _ table: TableInfo, width: Int) -> TableLayout {
    let count = table.count
    let naturals = numbers.append(0, repeated: 4 * count)
    let minima = naturals + count
    let widths = minima + 2 * count
    let available = width - table.rules(beside: count)
    for i in 0..<count {
      let column = tree.column(table.columns + i)
      numbers[naturals + i] = Int(column.natural)
      if column.fraction >= 0 && tree.traits.width != nil {
        let part = max(Int((column.fraction * Double(available)).rounded(.down)), 1)
        numbers[naturals + i] = Int(column.clamp(UInt32(part)))
      }
    }
    let fits = shareColumns(index, table, width, naturals, minima, widths)
    if fits && table.isFlexible && tree.traits.width != nil {
      expandColumns(table, widths, in: width)
    }
    if fits { keepCellsApart(index, table, widths: widths) }
    var first = index + 1
    // The titles over groups of columns stand above the titles of the columns.
    let groups = first < tree[index].end && tree[first].has(NodeFlag.groups) ? first : nil
    if let groups { first = Int(tree[groups].end) }
    // Records use titles only if the titles are leaves.
    let hasHeader =
      first < tree[index].end && tree[first].has(NodeFlag.header)
      && !tree[first].has(NodeFlag.blocks)
    // In a record, the titles are the names of values, so only the heading of the record is bold.
    if !fits && hasHeader { tree.setWeight(of: first, isBold: false) }
    let titlesFirstCell = !fits && hasHeader && holdsValues(index, table)
    return TableLayout(
      table: table,
      style: UInt16(tree[index].start),
      width: width,
      widths: widths,
      ends: recordEnds.append(0, repeated: count),
      header: hasHeader ? first : nil,
      groups: groups,
      labelWidth: !fits && hasHeader
        ? labelWidth(of: first, groups, index, table, width, titlesFirstCell) : nil,
      titlesFirstCell: titlesFirstCell,
      isStacked: !fits,
      separatesTallRows: fits && tree.hasTallRows(index, table, numbers.base + widths),
      hasUsualSides: table.border == .square || table.border == .rounded,
      edgeStyle: UInt16(tree[index].start)
    )
  }

  /// Returns the width of the titles in records; nil if values have no room beside the titles.
  ///
  /// A value has room if none of its words is broken, except long words.
  @inline(never)
  private mutating func labelWidth(
    of header: Int,
    _ groups: Int?,
    _ index: Int,
    _ table: TableInfo,
    _ width: Int,
    _ titlesFirstCell: Bool
  ) -> Int? {
    guard let widest = tree.labelWidth(of: header, groups) else { return nil }
    let room = table.recordWidth(in: width) - widest - 2
    if room >= LayoutTree.narrowestCut { return widest }
    let isWide = room >= Self.narrowestValue
    return isWide && wordsFit(index, header, in: room, titlesFirstCell) ? widest : nil
  }

  /// Whether the first column holds values, such as numbers and dates, so that each of them needs
  /// its title: no cell begins with a word that has a letter, except `true` and `false`.
  private func holdsValues(_ index: Int, _ table: TableInfo) -> Bool {
    if tree.column(table.columns).isRowHeader { return false }
    var row = index + 1
    while row < tree[index].end {
      let node = tree[row]
      if !node.has(NodeFlag.header | NodeFlag.section | NodeFlag.footer), row + 1 < node.end {
        let cell = tree[row + 1]
        let text = (Int(cell.start)..<Int(cell.end)).lazy.map { [bytes = tree.bytes] in bytes[$0] }
        let word = String(decoding: text.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)
        let isName = word.unicodeScalars.contains { $0.properties.isAlphabetic }
        if cell.kind != .leaf || isName && word != "true" && word != "false" { return false }
      }
      row = Int(node.end)
    }
    return true
  }

  /// Whether no word in the texts beside titles is wider than a number of cells.
  private mutating func wordsFit(
    _ index: Int,
    _ header: Int,
    in room: Int,
    _ titlesFirstCell: Bool
  ) -> Bool {
    var row = Int(tree[header].end)
    while row < tree[index].end {
      let end = Int(tree[row].end)
      var cell = row + 1
      var title = header + 1
      while cell < end {
        let isHeading = title == header + 1 && !titlesFirstCell && tree[header].extra > 1
        let node = tree[cell]
        if node.kind == .leaf, Int(node.natural) > room, !isHeading, title < tree[header].end,
          tree[title].natural > 0, wrapper.longestWord(of: node) > room
        {
          return false
        }
        title += tree.span(of: cell)
        cell = tree.next(cell)
      }
      row = end
    }
    return true
  }

  /// The minimum number of cells of a value beside its title.
  private static var narrowestValue: Int { 4 }

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

  // MARK: Columns that are left out

  /// Writes a line below a table that names the columns that were left out.
  @inline(never)
  mutating func writeColumnsNotShown(of table: TableLayout) {
    guard !table.isStacked, table.table.titles >= 0 else { return }
    let columns = (0..<table.table.count).filter { numbers[table.widths + $0] < 0 }
    guard !columns.isEmpty else { return }
    let note = tree.columnsNotShown(table.table.titles)
    layoutLeaf(leaf(note.text(of: columns), style: note.style), width: table.width)
  }
}
