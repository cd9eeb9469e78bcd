import Diptych

extension RoffRenderer {
  // MARK: Inline content

  mutating func inline<C: View>(_ content: consuming C) {
    if isInBlocks { block(content, isBlock: false) } else { C._render(content, into: &self) }
  }

  mutating func styled<C: View>(_ style: TextStyle, _ content: consuming C) {
    let outer = page.style
    page.style = outer.adding(style)
    C._render(content, into: &self)
    page.style = outer
  }

  /// Draws a link if its address has a scheme.
  ///
  /// On a printed page, a relative address has no meaning.
  mutating func link<C: View>(_ destination: String, _ content: consuming C) {
    let address = _VisibleControl.shown(in: destination)
    let leads = EnvironmentValues.current.linkPolicy.allows(destination) && address.contains(":")
    let isBlock = isInBlocks
    if isBlock { page.endBlock() }
    let isLink = leads && page.beginLink(address)
    render(content, isBlock: false)
    if isLink { page.endLink() }
    if isBlock { page.endBlock() }
  }

  mutating func image(_ source: String, alternative: String) { text(alternative) }

  mutating func lineBreak() { page.append("\n") }

  mutating func label<C: View>(icon: String, _ title: consuming C) {
    inline(_Joined(Text(verbatim: icon + " "), title))
  }

  mutating func button<C: View>(_ label: consuming C) {
    inline(
      _Joined(_Joined(Text(verbatim: "[").unredacted(), label), Text(verbatim: "]").unredacted())
    )
  }

  mutating func progress(_ fraction: Double?, label: String) {
    text(fraction.map { "\(Int(($0 * 100).rounded()))%" } ?? "…")
  }

  mutating func gauge(_ fraction: Double, label: String) { progress(fraction, label: label) }

  mutating func sparkline(_ fractions: [Double?], label: String) { text(label) }

  // MARK: Blocks

  mutating func document<
    Root: Attributes,
    Body: Attributes,
    Head: View,
    Header: View,
    C: View,
    Sidebar: View,
    Footer: View
  >(_ parts: consuming _DocumentParts<Root, Body, Head, Header, C, Sidebar, Footer>) {
    page.documentTitle = parts.title
    let content = _Joined(parts.content, parts.sidebar)
    render(_Joined(_Joined(parts.header, content), parts.footer), isBlock: true)
  }

  mutating func paragraph<C: View>(_ content: consuming C) { block(content, isBlock: false) }

  mutating func heading<C: View>(_ level: Int, _ content: consuming C) {
    page.endBlock()
    guard page.takesBlocks else { return block(content.bold(), isBlock: false) }
    let outer = page.begin(.heading)
    render(content, isBlock: false)
    page.endHeading(level, outer)
  }

  mutating func quote<C: View>(_ content: consuming C) { indented(content) }

  private mutating func indented<C: View>(_ content: consuming C) {
    let outer = page.beginIndentation()
    render(content, isBlock: true)
    page.endIndentation(outer)
  }

  mutating func codeBlock<H: View>(_ code: String, language: String?, highlighted: consuming H?) {
    let code = readable(code)
    page.write(code: code.hasSuffix("\n") ? String(code.dropLast()) : code)
  }

  mutating func preformatted<C: View>(_ content: consuming C) {
    let isOutermost = page.beginCode()
    render(content, isBlock: false)
    if isOutermost { page.endCode() }
  }

  mutating func divider<C: View>(_ label: consuming C?) {
    if let label { paragraph(label) } else { page.divider() }
  }

  mutating func spacer(minimum: Int) { page.endWord() }

  mutating func taskItem<C: View>(isDone: Bool, _ content: consuming C) {
    block(
      _Joined(Text(verbatim: isDone ? "[x] " : "[ ] ").unredacted(), content),
      isBlock: false
    )
  }

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
    if let title { block(title.bold(), isBlock: false) }
    if let subtitle { block(subtitle) }
    block(content)
    if let footer { block(footer) }
  }

  mutating func disclosureGroup<L: View, C: View>(
    isExpanded: Bool,
    label: consuming L,
    _ content: consuming C
  ) {
    block(label.bold(), isBlock: false)
    indented(content)
  }

  mutating func layered<C: View, L: View>(
    _ content: consuming C,
    _ layer: consuming L,
    _ position: _LayerPosition,
    alignment: Alignment
  ) {
    block(content)
    block(layer)
  }
}
