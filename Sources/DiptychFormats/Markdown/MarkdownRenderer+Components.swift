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
