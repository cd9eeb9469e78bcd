import Diptych

extension RoffRenderer {
  mutating func table<C: View>(_ table: _TableTraits, _ rows: consuming C) {
    if let caption = table.caption { block(Text(verbatim: caption).bold(), isBlock: false) }
    page.endBlock()
    let outer = page.table
    page.table = RoffTable(table)
    if table.hasHeader && !table.hasTitleViews {
      tableTitles(Titles(columns: table.columns))
    }
    render(rows, isBlock: false)
    if table.hasFooter {
      page.table?.appendRule()
      tableRow(Footers(columns: table.columns))
    }
    let lines = page.table?.lines() ?? []
    page.table = outer
    if page.takesBlocks && !lines.isEmpty { page.write(table: lines) }
  }

  mutating func tableTitles<C: View>(_ titles: consuming C) {
    tableRow(titles.unredacted())
    page.table?.appendRule()
  }

  mutating func tableTitle<C: View>(_ column: _ColumnTraits, _ title: consuming C) {
    let sign = column.shownOrder.map { " " + $0.sign } ?? ""
    cell(
      RoffTable.Cell(isBold: true),
      _Joined(title, Text(verbatim: sign).unredacted())
    )
  }

  /// Draws a row with the title, which spans all columns.
  mutating func tableSection(_ title: String) {
    let count = max(page.table?.traits.columns.count ?? 1, 1)
    tableRow(SectionTitle(title: title, columns: count))
  }

  mutating func tableRow<C: View>(_ cells: consuming C) {
    guard page.takesBlocks, page.table?.part == .table else { return block(cells, isBlock: false) }
    page.table?.part = .row
    render(cells, isBlock: false)
    page.endBlock()
    page.table?.endRow()
    page.table?.part = .table
  }

  mutating func tableCell<C: View>(span: _CellSpan, _ content: consuming C) {
    cell(RoffTable.Cell(span: span), content)
  }

  mutating func coveredTableCell(columns: Int) {
    if page.takesBlocks { page.table?.appendCovered(columns: columns) }
  }

  /// Draws a cell of a row.
  ///
  /// Inside another cell, it becomes a part of the outer cell's text.
  mutating func cell<C: View>(_ cell: RoffTable.Cell, _ content: consuming C) {
    guard page.takesBlocks, page.table?.part == .row else {
      page.endWord()
      render(content, isBlock: false)
      return page.endWord()
    }
    page.table?.part = .cell
    let outer = page.begin(.cell)
    render(content, isBlock: false)
    var cell = cell
    cell.width = page.textWidth
    cell.lines = page.end(outer)
    page.table?.append(cell)
    page.table?.part = .row
  }
}

/// The title cells of the columns.
private struct Titles: PrimitiveView {
  let columns: [_ColumnTraits]

  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    for column in view.columns { renderer.tableTitle(column, Text(verbatim: column.title)) }
  }
}

/// The footer cells of the columns.
private struct Footers: PrimitiveView {
  let columns: [_ColumnTraits]

  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    for column in view.columns {
      renderer.tableCell(span: _CellSpan(), Text(verbatim: column.footer))
    }
  }
}

/// The title of a section, which spans all columns.
private struct SectionTitle: PrimitiveView {
  let title: String
  let columns: Int

  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.tableCell(span: _CellSpan(columns: view.columns), Text(verbatim: view.title).bold())
  }
}
