// Default implementations: each draws the HTML element of the same meaning.

extension Renderer {
  @_alwaysEmitIntoClient
  @inline(__always)
  public mutating func voidElement<A: Attributes>(
    _ name: StaticString,
    _ attributes: consuming A
  ) {}

  @_alwaysEmitIntoClient
  @inline(__always)
  public mutating func attributed<A: Attributes, C: View>(
    _ attributes: consuming A,
    _ content: consuming C
  ) {
    C._render(content, into: &self)
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public mutating func raw(_ html: String) {}

  @_alwaysEmitIntoClient
  @inline(__always)
  public mutating func rawText(_ text: String) {}

  @_alwaysEmitIntoClient
  @inline(__always)
  public mutating func preformatted<C: View>(_ content: consuming C) {
    C._render(content, into: &self)
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public mutating func child<V: View>(_ view: consuming V) { V._render(view, into: &self) }

  public var stackIsLow: Bool { StackGuard().isLow }

  @_alwaysEmitIntoClient
  @inline(__always)
  public var isRedacted: Bool { false }

  // MARK: Inline content

  @_alwaysEmitIntoClient
  public mutating func inline<C: View>(_ content: consuming C) { C._render(content, into: &self) }

  @_alwaysEmitIntoClient
  @inline(__always)
  public mutating func itemLine<C: View>(_ content: consuming C) { inline(content) }

  @_alwaysEmitIntoClient
  public mutating func styled<C: View>(_ style: TextStyle, _ content: consuming C) {
    element("span", _NoAttributes(), content)
  }

  @_alwaysEmitIntoClient
  public mutating func link<C: View>(_ destination: String, _ content: consuming C) {
    guard Destination.isLink(destination) else { return inline(content) }
    element("a", Attribute("href", destination), content)
  }

  @_alwaysEmitIntoClient
  public mutating func button<C: View>(_ label: consuming C) {
    element("button", Attribute("type", "button"), label)
  }

  @_alwaysEmitIntoClient
  public mutating func image(_ source: String, alternative: String) {
    voidElement("img", _AttributePair(Attribute("src", source), Attribute("alt", alternative)))
  }

  @_alwaysEmitIntoClient
  public mutating func lineBreak() { voidElement("br", _NoAttributes()) }

  @_alwaysEmitIntoClient
  public mutating func label<C: View>(icon: String, _ title: consuming C) {
    element("span", _NoAttributes(), _Joined(Text(verbatim: icon + " "), title))
  }

  // MARK: Blocks

  @_alwaysEmitIntoClient
  public mutating func document<
    Root: Attributes,
    Body: Attributes,
    Head: View,
    Header: View,
    C: View,
    Sidebar: View,
    Footer: View
  >(_ parts: consuming _DocumentParts<Root, Body, Head, Header, C, Sidebar, Footer>) {
    Header._render(parts.header, into: &self)
    C._render(parts.content, into: &self)
    Sidebar._render(parts.sidebar, into: &self)
    Footer._render(parts.footer, into: &self)
  }

  @_alwaysEmitIntoClient
  public mutating func paragraph<C: View>(_ content: consuming C) {
    element("p", _NoAttributes(), content)
  }

  @_alwaysEmitIntoClient
  public mutating func heading<C: View>(_ level: Int, _ content: consuming C) {
    element(headingName(level), _NoAttributes(), content)
  }

  @_alwaysEmitIntoClient
  public mutating func list<C: View>(_ style: ListStyle, start: Int, _ content: consuming C) {
    if style == .ordered && start != 1 {
      element("ol", Attribute("start", "\(start)"), _Children(content))
    } else {
      element(style == .ordered ? "ol" : "ul", _NoAttributes(), _Children(content))
    }
  }

  @_alwaysEmitIntoClient
  public mutating func taskItem<C: View>(isDone: Bool, _ content: consuming C) {
    element("div", Attribute("class", isDone ? "task done" : "task"), content)
  }

  @_alwaysEmitIntoClient
  public mutating func quote<C: View>(_ content: consuming C) {
    element("blockquote", _NoAttributes(), content)
  }

  @_alwaysEmitIntoClient
  public mutating func codeBlock<H: View>(
    _ code: String,
    language: String?,
    highlighted: consuming H?
  ) {
    element("pre", _NoAttributes(), Text(verbatim: code))
  }

  @_alwaysEmitIntoClient
  public mutating func divider<C: View>(_ label: consuming C?) {
    if let label { paragraph(label) } else { voidElement("hr", _NoAttributes()) }
  }

  @_alwaysEmitIntoClient
  public mutating func stack<C: View>(
    _ axis: Axis,
    alignment: Alignment,
    spacing: Int,
    _ content: consuming C
  ) {
    element(
      "div",
      Attribute("class", axis == .horizontal ? "hstack" : "vstack"),
      _Children(content)
    )
  }

  @_alwaysEmitIntoClient
  public mutating func layers<C: View>(alignment: Alignment, _ content: consuming C) {
    element("div", Attribute("class", "zstack"), _Children(content))
  }

  @_alwaysEmitIntoClient
  public mutating func columns<C: View>(minimum: Int, spacing: Int, _ content: consuming C) {
    element("div", Attribute("class", "columns"), _Children(content))
  }

  @_alwaysEmitIntoClient
  public mutating func viewThatFits<C: View>(in axes: Axis.Set, _ content: consuming C) {
    element("div", Attribute("class", "fits"), _Children(content))
  }

  @_alwaysEmitIntoClient
  public mutating func disclosureGroup<L: View, C: View>(
    isExpanded: Bool,
    label: consuming L,
    _ content: consuming C
  ) {
    element("details", OpenAttribute(isOpen: isExpanded), _Joined(Summary(label), content))
  }

  @_alwaysEmitIntoClient
  public mutating func outline<C: View>(level: Int, _ content: consuming C) {
    element("ul", Attribute("class", "outline"), _Children(content))
  }

  @_alwaysEmitIntoClient
  public mutating func spacer(minimum: Int) {}

  @_alwaysEmitIntoClient
  public mutating func section<H: View, C: View, F: View>(
    header: consuming H,
    _ content: consuming C,
    footer: consuming F
  ) {
    element("section", _NoAttributes(), _Joined(_Joined(header, content), footer))
  }

  @_alwaysEmitIntoClient
  public mutating func progress(_ fraction: Double?, label: String) {
    element("progress", Attribute("aria-label", label), EmptyView())
  }

  @_alwaysEmitIntoClient
  public mutating func gauge(_ fraction: Double, label: String) {
    element("meter", Attribute("aria-label", label), EmptyView())
  }

  @_alwaysEmitIntoClient
  public mutating func sparkline(_ fractions: [Double?], label: String) {
    element("svg", Attribute("aria-label", label), EmptyView())
  }

  // MARK: Layout

  @_alwaysEmitIntoClient
  public mutating func padded<C: View>(_ insets: EdgeInsets, _ content: consuming C) {
    C._render(content, into: &self)
  }

  @_alwaysEmitIntoClient
  public mutating func framed<C: View>(
    _ size: _FrameSize,
    alignment: Alignment,
    _ content: consuming C
  ) {
    C._render(content, into: &self)
  }

  @_alwaysEmitIntoClient
  public mutating func layered<C: View, L: View>(
    _ content: consuming C,
    _ layer: consuming L,
    _ position: _LayerPosition,
    alignment: Alignment
  ) {
    let name = position == .inFront ? "overlay" : "background"
    element("div", Attribute("class", name), _Joined(content, layer))
  }

  @_alwaysEmitIntoClient
  public mutating func accessibilityLabel<C: View, S: View>(
    _ label: String,
    _ content: consuming C,
    spoken: consuming S
  ) {
    attributed(Attribute("aria-label", label), content)
  }

  @_alwaysEmitIntoClient
  public mutating func bordered<C: View>(_ border: BorderStyle, _ content: consuming C) {
    C._render(content, into: &self)
  }

  @_alwaysEmitIntoClient
  public mutating func paragraphStyled<C: View>(
    _ style: _ParagraphStyle,
    _ content: consuming C
  ) {
    C._render(content, into: &self)
  }

  // MARK: Redaction

  @_alwaysEmitIntoClient
  public mutating func redacted<C: View>(_ isRedacted: Bool, _ content: consuming C) {
    if !isRedacted { return C._render(content, into: &self) }
    text(_Redaction.redacted(content.words()))
  }

  @_alwaysEmitIntoClient
  public mutating func beginPlaceholder() -> Bool { false }

  @_alwaysEmitIntoClient
  public mutating func endPlaceholder() {}

  // MARK: Tables

  @_alwaysEmitIntoClient
  public mutating func table<C: View>(_ table: _TableTraits, _ rows: consuming C) {
    element(
      "table",
      _NoAttributes(),
      _Joined(TableHeader(table), _Joined(rows, TableFooter(table)))
    )
  }

  @_alwaysEmitIntoClient
  public mutating func tableTitles<C: View>(_ titles: consuming C) { tableRow(titles) }

  @_alwaysEmitIntoClient
  public mutating func tableTitle<C: View>(_ column: _ColumnTraits, _ title: consuming C) {
    element("th", ColumnTitleAttributes(column), title)
  }

  @_alwaysEmitIntoClient
  public mutating func tableSection(_ title: String) {
    element("tr", _NoAttributes(), TableSectionTitle(title))
  }

  @_alwaysEmitIntoClient
  public mutating func tableRowStyle(_ style: TextStyle) {}

  @_alwaysEmitIntoClient
  public mutating func tableRow<C: View>(_ cells: consuming C) {
    element("tr", _NoAttributes(), cells)
  }

  @_alwaysEmitIntoClient
  public mutating func tableRow<Columns: TableColumns>(
    _ row: borrowing Columns.Row,
    of columns: borrowing Columns
  ) {
    tableRow(TableCells(copy row, copy columns))
  }

  @_alwaysEmitIntoClient
  public mutating func tableCell<C: View>(span: _CellSpan, _ content: consuming C) {
    element("td", CellSpanAttributes(span), content)
  }

  @_alwaysEmitIntoClient
  public mutating func coveredTableCell(columns: Int) {}
}
