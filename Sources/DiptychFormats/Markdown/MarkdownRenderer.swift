import DiptychViews

/// A renderer that writes a page of Markdown.
///
/// It uses only the requirements of `Renderer`, so it depends on no type of view and on no other
/// format.
struct MarkdownRenderer: HostedRenderer {
  var host: _AnyRenderHost
  var page: MarkdownPage
  /// Whether the renderer is between blocks, so that text becomes a paragraph.
  var isBlock = true
  /// The kind of the innermost container's children.
  var childKind = ChildKind.block

  /// The kind of a container's child.
  enum ChildKind {
    case block
    case item
    /// A part of a line, after a space.
    case word
    /// A step of a breadcrumb path, after a separator.
    case step
    /// The first step of a breadcrumb path.
    case firstStep
    /// The first child of a container that draws only its first child.
    case candidate
    /// A further child of a container that has already drawn its first child.
    case refused
  }

  /// Whether the following content is redacted.
  var isRedacted: Bool {
    get { page.isRedacted }
    set { page.isRedacted = newValue }
  }

  init(host: _AnyRenderHost, page: MarkdownPage) {
    self.host = host
    self.page = page
  }

  // MARK: Required

  mutating func text(_ string: String) {
    page.append(text: string)
    if isBlock { page.endLine() }
  }

  mutating func element<A: Attributes, C: View>(
    _ name: StaticString,
    _ attributes: consuming A,
    _ content: consuming C
  ) {
    switch _ElementRole(name: name) {
    case .hidden: break
    case .inline(let style):
      let attributes = ReadAttributes(of: "\(name)", attributes)
      let outer = attributes.destination.map { page.beginLink($0, title: attributes.title) }
      styled(style, Inline(content))
      if let outer { page.link = outer }
    case .lineBreak: lineBreak()
    case .rule: page.divider()
    case .paragraph: paragraph(content)
    case .heading(let level): heading(level, content)
    case .list(let style):
      // The content draws the items itself.
      let outer = page.beginList(style, start: ReadAttributes(of: "\(name)", attributes).start)
      render(content, isBlock: false)
      page.endList(outer)
    case .listItem:
      if page.list == nil { block(content, isBlock: false) } else { item(content, isBlock: false) }
    case .quote: quote(content)
    case .preformatted: preformatted(content)
    case .table: table(_TableTraits(), content)
    case .tableSection: rows(of: name, content)
    case .tableRow: tableRow(content)
    case .tableCell:
      cell(isHeader: "\(name)" == "th", span: _CellSpan(of: attributes), content)
    case .block: block(content, isBlock: false)
    }
  }

  mutating func voidElement<A: Attributes>(_ name: StaticString, _ attributes: consuming A) {
    let attributes = ReadAttributes(of: "\(name)", attributes)
    if let source = attributes.source {
      image(source, alternative: attributes.alternative, title: attributes.title)
    } else if attributes.isCheckbox {
      page.append(checkbox: attributes.isChecked)
      if isBlock { page.endLine() }
    } else {
      element(name, _NoAttributes(), EmptyView())
    }
  }

  /// Draws content.
  ///
  /// Its first link or image gets the title.
  mutating func attributed<A: Attributes, C: View>(
    _ attributes: consuming A,
    _ content: consuming C
  ) {
    let outer = page.title
    if !isRedacted && C._kind(of: content, levels: 64).isInline {
      page.title = ReadAttributes(of: "a", attributes).title ?? outer
    }
    C._render(content, into: &self)
    page.title = outer
  }

  mutating func raw(_ html: String) {
    if !isRedacted { page.raw(html, isBlock: isBlock) }
  }

  // MARK: Flow

  /// Draws content between blocks or in a line.
  mutating func render<C: View>(_ content: consuming C, isBlock: Bool) {
    let outer = self.isBlock
    self.isBlock = isBlock
    C._render(content, into: &self)
    self.isBlock = outer
  }

  /// Draws content on lines of its own.
  mutating func block<C: View>(_ content: consuming C, isBlock: Bool = true) {
    page.endLine()
    render(content, isBlock: isBlock)
    page.endLine()
  }

  /// Draws content whose children are of a kind.
  mutating func children<C: View>(_ content: consuming C, _ kind: ChildKind, isBlock: Bool = true) {
    let outer = childKind
    childKind = kind
    render(_Children(content), isBlock: isBlock)
    childKind = outer
  }

  mutating func child<V: View>(_ view: consuming V) {
    switch childKind {
    case .block: V._render(view, into: &self)
    case .item: item(view, isBlock: true)
    case .word:
      page.appendSpace()
      V._render(view, into: &self)
    case .firstStep:
      childKind = .step
      inline(view)
    case .step:
      page.append(text: " \(EnvironmentValues.current.glyphs.separator) ")
      inline(view)
    case .candidate:
      childKind = .block
      V._render(view, into: &self)
      childKind = .refused
    case .refused: break
    }
  }
}

/// Content that is drawn as inline.
private struct Inline<Content: View>: PrimitiveView {
  let content: Content

  init(_ content: Content) {
    self.content = content
  }

  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.inline(view.content)
  }
}
