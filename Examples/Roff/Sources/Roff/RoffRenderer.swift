import Diptych

/// A renderer that writes a manual page.
struct RoffRenderer: HostedRenderer {
  var host: _AnyRenderHost
  var page: RoffPage
  /// Whether the renderer is between blocks, so that text becomes a paragraph.
  private(set) var isInBlocks = true
  private var childKind = ChildKind.block

  /// The kind of the children of a container.
  private enum ChildKind {
    case block
    case item
    /// A part of a line, after a space.
    case word
    /// The first child of a container that draws only its first child.
    case candidate
    /// A further child of a container that has already drawn its first child.
    case refused
  }

  var isRedacted: Bool {
    get { page.isRedacted }
    set { page.isRedacted = newValue }
  }

  init(host: _AnyRenderHost, page: RoffPage) {
    self.host = host
    self.page = page
  }

  // MARK: Required

  mutating func text(_ string: String) {
    page.append(readable(string))
    if isInBlocks { page.endBlock() }
  }

  mutating func element<A: Attributes, C: View>(
    _ name: StaticString,
    _ attributes: consuming A,
    _ content: consuming C
  ) {
    switch _ElementRole(name: name) {
    case .hidden: break
    case .inline(let style):
      if let address = attributes["href"], "\(name)" == "a" {
        link(address, content)
      } else {
        styled(style, Line(content))
      }
    case .lineBreak: lineBreak()
    case .rule: page.divider()
    case .paragraph: paragraph(content)
    case .heading(let level): heading(level, content)
    case .list(let style):
      // The content draws the items itself.
      let outer = page.beginList(style, start: attributes["start"].flatMap { Int($0) } ?? 1)
      render(content, isBlock: false)
      page.endList(outer)
    case .listItem: item(content, isBlock: false)
    case .quote: quote(content)
    case .preformatted: preformatted(content)
    case .table: table(_TableTraits(), content)
    case .tableSection: C._render(content, into: &self)
    case .tableRow: tableRow(content)
    case .tableCell:
      cell(RoffTable.Cell(span: _CellSpan(of: attributes), isBold: "\(name)" == "th"), content)
    case .block:
      switch "\(name)" {
      case "dt": term(content)
      case "dd": description(content)
      default: block(content, isBlock: false)
      }
    }
  }

  mutating func voidElement<A: Attributes>(_ name: StaticString, _ attributes: consuming A) {
    if _ElementRole.isImage(name) {
      image(attributes["src"] ?? "", alternative: attributes["alt"] ?? "")
    } else {
      element(name, attributes, EmptyView())
    }
  }

  // MARK: Flow

  /// Draws content between blocks or in a line.
  mutating func render<C: View>(_ content: consuming C, isBlock: Bool) {
    let outer = isInBlocks
    isInBlocks = isBlock
    C._render(content, into: &self)
    isInBlocks = outer
  }

  /// Draws content on lines of its own.
  mutating func block<C: View>(_ content: consuming C, isBlock: Bool = true) {
    page.endBlock()
    render(content, isBlock: isBlock)
    page.endBlock()
  }

  private mutating func children<C: View>(
    _ content: consuming C,
    _ kind: ChildKind,
    isBlock: Bool = true
  ) {
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
      page.endWord()
      V._render(view, into: &self)
    case .candidate:
      childKind = .block
      V._render(view, into: &self)
      childKind = .refused
    case .refused: break
    }
  }

  // MARK: Lists

  mutating func list<C: View>(_ style: ListStyle, start: Int, _ content: consuming C) {
    let outer = page.beginList(style, start: start)
    children(content, .item)
    page.endList(outer)
  }

  private mutating func item<C: View>(_ content: consuming C, isBlock: Bool) {
    let outer = page.beginItem()
    render(content, isBlock: isBlock)
    page.endItem(outer)
  }

  mutating func outline<C: View>(level: Int, _ content: consuming C) {
    list(.unordered, start: 1, content)
  }

  /// Draws the term of a description list.
  private mutating func term<C: View>(_ content: consuming C) {
    page.endBlock()
    guard page.takesBlocks else { return block(content, isBlock: false) }
    let outer = page.begin(.heading)
    render(content, isBlock: false)
    page.endTerm(outer)
  }

  private mutating func description<C: View>(_ content: consuming C) {
    let outer = page.beginDescription()
    render(content, isBlock: false)
    page.endItem(outer)
  }

  mutating func facts<C: View>(_ content: consuming C) { children(content, .block) }

  /// Draws a value as the description of its name, like an option of a program.
  mutating func labeledContent<L: View, C: View>(_ label: consuming L, _ content: consuming C) {
    guard isInBlocks && page.takesBlocks else {
      return inline(_Joined(label, _Joined(Text(verbatim: ": ").unredacted(), content)))
    }
    term(label)
    description(content)
  }

  // MARK: Containers

  mutating func stack<C: View>(
    _ axis: Axis,
    alignment: Alignment,
    spacing: Int,
    _ content: consuming C
  ) {
    page.endBlock()
    if axis == .horizontal && spacing > 0 {
      children(content, .word, isBlock: false)
    } else {
      children(content, .block, isBlock: axis == .vertical)
    }
    page.endBlock()
  }

  mutating func columns<C: View>(minimum: Int, spacing: Int, _ content: consuming C) {
    children(content, .block)
  }

  mutating func layers<C: View>(alignment: Alignment, _ content: consuming C) {
    children(content, .block)
  }

  /// Draws the first child, because the width of the page is unknown.
  mutating func viewThatFits<C: View>(in axes: Axis.Set, _ content: consuming C) {
    children(content, .candidate, isBlock: isInBlocks)
  }
}

/// Content that is drawn as inline.
private struct Line<Content: View>: PrimitiveView {
  let content: Content

  init(_ content: Content) {
    self.content = content
  }

  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.inline(view.content)
  }
}
