import DiptychViews

/// A table that is being built, and the state of its current row.
struct OpenTable: BitwiseCopyable {
  /// The index among all tables; -1 for no table.
  var index = -1
  /// The index of the row's node.
  var row = 0
  /// The column of the next cell.
  var column = 0
  /// The flags of the row.
  var rowFlags: UInt8 = 0
  var isInRow = false
  /// The width of the first column above the first section.
  var headerWidth: UInt32 = 0
  /// The bits of the style of every second row, or 0 if all rows look alike.
  var stripe: UInt64 = 0
  /// The bits of the style of the next row; 0 if the row has no style of its own.
  var rowStyle: UInt64 = 0
  /// Whether the next row is the second one of a pair, which has the style of stripes.
  var isSecond = false
  /// The style around the row.
  var outerStyle: UInt16 = 0

  /// Whether the title of a column is open.
  var isInTitle: Bool { isInRow && rowFlags & NodeFlag.header != 0 }
}

// Building of tables. A cell without blocks and spans is only a leaf, so a plain table has one node
// for each cell and one for each row.
extension DocumentBuilder {
  @inline(__always)
  var tables: FlatArray<TableInfo> {
    get { document.pointee.tables }
    nonmutating _modify { yield &document.pointee.tables }
  }

  @inline(__always)
  var columns: FlatArray<ColumnLayout> {
    get { document.pointee.columns }
    nonmutating _modify { yield &document.pointee.columns }
  }

  @inline(never)
  mutating func beginTable(_ traits: _TableTraits) {
    if let caption = traits.caption {
      begin(.item, flags: NodeFlag.caption)
      let outer = push(.role(.secondary))
      append(caption)
      style = outer
      end()
    }
    endRun()
    // Facts before a table are not aligned with facts after it, so they are written now.
    handOver()
    begin(.table)
    let outer = push(.role(.border))
    nodes[nodes.count - 1].start = UInt32(style)
    style = outer
    outerTables.append(table)
    table = OpenTable(index: tables.count)
    tables.append(TableInfo(traits, columns: columns.count))
    table.stripe = traits.stripes?.bits ?? 0
    for column in traits.columns { columns.append(ColumnLayout(column)) }
    noteTitles(of: traits)
    appendGroups(traits.groups)
    if traits.hasHeader && !traits.hasTitleViews { appendTitles(of: traits.columns) }
  }

  // MARK: Rows of titles and footers

  /// Begins the row of titles.
  ///
  /// - Returns: The style before, for ``endTitles(_:)``.
  mutating func beginTitles() -> UInt16 {
    let outer = pushUnredacted()
    _ = beginRow(NodeFlag.header, .role(.tableHeader))
    return outer
  }

  mutating func endTitles(_ outer: UInt16) {
    endRow()
    style = outer
  }

  private mutating func beginRow(_ flags: UInt8, _ look: TextStyle) -> UInt16 {
    let outer = push(look)
    beginRow()
    table.rowFlags = flags
    return outer
  }

  private mutating func appendTitles(of columns: [_ColumnTraits]) {
    let outer = beginTitles()
    for column in columns {
      beginCell()
      appendTitle(of: column)
      endCell()
    }
    endTitles(outer)
  }

  /// Appends the row of the titles over groups of columns, if there is a group.
  private mutating func appendGroups(_ groups: [(title: String, count: Int)]) {
    guard !groups.isEmpty else { return }
    let outer = beginTitles()
    for group in groups {
      beginCell(span: _CellSpan(columns: group.count))
      append(group.title)
      endCell()
    }
    table.rowFlags |= NodeFlag.groups
    endTitles(outer)
  }

  mutating func appendTitle(of column: _ColumnTraits) {
    append(column.title)
    appendSign(of: column)
  }

  /// Appends the sort symbol of a column, if the rows are sorted by the column.
  mutating func appendSign(of column: _ColumnTraits) {
    guard let order = column.shownOrder else { return }
    append(tree.traits.isASCII ? " \(order.asciiSymbol)" : " \(order.symbol)")
  }

  private mutating func appendFooters(_ footers: [String]) {
    let outer = beginRow(NodeFlag.footer, .bold)
    for footer in footers {
      beginCell()
      append(footer)
      endCell()
    }
    endRow()
    style = outer
  }

  /// Appends a row that holds the title of a section.
  ///
  /// The section consists of the rows that follow.
  @inline(never)
  mutating func appendSection(_ title: String) {
    table.isSecond = true
    if !tables[table.index].hasSections { noteSections() }
    let outer = push(.bold)
    beginRow()
    table.rowFlags = NodeFlag.section
    beginCell(span: _CellSpan(columns: tables[table.index].count))
    append(title)
    endCell()
    endRow()
    style = outer
  }

  /// Records that the following rows are in sections.
  ///
  /// Their indentation can make the first column wider.
  private mutating func noteSections() {
    tables[table.index].hasSections = true
    guard tables[table.index].count > 0 else { return }
    let first = tables[table.index].columns
    table.headerWidth = columns[first].natural
    columns[first].natural = 0
  }

  // MARK: Rows and cells

  /// Whether a row can start here.
  var canBeginRow: Bool { isBetweenCells && !table.isInRow }

  /// Whether a cell can start here.
  var canBeginCell: Bool { isBetweenCells && table.isInRow }

  /// Whether the innermost container is a table, and none of its cells is open.
  var isBetweenCells: Bool { !isInPlainCell && open.count > 0 && open.last.kind == .table }

  /// Begins the cell, or the row and the cell, that are implied around content of a table outside
  /// of its cells.
  struct ImpliedCell {
    let hasCell: Bool
    let hasRow: Bool
  }

  mutating func beginImpliedCell() -> ImpliedCell {
    guard isBetweenCells else { return ImpliedCell(hasCell: false, hasRow: false) }
    let implied = ImpliedCell(hasCell: true, hasRow: !table.isInRow)
    if implied.hasRow { beginRow() }
    beginCell()
    return implied
  }

  mutating func endImpliedCell(_ implied: ImpliedCell) {
    if implied.hasCell { endCell() }
    if implied.hasRow { endRow() }
  }

  mutating func beginRow() {
    table.isInRow = true
    table.row = nodes.count
    table.rowFlags = 0
    table.column = 0
    nodes.append(Node(kind: .tableRow, style: style))
  }

  /// Begins a row for an element of the table's data, which has a style of its own, or the style of
  /// every second row.
  @inline(__always)
  mutating func beginBodyRow() {
    if _slowPath(tables[table.index].hasRowStyles) { pushRowStyle() }
    beginRow()
  }

  @inline(__always)
  mutating func endBodyRow() {
    if _slowPath(tables[table.index].hasRowStyles) { style = table.outerStyle }
    endRow()
  }

  @inline(never)
  private mutating func pushRowStyle() {
    table.outerStyle = style
    let look = table.rowStyle == 0 && table.isSecond ? table.stripe : table.rowStyle
    table.isSecond.toggle()
    table.rowStyle = 0
    if !isRedacted { _ = push(TextStyle(bits: look)) }
  }

  mutating func beginCell() { isInPlainCell = true }

  /// Begins a cell that spans some columns and rows.
  @inline(never)
  mutating func beginCell(span: _CellSpan) {
    beginCell()
    let info = tables[table.index]
    let most = info.hasFixedColumns ? info.count - table.column : Self.widestSpan
    let columns = min(span.columns, most)
    guard columns > 1 || span.rows > 1 else { return }
    makeCell()
    setParameter(of: nodes.count - 1) { ($0.columns, $0.rows) = (columns, span.rows) }
    if columns > 1 { noteSpan() }
    if span.rows > 1 {
      table.rowFlags |= NodeFlag.tall
      tables[table.index].openRows = max(info.openRows, UInt16(clamping: span.rows))
    }
  }

  /// Appends an empty cell where a cell of a row above extends into the row.
  mutating func appendCoveredCell(columns: Int) {
    beginCell()
    makeCell()
    setParameter(of: nodes.count - 1) { $0.columns = columns }
    nodes[nodes.count - 1].flags = NodeFlag.covered
    table.rowFlags |= NodeFlag.tall
    if columns > 1 { noteSpan() }
    endCell()
  }

  private mutating func noteSpan() {
    table.rowFlags |= NodeFlag.spanned
    tables[table.index].hasSpans = true
  }

  /// The maximum number of columns that a cell can span in a table without declared columns.
  private static var widestSpan: Int { 1000 }

  mutating func endCell() {
    let natural: UInt32
    var span = 1
    if _fastPath(isInPlainCell) {
      isInPlainCell = false
      let leaf = appendLeaf()
      natural = nodes[leaf].natural
      if _slowPath(nodes[leaf].has(NodeFlag.breaks)) { tables[table.index].hasTallCells = true }
    } else {
      endRun()
      let cell = open.popLast()
      nodes[cell.node].end = UInt32(nodes.count)
      let facts = cell.holdsFacts ? alignFacts(after: cell.node) : 0
      natural = max(cell.width, UInt32(facts))
      nodes[cell.node].natural = natural
      span = tree.span(of: cell.node)
    }
    if _slowPath(table.column &+ span > tables[table.index].count) { addColumns(span) }
    let column = tables[table.index].columns &+ table.column
    if span == 1 && natural > columns[column].natural { columns[column].natural = natural }
    if _slowPath(tables[table.index].hasDecimals) { fitDecimal(natural, in: column) }
    table.column &+= span
  }

  /// Makes room for the last cell if it is a text that is aligned at its decimal mark.
  @inline(never)
  private mutating func fitDecimal(_ natural: UInt32, in column: Int) {
    let leaf = nodes[nodes.count - 1]
    guard columns[column].isDecimal, table.rowFlags & NodeFlag.header == 0, leaf.kind == .leaf,
      leaf.natural == natural, !leaf.has(NodeFlag.breaks)
    else { return }
    let cells = tree.cellsBehindMark(of: leaf)
    columns[column].fit(natural, behindMark: UInt32(cells))
  }

  /// Adds columns to a table for a row that has more columns than the rows before it.
  @inline(never)
  private mutating func addColumns(_ span: Int) {
    let info = tables[table.index]
    let missing = table.column + span - info.count
    guard missing > 0 else { return }
    if info.columns + info.count != columns.count {
      // The columns of the table move to the end of the array, where they can grow.
      tables[table.index].columns = columns.count
      for column in info.columns..<info.columns + info.count { columns.append(columns[column]) }
    }
    tables[table.index].count += missing
    _ = columns.append(ColumnLayout(), repeated: missing)
  }

  mutating func endRow() {
    nodes[table.row].end = UInt32(truncatingIfNeeded: nodes.count)
    nodes[table.row].extra = UInt32(truncatingIfNeeded: table.column)
    nodes[table.row].flags = table.rowFlags
    table.isInRow = false
    if _slowPath(table.rowFlags & NodeFlag.tall != 0) { closeRow() }
    if _slowPath(isStreaming && isInOuterTable) { streamRow() }
  }

  /// Counts down the number of following rows that cells span.
  @inline(never)
  private mutating func closeRow() {
    tables[table.index].openRows = max(tables[table.index].openRows, 1) - 1
  }

  // MARK: The end of a table

  /// Ends the innermost table, with a row of footers if it has footers.
  @inline(never)
  mutating func endTable(footers: [String]) {
    if !footers.isEmpty { appendFooters(footers) }
    if open.count > 1 || !endStream() {
      closeTable()
      let index = open.popLast().node
      table = outerTables.popLast()
      close(width: Int(nodes[index].natural))
      handOver()
    }
    if _slowPath(!addresses.isEmpty) { writeAddresses() }
  }

  /// Completes the innermost table as it is so far, so that it can be laid out.
  ///
  /// - Returns: The index of the node of the table.
  @discardableResult
  mutating func closeTable() -> Int {
    let index = open.last.node
    nodes[index].end = UInt32(nodes.count)
    nodes[index].extra = UInt32(table.index)
    closeColumns(of: index)
    return index
  }

  /// Finds the natural widths of the columns of a table, and of the table itself.
  private mutating func closeColumns(of index: Int) {
    let info = tables[table.index]
    for column in info.columns..<info.columns + info.count {
      columns[column].natural = columns[column].clamp(columns[column].natural)
    }
    if info.hasSections && info.count > 0 {
      let first = columns[info.columns]
      let rows = first.natural + UInt32(info.indent)
      columns[info.columns].natural = max(rows, first.clamp(table.headerWidth))
    }
    if info.hasSpans { spreadSpans(index, info) }
    var width = info.rules(beside: info.count)
    for column in info.columns..<info.columns + info.count {
      width += Int(columns[column].natural)
    }
    nodes[index].natural = UInt32(width)
  }

  /// Widens columns if a cell that spans several columns needs more width than these columns have
  /// together.
  private mutating func spreadSpans(_ index: Int, _ info: TableInfo) {
    var widths = (0..<info.count).map { Int(columns[info.columns + $0].natural) }
    let tree = tree
    tree.forEachSpan(of: index, changing: &widths) { widths, cell, columns in
      widths.withUnsafeMutableBufferPointer {
        info.spread(Int(tree[cell].natural), over: columns, of: $0)
      }
    }
    for i in 0..<info.count { columns[info.columns + i].natural = UInt32(widths[i]) }
  }

  // MARK: Columns that are left out

  /// Records the column titles of a table that may leave out columns.
  // The words are read here, because the table is laid out in a different environment.
  @inline(never)
  private mutating func noteTitles(of traits: _TableTraits) {
    guard tables[table.index].hasPriorities else { return }
    tables[table.index].titles = document.pointee.columnsNotShown.count
    let outer = pushUnredacted()
    _ = push(.dim)
    document.pointee.columnsNotShown.append(
      ColumnsNotShown(
        style: style,
        sentence: EnvironmentValues.current.labels.columnsNotShown,
        titles: traits.columns.map(\.title)
      )
    )
    style = outer
  }
}
