import DiptychViews

/// A renderer that writes the words of a view in reading order; see ``PlainFormat``.
struct PlainRenderer: HostedRenderer {
  var host: _AnyRenderHost
  var writer: PlainWriter
  /// Whether blocks can be written here, so that a text is a paragraph.
  var isBlock = true
  /// Whether texts are redacted.
  var isRedacted = false
  /// The list whose items are being written, if any.
  var list: PlainList?
  /// The state of the innermost choice between views.
  var choice = PlainChoice.none
  /// The table that is being written, if any.
  var table: PlainTable?
  /// The position of the next child in a path; nil outside of paths.
  var step: PlainStep?
  /// Whether a label is already written, so that a gauge omits its own label.
  var isNamed = false
  /// Whether the content heads a column, where destinations of links are omitted.
  var isInTitle = false

  init(host: _AnyRenderHost, out: ByteBuffer) {
    self.host = host
    writer = PlainWriter(out: out)
  }

  /// Returns the output.
  ///
  /// The renderer can't write anything afterwards.
  mutating func finish() -> String {
    let out = endLines()
    defer { out.free() }
    return out.string()
  }

  /// Ends the last line, and returns the buffer with the output.
  mutating func endLines() -> ByteBuffer {
    writer.finish()
    return writer.out
  }

  // MARK: Required

  mutating func text(_ string: String) {
    if isBlock { writer.endParagraph() }
    if isRedacted { writer.appendRedacted(string) } else { writer.append(string) }
    if isBlock { writer.endParagraph() }
  }

  /// Writes an element of HTML according to the role of its name.
  mutating func element<A: Attributes, C: View>(
    _ name: StaticString,
    _ attributes: consuming A,
    _ content: consuming C
  ) {
    switch _ElementRole(name: name) {
    case .hidden: break
    case .inline: inline(content)
    case .lineBreak: lineBreak()
    case .rule: writer.endTopic()
    case .paragraph: paragraph(content)
    case .heading(let level): heading(level, content)
    case .list(let style):
      let start = A.value(of: "start", in: attributes).flatMap { Int($0) } ?? 1
      items(of: style, start: start, content)
    case .listItem: item(content, isBlock: false)
    case .quote: quote(content)
    case .preformatted: preformatted(content)
    case .table: table(_TableTraits(), content)
    case .tableSection: tableRows(of: TableGroup(name), content)
    case .tableRow: tableRow(content)
    case .tableCell: tableCell(span: _CellSpan(of: attributes), content)
    case .block: block(content, isBlock: false)
    }
  }

  mutating func voidElement<A: Attributes>(
    _ name: StaticString,
    _ attributes: consuming A
  ) {
    if _ElementRole.isImage(name) {
      return image("", alternative: A.value(of: "alt", in: attributes) ?? "")
    }
    element(name, attributes, EmptyView())
  }

  // MARK: Inline content

  mutating func inline<C: View>(_ content: consuming C) {
    if isBlock { paragraph(content) } else { C._render(content, into: &self) }
  }

  mutating func styled<C: View>(_ style: TextStyle, _ content: consuming C) {
    C._render(content, into: &self)
  }

  mutating func link<C: View>(_ destination: String, _ content: consuming C) {
    if isRedacted || isInTitle || !Destination.isLink(destination) { return inline(content) }
    let outer = isBlock
    if outer { writer.endParagraph() }
    isBlock = false
    let label = writer.beginLabel()
    C._render(content, into: &self)
    writer.endLabel(label, destination)
    isBlock = outer
    if outer { writer.endParagraph() }
  }

  mutating func image(_ source: String, alternative: String) { text(alternative) }

  mutating func lineBreak() { writer.append("\n") }

  /// Writes only the title, because the icon is decorative.
  mutating func label<C: View>(icon: String, _ title: consuming C) { inline(title) }

  mutating func button<C: View>(_ label: consuming C) {
    inline(
      _Joined(
        _Joined(Text(verbatim: "[").unredacted(), label),
        Text(verbatim: "]").unredacted()
      )
    )
  }

  // MARK: Blocks

  /// Writes content on lines of its own.
  mutating func block<C: View>(_ content: consuming C, isBlock: Bool = true) {
    let outer = (self.isBlock, writer.isInRow, list, isNamed)
    writer.endBlock()
    (self.isBlock, writer.isInRow, list, isNamed) = (isBlock, false, nil, false)
    C._render(content, into: &self)
    (self.isBlock, writer.isInRow, list, isNamed) = outer
    writer.endBlock()
  }

  mutating func paragraph<C: View>(_ content: consuming C) {
    let outer = isBlock
    writer.endParagraph()
    isBlock = false
    C._render(content, into: &self)
    isBlock = outer
    writer.endParagraph()
  }

  mutating func heading<C: View>(_ level: Int, _ content: consuming C) {
    writer.endTopic()
    paragraph(content)
    writer.endBlock()
  }

  mutating func quote<C: View>(_ content: consuming C) {
    writer.endBlock()
    writer.pushEdge("> ", isRepeated: true)
    block(content)
    writer.popEdge(isOptional: true)
    writer.endBlock()
  }

  mutating func codeBlock<H: View>(_ code: String, language: String?, highlighted: consuming H?) {
    inCode {
      $0.block(Text(verbatim: code.last == "\n" ? String(code.dropLast()) : code))
    }
  }

  mutating func preformatted<C: View>(_ content: consuming C) {
    let content = content
    inCode { $0.paragraph(content) }
  }

  /// Writes content with tabs that lead to the next multiple of 8 columns.
  private mutating func inCode(_ write: (inout Self) -> Void) {
    let outer = writer.codeColumn
    writer.codeColumn = 0
    write(&self)
    writer.flushCode()
    writer.codeColumn = outer
  }

  mutating func divider<C: View>(_ label: consuming C?) {
    if let label { paragraph(label) } else { writer.endTopic() }
  }

  mutating func stack<C: View>(
    _ axis: Axis,
    alignment: Alignment,
    spacing: Int,
    _ content: consuming C
  ) {
    guard axis == .horizontal else { return block(_Children(content)) }
    let outer = (isBlock, writer.isInRow, list)
    writer.beginRow()
    (isBlock, writer.isInRow, list) = (true, true, nil)
    C._renderChildren(content, into: &self)
    (isBlock, writer.isInRow, list) = outer
    writer.endParagraph()
  }

  mutating func child<V: View>(_ view: consuming V) {
    if choice != .none { return candidate(view) }
    if list != nil { return item(view) }
    if step != nil { return drawStep(view) }
    writer.endParagraph()
    V._render(view, into: &self)
    writer.endParagraph()
  }

  mutating func layers<C: View>(alignment: Alignment, _ content: consuming C) {
    block(_Children(content))
  }

  mutating func columns<C: View>(minimum: Int, spacing: Int, _ content: consuming C) {
    block(_Children(content))
  }

  mutating func layered<C: View, L: View>(
    _ content: consuming C,
    _ layer: consuming L,
    _ position: _LayerPosition,
    alignment: Alignment
  ) {
    block(_Joined(content, layer))
  }

  /// Renders the first child, because lines have no width that a child might exceed.
  mutating func viewThatFits<C: View>(in axes: Axis.Set, _ content: consuming C) {
    let outer = choice
    choice = .open
    block(_Children(content))
    choice = outer
  }

  mutating func disclosureGroup<L: View, C: View>(
    isExpanded: Bool,
    label: consuming L,
    _ content: consuming C
  ) {
    paragraph(_Joined(label, isExpanded ? nil : Text(verbatim: " (collapsed)")))
    guard isExpanded else { return }
    writer.pushIndent()
    block(content)
    writer.popEdge()
  }

  mutating func outline<C: View>(level: Int, _ content: consuming C) {
    items(of: .unordered, start: 1, _Children(content))
  }

  mutating func spacer(minimum: Int) {}

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
    if let title {
      writer.endTopic()
      paragraph(title)
    }
    block(PanelContent(title: T?.none, subtitle: subtitle, content: content, footer: footer))
  }

  /// Renders a child of a choice, if it is the first.
  mutating func candidate<V: View>(_ view: consuming V) {
    guard choice == .open else { return }
    choice = .none
    V._render(view, into: &self)
    choice = .taken
  }

  /// Writes the words for assistive technology in place of the content.
  mutating func accessibilityLabel<C: View, S: View>(
    _ label: String,
    _ content: consuming C,
    spoken: consuming S
  ) {
    S._render(spoken, into: &self)
  }

  // MARK: Bars

  mutating func progress(_ fraction: Double?, label: String) {
    text(fraction.map { _Percentage(done: $0).description } ?? "in progress")
  }

  mutating func gauge(_ fraction: Double, label: String) {
    let percentage = _Percentage(share: fraction).description
    text(label.isEmpty || isNamed ? percentage : "\(label): \(percentage)")
  }

  mutating func sparkline(_ fractions: [Double?], label: String) { text(label) }
}

/// The state of a choice between views; only the first one is written.
enum PlainChoice {
  case none
  case open
  case taken
}
