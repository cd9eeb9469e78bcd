package import DiptychViews

extension ContentRecorder {
  package mutating func document<
    Root: Attributes,
    Body: Attributes,
    Head: View,
    Header: View,
    C: View,
    Sidebar: View,
    Footer: View
  >(_ parts: consuming _DocumentSections<Root, Body, Head, Header, C, Sidebar, Footer>) {
    let index = begin(.document)
    trait("title", parts.title)
    trait("lang", parts.language)
    part(.header, parts.header)
    part(.content, parts.content)
    part(.sidebar, parts.sidebar)
    part(.footer, parts.footer)
    end(index)
  }

  package mutating func paragraph<C: View>(_ content: consuming C) {
    node(.paragraph, "p", content)
  }

  package mutating func heading<C: View>(_ level: Int, _ content: consuming C) {
    node(.heading, headingName(level), value: UInt64(min(max(level, 1), 6)), content)
  }

  package mutating func list<C: View>(_ style: ListStyle, start: Int, _ content: consuming C) {
    let index = begin(.list, style == .ordered ? "ol" : "ul", value: style == .ordered ? 1 : 0)
    if style == .ordered && start != 1 { attribute("start", "\(start)") }
    record(childrenOf: content, as: .item)
    end(index)
  }

  package mutating func taskItem<C: View>(isDone: Bool, _ content: consuming C) {
    let index = begin(.task, "div")
    attribute("class", isDone ? "task done" : "task")
    trait("checked", isDone ? "" : nil)
    C._render(content, into: &self)
    end(index)
  }

  package mutating func quote<C: View>(_ content: consuming C) {
    node(.quote, "blockquote", content)
  }

  package mutating func codeBlock<H: View>(
    _ code: String,
    language: String?,
    title: String?,
    highlighted: consuming H?
  ) {
    let figure = title.map { title in
      let figure = begin(.block, "figure")
      attribute("class", "code")
      element("figcaption", _NoAttributes(), Text(verbatim: title))
      return figure
    }
    let index = begin(.codeBlock, "pre")
    trait("language", language)
    leaf(.text, code)
    end(index)
    if let figure { end(figure) }
  }

  package mutating func divider<C: View>(_ label: consuming C?) {
    if let label {
      node(.divider, "p", label)
    } else {
      voidElement("hr", _NoAttributes())
    }
  }

  package mutating func stack<C: View>(_ layout: _StackLayout, _ content: consuming C) {
    switch layout {
    case .axis(.horizontal, _, let spacing):
      container(.hstack, "div", class: "hstack", value: UInt64(clamping: spacing), content)
    case .axis(.vertical, _, let spacing):
      container(.vstack, "div", class: "vstack", value: UInt64(clamping: spacing), content)
    case .layers: container(.zstack, "div", class: "zstack", content)
    case .columns: container(.columns, "div", class: "columns", content)
    case .firstThatFits where isComplete:
      container(.alternatives, "div", class: "fits", content)
    case .firstThatFits:
      let index = begin(.alternatives)
      let outer = choice
      choice = .open
      C._renderChildren(content, into: &self)
      choice = outer
      end(index)
    }
  }

  package mutating func spacer(minimum: Int) {
    let index = begin(.spacer)
    end(index)
  }

  package mutating func section<H: View, C: View, F: View>(
    header: consuming H,
    _ content: consuming C,
    footer: consuming F
  ) {
    let index = begin(.section, "section")
    part(.header, header)
    part(.content, content)
    part(.footer, footer)
    end(index)
  }

  package mutating func panel<T: View, S: View, C: View, F: View>(
    title: consuming T?,
    subtitle: consuming S?,
    _ content: consuming C,
    footer: consuming F?
  ) {
    let index = begin(.panel, "section")
    attribute("class", "panel")
    if let title { part(.title, title) }
    if let subtitle { part(.subtitle, subtitle) }
    part(.content, content)
    if let footer { part(.footer, footer) }
    end(index)
  }

  package mutating func callout<T: View, C: View, A: View>(
    _ traits: _CalloutTraits,
    title: consuming T,
    _ content: consuming C,
    actions: consuming A
  ) {
    let symbol = EnvironmentValues.current.glyphs.symbol(traits.status)
    let index = begin(.callout, "div", value: Self.value(of: traits.status))
    trait("symbol", symbol)
    let paragraph = begin(.title, "p")
    let label = begin(.label, "span")
    leaf(.icon, symbol + " ")
    let word = Text(verbatim: traits.label)
    if !traits.label.isEmpty { redacted(false, isPlaceholder: false, word.bold()) }
    styled(.bold, title)
    end(label)
    end(paragraph)
    part(.content, content)
    container(.actions, "div", class: "hstack", value: 1, actions)
    end(index)
  }

  package mutating func contentUnavailable<T: View, C: View>(
    title: consuming T,
    _ content: consuming C
  ) {
    let index = begin(.unavailable, "div")
    node(.title, "p", title)
    part(.content, content)
    end(index)
  }

  package mutating func activity<C: View>(_ message: consuming C) {
    let index = begin(.paragraph, "p")
    attribute("role", "status")
    attribute("aria-busy", "true")
    C._render(message, into: &self)
    end(index)
  }

  package mutating func labeledContent<L: View, C: View>(
    _ label: consuming L,
    _ content: consuming C
  ) {
    let index = beginValue(.labeledContent, label)
    part(.value, content)
    end(index)
  }

  package mutating func stat<L: View, C: View, N: View>(
    label: consuming L,
    _ content: consuming C,
    note: consuming N
  ) {
    let index = beginValue(.stat, label)
    part(.value, content)
    leaf(.decoration, "  ")
    part(.note, note)
    end(index)
  }

  private mutating func beginValue<L: View>(_ role: ContentTree.Role, _ label: consuming L) -> Int {
    let index = begin(role, "p")
    part(.name, label)
    let outer = isRedacted
    isRedacted = false
    leaf(.decoration, ": ")
    isRedacted = outer
    return index
  }

  package mutating func facts<C: View>(_ content: consuming C) { container(.facts, "div", content) }

  package mutating func navigation<C: View>(
    _ kind: _NavigationKind,
    label: String,
    _ content: consuming C
  ) {
    let index = begin(kind == .path ? .breadcrumbs : .navigation, "nav")
    attribute("aria-label", label)
    if kind == .path { trait("separator", EnvironmentValues.current.glyphs.separator) }
    record(childrenOf: content, as: .item)
    end(index)
  }

  package mutating func terminalScreenshot<C: View, P: View>(
    caption: String,
    _ content: consuming C,
    page: consuming P
  ) {
    let index = begin(.terminal, "pre")
    if !caption.isEmpty { trait("caption", caption) }
    C._render(content, into: &self)
    end(index)
  }

  package mutating func disclosureGroup<L: View, C: View>(
    isExpanded: Bool,
    label: consuming L,
    _ content: consuming C
  ) {
    let index = begin(.disclosure, "details")
    if isExpanded { attribute("open", "") }
    node(.summary, "summary", label)
    if isExpanded || !options.contains(.expanded) { part(.content, content) }
    end(index)
  }

  package mutating func outline<C: View>(level: Int, _ content: consuming C) {
    container(.outline, "ul", class: "outline", value: UInt64(level), children: .item, content)
  }

  package mutating func layered<C: View, L: View>(
    _ content: consuming C,
    _ layer: consuming L,
    _ position: _LayerPosition,
    alignment: Alignment
  ) {
    let index = begin(.layered, "div")
    attribute("class", position == .inFront ? "overlay" : "background")
    part(.content, content)
    part(.content, layer)
    end(index)
  }
}
