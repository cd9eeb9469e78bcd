import DiptychViews

extension PlainRenderer {
  mutating func table<C: View>(_ table: _TableTraits, _ rows: consuming C) {
    let outer = self.table
    if let caption = table.caption {
      writer.endTopic()
      paragraph(Text(verbatim: caption))
    }
    self.table = PlainTable(table)
    block(_Joined(rows, TableFooter(table)), isBlock: false)
    self.table = outer
  }

  /// Writes nothing, because the title of a column precedes each of its cells.
  mutating func tableTitles<C: View>(_ titles: consuming C) {}

  mutating func tableSection(_ title: String) {
    writer.endTopic()
    paragraph(Text(verbatim: title))
    writer.endTopic()
  }

  /// Writes a group of rows; its cells end with it.
  mutating func tableRows<C: View>(of group: TableGroup, _ content: consuming C) {
    table?.beginGroup(group)
    C._render(content, into: &self)
    table?.beginGroup(.body)
  }

  mutating func tableRow<C: View>(_ cells: consuming C) {
    guard table != nil, table?.isInRow == false else { return block(cells, isBlock: false) }
    table?.beginRow()
    C._render(cells, into: &self)
    table?.endRow()
    if table?.group != .head { writer.endTopic() }
  }

  /// Writes a cell after its title: on the title's line if the cell is text, otherwise below.
  ///
  /// A cell in the head of the table is added to the titles instead.
  mutating func tableCell<C: View>(span: _CellSpan, _ content: consuming C) {
    guard table?.isInRow == true, let columns = table?.place(span) else {
      return cell(below: nil, content)
    }
    if table?.group == .head {
      let title = words(of: content)
      table?.addTitle(title, to: columns)
    } else {
      cell(below: table?.title(of: columns), content)
    }
  }

  private mutating func cell<C: View>(below title: String?, _ content: consuming C) {
    let outer = table
    table = nil
    writer.endBlock()
    // A footer needs words to name its column.
    let isFooter = outer?.group == .foot
    if let title, isFooter {
      let line = String(title.map { ["\n", "\r\n", "\t"].contains($0) ? " " : $0 })
      writer.pushEdge(_VisibleControl.shown(in: line) + ": ", indent: 2)
    } else if let title {
      writer.append(title)
      writer.beginValue()
    }
    let flow = (isBlock, writer.isInRow, list, isNamed)
    (isBlock, writer.isInRow, list, isNamed) = (false, false, nil, title != nil)
    C._render(content, into: &self)
    (isBlock, writer.isInRow, list, isNamed) = flow
    if title != nil { writer.popEdge(isOptional: isFooter) }
    writer.endBlock()
    table = outer
  }

  /// Returns the words of a cell that is a title, on one line.
  private mutating func words<C: View>(of content: consuming C) -> String {
    let outer = (table, writer, isInTitle)
    (table, writer, isInTitle) = (nil, PlainWriter(out: .pieces), true)
    cell(below: nil, content)
    let out = endLines()
    defer { out.free() }
    (table, writer, isInTitle) = outer
    return out.string().split(separator: "\n").joined(separator: " ")
  }

  /// Writes nothing, because a cell that spans several rows is written only in the first of these
  /// rows.
  mutating func coveredTableCell(columns: Int) { table?.cover(columns) }
}
