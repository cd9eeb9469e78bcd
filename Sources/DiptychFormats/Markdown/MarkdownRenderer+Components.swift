import DiptychViews

extension MarkdownRenderer {
  // MARK: Messages

  /// Draws a callout as an alert of GitHub.
  ///
  /// In another container, it is a quotation. In a cell, it is blocks.
  mutating func callout<T: View, C: View, A: View>(
    _ traits: _CalloutTraits,
    title: consuming T,
    _ content: consuming C,
    actions: consuming A
  ) {
    let outer = page.beginQuote()
    let sign = page.beginAlert(traits.status)
    let title = title
    let actions = actions
    render(
      _Joined(
        Paragraph {
          if let sign { Text(verbatim: sign + " ") }
          _Joined(Text(verbatim: traits.word).unredacted(), title).bold()
        },
        _Joined(content, HStack { actions })
      ),
      isBlock: true
    )
    page.endQuote(outer)
  }

  mutating func contentUnavailable<T: View, C: View>(
    title: consuming T,
    _ content: consuming C
  ) {
    let title = title
    block(_Joined(Paragraph { title }, content))
  }

  // MARK: Values

  mutating func labeledContent<L: View, C: View>(_ label: consuming L, _ content: consuming C) {
    let isLine = isBlock || childKind == .word
    if isLine { page.endLine() }
    named(label.beforeValue(content))
    if isLine { page.endLine() }
  }

  /// Writes a percentage after its name.
  ///
  /// In a sentence, in a cell and after a label, only the percentage is written.
  mutating func gauge(_ fraction: Double, label: String) {
    let percentage = Text(verbatim: _Percentage(share: fraction).description)
    guard isBlock || childKind == .word, !label.isEmpty else { return inline(percentage) }
    inline(Text(verbatim: label).beforeValue(percentage))
  }

  /// Draws content that already contains the names of its values.
  mutating func named<C: View>(_ content: consuming C) {
    let outer = childKind
    childKind = .block
    render(content, isBlock: false)
    childKind = outer
  }

  mutating func stat<L: View, C: View, N: View>(
    label: consuming L,
    _ content: consuming C,
    note: consuming N
  ) {
    labeledContent(label, _Joined(content, _Joined(Text(verbatim: " "), note.italic())))
  }

  mutating func facts<C: View>(_ content: consuming C) { list(.unordered, start: 1, content) }

  // MARK: Navigation

  mutating func navigation<C: View>(label: String, _ content: consuming C) {
    list(.unordered, start: 1, content)
  }

  mutating func breadcrumbs<C: View>(label: String, _ content: consuming C) {
    page.endLine()
    children(content, .firstStep, isBlock: false)
    page.endLine()
  }

  // MARK: Pictures

  mutating func terminalPicture<C: View, P: View>(
    caption: String,
    _ content: consuming C,
    page: consuming P
  ) {
    if !caption.isEmpty { paragraph(Text(verbatim: caption).monospaced()) }
    preformatted(content)
  }
}

extension View {
  /// Returns the value after the view, which is its name.
  fileprivate consuming func beforeValue<Value: View>(_ value: consuming Value) -> some View {
    let name = _Joined(self, Text(verbatim: ":").unredacted())
    return _Joined(name.bold(), _Joined(Text(verbatim: " "), value))
  }
}

// Containers and charts that Markdown does not support, or that only GitHub Flavored Markdown
// supports.
extension MarkdownRenderer {
  /// Draws a task.
  ///
  /// At the start of an item, it is a task list item of GFM (5.3). Elsewhere, its box is a
  /// character.
  mutating func taskItem<C: View>(isDone: Bool, _ content: consuming C) {
    page.endLine()
    if page.append(checkbox: isDone) { page.appendSpace() }
    render(content, isBlock: false)
    page.endLine()
  }

  mutating func outline<C: View>(level: Int, _ content: consuming C) {
    list(.unordered, start: 1, content)
  }

  mutating func columns<C: View>(minimum: Int, spacing: Int, _ content: consuming C) {
    lines(of: content)
  }

  mutating func layers<C: View>(alignment: Alignment, _ content: consuming C) {
    lines(of: content)
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

  /// Draws each child as a block.
  private mutating func lines<C: View>(of content: consuming C) {
    page.endLine()
    children(content, .block)
    page.endLine()
  }

  /// Draws the first child, because the width of the page is unknown.
  mutating func viewThatFits<C: View>(in axes: Axis.Set, _ content: consuming C) {
    children(content, .candidate, isBlock: isBlock)
  }

  /// Draws HTML elements with Markdown between them.
  ///
  /// Blank lines make this possible; see CommonMark 0.31, 4.6.
  mutating func disclosureGroup<L: View, C: View>(
    isExpanded: Bool,
    label: consuming L,
    _ content: consuming C
  ) {
    guard page.takesBlocks else {
      block(label, isBlock: false)
      return block(content)
    }
    page.raw(isExpanded ? "<details open>\n<summary>" : "<details>\n<summary>", isBlock: true)
    block(label, isBlock: false)
    page.raw("</summary>", isBlock: true)
    block(content)
    page.raw("</details>", isBlock: true)
  }

  mutating func sparkline(_ fractions: [Double?], label: String) {
    inline(Text(verbatim: Self.curve(fractions)))
  }

  /// Returns a character from U+2581 to U+2588 for each value, and a no-break space for each
  /// missing value.
  private static func curve(_ fractions: [Double?]) -> String {
    let levels = Array("▁▂▃▄▅▆▇█")
    return String(
      fractions.map { fraction in
        fraction.map { levels[Int(($0 * 7).rounded())] } ?? "\u{A0}"
      }
    )
  }
}

/// The attributes of an HTML element that Markdown can express.
struct ReadAttributes: _AttributeSink {
  private let element: String
  private(set) var destination: String?
  private(set) var source: String?
  private(set) var alternative = ""
  private(set) var title: String?
  private(set) var isCheckbox = false
  private(set) var isChecked = false
  /// The number of the first item of a list.
  private(set) var start = 1

  /// Reads the attributes of an element.
  init<A: Attributes>(of element: String, _ attributes: consuming A) {
    self.element = element
    A._write(attributes, into: &self)
  }

  mutating func attribute(_ name: StaticString, _ value: String) {
    switch (element, "\(name)") {
    case ("a", "href"): destination = value
    case ("a", "title"), ("img", "title"): title = value
    case ("img", "src"): source = value
    case ("img", "alt"): alternative = value
    case ("ol", "start"): start = Int(value) ?? 1
    case ("input", "type"): isCheckbox = value == "checkbox"
    case ("input", "checked"): isChecked = true
    default: break
    }
  }
}
