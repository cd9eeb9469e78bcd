import DiptychViews

extension MarkdownRenderer {
  // MARK: Inline content

  mutating func inline<C: View>(_ content: consuming C) {
    if isBlock { block(content, isBlock: false) } else { C._render(content, into: &self) }
  }

  mutating func styled<C: View>(_ style: TextStyle, _ content: consuming C) {
    let outer = page.style
    page.style = outer.adding(style)
    C._render(content, into: &self)
    page.style = outer
  }

  mutating func link<C: View>(_ destination: String, _ content: consuming C) {
    guard EnvironmentValues.current.linkPolicy.allows(destination) else { return inline(content) }
    let outer = page.beginLink(destination)
    inline(content)
    page.link = outer
  }

  mutating func image(_ source: String, alternative: String) {
    image(source, alternative: alternative, title: nil)
  }

  /// Draws an image with a title of its own, or with the title of the attributes around it.
  mutating func image(_ source: String, alternative: String, title: String?) {
    page.append(image: source, alternative: alternative, title: title)
    if isBlock { page.endLine() }
  }

  mutating func lineBreak() { page.append(text: "\n") }

  mutating func label<C: View>(icon: String, _ title: consuming C) {
    inline(_Joined(Text(verbatim: icon + " "), title))
  }

  mutating func button<C: View>(_ label: consuming C) {
    inline(
      _Joined(_Joined(Text(verbatim: "[").unredacted(), label), Text(verbatim: "]").unredacted())
    )
  }

  mutating func progress(_ fraction: Double?, label: String) {
    text(fraction.map { _Percentage(done: $0).description } ?? "…")
  }

  // MARK: Blocks

  mutating func paragraph<C: View>(_ content: consuming C) { block(content, isBlock: false) }

  mutating func heading<C: View>(_ level: Int, _ content: consuming C) {
    let outer = page.beginHeading(level)
    render(content, isBlock: false)
    page.endHeading(outer)
  }

  mutating func list<C: View>(_ style: ListStyle, start: Int, _ content: consuming C) {
    let outer = page.beginList(style, start: start)
    children(content, .item)
    page.endList(outer)
  }

  mutating func item<C: View>(_ content: consuming C, isBlock: Bool) {
    let outer = page.beginItem()
    render(content, isBlock: isBlock)
    page.endItem(outer)
  }

  mutating func quote<C: View>(_ content: consuming C) {
    let outer = page.beginQuote()
    render(content, isBlock: true)
    page.endQuote(outer)
  }

  mutating func codeBlock<H: View>(_ code: String, language: String?, highlighted: consuming H?) {
    page.codeBlock(code, language: language)
  }

  /// Draws preformatted text.
  mutating func preformatted<C: View>(_ content: consuming C) {
    let outer = page.beginPreformatted()
    render(content, isBlock: false)
    page.endPreformatted(outer)
  }

  mutating func divider<C: View>(_ label: consuming C?) {
    if let label { paragraph(label) } else { page.divider() }
  }

  mutating func stack<C: View>(
    _ axis: Axis,
    alignment: Alignment,
    spacing: Int,
    _ content: consuming C
  ) {
    page.endLine()
    if axis == .horizontal {
      children(content, spacing > 0 ? .word : .block, isBlock: false)
    } else {
      children(content, .block)
    }
    page.endLine()
  }

  mutating func spacer(minimum: Int) { page.appendSpace() }

  mutating func section<H: View, C: View, F: View>(
    header: consuming H,
    _ content: consuming C,
    footer: consuming F
  ) {
    block(_Joined(_Joined(header, content), footer))
  }

  mutating func panel<T: View, S: View, C: View, F: View>(
    title: consuming T?,
    subtitle: consuming S?,
    _ content: consuming C,
    footer: consuming F?
  ) {
    if let title { heading(2, title) }
    if let subtitle { block(subtitle) }
    block(content)
    if let footer { block(footer) }
  }

  // MARK: Tables

  /// Draws a table, with its caption in a paragraph above the table and its footers in the last
  /// row.
  mutating func table<C: View>(_ table: _TableTraits, _ rows: consuming C) {
    if let caption = table.caption { block(Text(verbatim: caption)) }
    let outer = page.beginTable(table)
    render(_Joined(rows, MarkdownTableFooter(table: table)), isBlock: false)
    page.endTable(outer)
  }

  mutating func tableTitles<C: View>(_ titles: consuming C) {
    guard let outer = page.beginRow() else { return }
    render(titles.unredacted(), isBlock: false)
    page.endTitles(outer)
  }

  mutating func tableTitle<C: View>(_ column: _ColumnTraits, _ title: consuming C) {
    guard page.beginCell(isHeader: true) else { return }
    render(title, isBlock: false)
    page.appendSign(of: column)
    page.endCell(isHeader: true)
  }

  /// Draws a section title as a row, with the title in the first cell.
  mutating func tableSection(_ title: String) {
    tableRow(MarkdownTableSection(title: title))
  }

  mutating func tableRow<C: View>(_ cells: consuming C) {
    guard let outer = page.beginRow() else { return block(cells, isBlock: false) }
    render(cells, isBlock: false)
    page.endRow(outer)
  }

  /// Draws a cell that spans columns or rows, followed by empty cells, since Markdown has no spans.
  mutating func tableCell<C: View>(span: _CellSpan, _ content: consuming C) {
    cell(isHeader: false, span: span, content)
  }

  mutating func coveredTableCell(columns: Int) { page.coverCell(columns: columns) }

  /// Draws a group of rows.
  ///
  /// Cells that cover rows end at the end of the group.
  mutating func rows<C: View>(of group: StaticString, _ content: consuming C) {
    page.beginGroup("\(group)", isHead: group.description == "thead")
    C._render(content, into: &self)
    page.endGroup("\(group)")
  }

  mutating func cell<C: View>(
    isHeader: Bool,
    span: _CellSpan = _CellSpan(),
    _ content: consuming C
  ) {
    guard page.beginCell(isHeader: isHeader, span: span) else {
      return block(content, isBlock: false)
    }
    named(content)
    page.endCell(isHeader: isHeader)
  }
}

/// The footer row of a table, if it has footers.
struct MarkdownTableFooter: PrimitiveView {
  let table: _TableTraits

  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    if view.table.hasFooter { renderer.tableRow(FooterCells(columns: view.table.columns)) }
  }
}

/// The footer cells of the columns.
private struct FooterCells: PrimitiveView {
  let columns: [_ColumnTraits]

  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    for column in view.columns {
      renderer.tableCell(span: _CellSpan(), Text(verbatim: column.footer))
    }
  }
}

/// The title row of a section.
struct MarkdownTableSection: PrimitiveView {
  let title: String

  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.tableCell(span: _CellSpan(), Text(verbatim: view.title).bold())
  }
}
