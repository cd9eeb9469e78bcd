import DiptychViews

/// A table that is being written.
struct PlainTable {
  let titles: [String]
  /// The number of cells so far in the current row; nil between rows.
  var cells: Int?

  init(_ table: TableTraits) {
    titles = table.columns.map(\.title)
  }

  /// Returns the title of the next cell, or nil if it has none, and counts the cell.
  mutating func nextTitle(span: Int) -> String? {
    guard let position = cells else { return nil }
    cells = position + span
    return position < titles.count && !titles[position].isEmpty ? titles[position] : nil
  }
}

extension PlainRenderer {
  mutating func table<C: View>(_ table: TableTraits, _ rows: consuming C) {
    let outer = self.table
    if let caption = table.caption {
      writer.endTopic()
      paragraph(Text(verbatim: caption))
    }
    self.table = PlainTable(table)
    block(Joined(rows, TableFooter(table)), isBlock: false)
    self.table = outer
  }

  /// Writes nothing: the title of a column stands before each of its cells.
  mutating func tableTitles<C: View>(_ titles: consuming C) {}

  mutating func tableSection(_ title: String) {
    writer.endTopic()
    paragraph(Text(verbatim: title))
    writer.endTopic()
  }

  mutating func tableRow<C: View>(_ cells: consuming C) {
    guard table != nil, table?.cells == nil else { return block(cells, isBlock: false) }
    table?.cells = 0
    C._render(cells, into: &self)
    table?.cells = nil
    writer.endTopic()
  }

  /// Writes a cell after its title: on the title's line if the cell is text, otherwise below.
  mutating func tableCell<C: View>(_ content: consuming C) {
    tableCell(span: CellSpan(), content)
  }

  mutating func tableCell<C: View>(span: CellSpan, _ content: consuming C) {
    let title = table?.nextTitle(span: span.columns)
    let outer = table
    table = nil
    writer.endBlock()
    if let title { writer.beginTitled(isRedacted ? "…" : title) }
    let flow = (isBlock, writer.isInRow, list)
    (isBlock, writer.isInRow, list) = (false, false, nil)
    C._render(content, into: &self)
    (isBlock, writer.isInRow, list) = flow
    if title != nil { writer.popEdge() }
    writer.endBlock()
    table = outer
  }

  /// Skips a cell that an earlier row covers: its content was written in that row.
  mutating func coveredTableCell(columns: Int) { _ = table?.nextTitle(span: columns) }
}

extension PlainWriter {
  /// Writes a title, and indents the lines of the content after the first.
  mutating func beginTitled(_ title: String) {
    append(title)
    append(":")
    need(.space)
    pushIndent()
  }
}
