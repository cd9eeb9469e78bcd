public import DiptychViews

/// A table while it is written.
@usableFromInline
struct PlainTable {
  @usableFromInline let titles: [String]
  /// The cells of the row so far, or none between rows.
  @usableFromInline var cells: Int?

  @usableFromInline
  init(_ columns: [ColumnTraits]) {
    titles = columns.map(\.title)
  }

  /// What heads the next cell, if anything does.
  @usableFromInline
  mutating func nextTitle() -> String? {
    guard let position = cells else { return nil }
    cells = position + 1
    return position < titles.count && !titles[position].isEmpty ? titles[position] : nil
  }
}

extension PlainRenderer {
  @inlinable
  public mutating func table<C: View>(_ columns: [ColumnTraits], _ rows: consuming C) {
    let outer = table
    table = PlainTable(columns)
    block(rows, isBlock: false)
    table = outer
  }

  @inlinable
  public mutating func tableRow<C: View>(_ cells: consuming C) {
    guard table != nil, table?.cells == nil else { return block(cells, isBlock: false) }
    table?.cells = 0
    C._render(cells, into: &self)
    table?.cells = nil
    writer.endTopic()
  }

  /// A cell below its title, which is on its line where the cell is text.
  @inlinable
  public mutating func tableCell<C: View>(_ content: consuming C) {
    let title = table?.nextTitle()
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
}

extension PlainWriter {
  /// Writes the title of what comes next, whose other lines are indented.
  @usableFromInline
  mutating func beginTitled(_ title: String) {
    append(title)
    append(":")
    need(.space)
    pushIndent()
  }
}
