import DiptychViews

extension PlainRenderer {
  mutating func callout<T: View, C: View, A: View>(
    _ traits: _CalloutTraits,
    title: consuming T,
    _ content: consuming C,
    actions: consuming A
  ) {
    let title = title
    let actions = actions
    // Screen readers read words aloud, but skip symbols.
    let heading = _Joined(Text(verbatim: traits.word).unredacted(), title)
    block(_Joined(Paragraph { heading }, _Joined(content, HStack { actions })))
  }

  mutating func contentUnavailable<T: View, C: View>(
    title: consuming T,
    _ content: consuming C
  ) {
    let title = title
    block(_Joined(Paragraph { title }, content))
  }

  /// Writes the words of a badge in parentheses, without the symbol of its status.
  mutating func badge<C: View>(_ status: Status?, _ content: consuming C) {
    inline(
      _Joined(Text(verbatim: "(").unredacted(), _Joined(content, Text(verbatim: ")").unredacted()))
    )
  }

  /// Writes a value after its name: on the line of the name if it is text, otherwise below.
  mutating func labeledContent<L: View, C: View>(_ label: consuming L, _ content: consuming C) {
    let outer = (isBlock, isNamed)
    if isBlock { writer.endParagraph() }
    isBlock = false
    L._render(label, into: &self)
    writer.beginValue()
    isNamed = true
    C._render(content, into: &self)
    writer.popEdge()
    (isBlock, isNamed) = outer
    if isBlock { writer.endParagraph() }
  }

  mutating func stat<L: View, C: View, N: View>(
    label: consuming L,
    _ content: consuming C,
    note: consuming N
  ) {
    labeledContent(label, _Joined(content, note.inParentheses()))
  }

  mutating func navigation<C: View>(label: String, _ content: consuming C) {
    list(.unordered, start: 1, content)
  }

  mutating func breadcrumbs<C: View>(label: String, _ content: consuming C) {
    let outer = step
    step = .first
    paragraph(_Children(content))
    step = outer
  }

  /// Writes a step of a path, after a separator unless it is the first step.
  mutating func drawStep<V: View>(_ view: consuming V) {
    let outer = step
    if step == .further { text(" \(EnvironmentValues.current.glyphs.separator) ") }
    step = nil
    inline(view)
    step = outer == .first ? .further : outer
  }

  mutating func terminalPicture<C: View, P: View>(
    caption: String,
    _ content: consuming C,
    page: consuming P
  ) {
    if !caption.isEmpty { paragraph(Text(verbatim: caption)) }
    paragraph(content)
  }
}

/// The position of a child among the steps of a path.
enum PlainStep {
  case first
  case further
}

extension View {
  /// Returns inline content after a space, in parentheses if it has words.
  fileprivate consuming func inParentheses() -> some View {
    let note = self
    let hasWords = !(copy note).rendered(as: .plain).isEmpty
    return _Joined(
      Text(verbatim: hasWords ? " (" : " ").unredacted(),
      _Joined(note, Text(verbatim: hasWords ? ")" : "").unredacted())
    )
  }
}

/// A list that is being written.
struct PlainList {
  let style: ListStyle
  var next: Int

  init(style: ListStyle, start: Int) {
    self.style = style
    next = min(max(start, 0), 999_999_999)
  }

  /// Returns the marker of the next item, and counts the item.
  mutating func nextMarker() -> String {
    defer { next += 1 }
    return style == .ordered ? "\(next). " : "- "
  }
}

extension PlainRenderer {
  mutating func list<C: View>(_ style: ListStyle, start: Int, _ content: consuming C) {
    items(of: style, start: start, _Children(content))
  }

  mutating func taskItem<C: View>(isDone: Bool, _ content: consuming C) {
    writer.endBlock()
    writer.pushEdge(isDone ? "[x] " : "[ ] ", indent: 0)
    block(content, isBlock: false)
    writer.popEdge()
    writer.endBlock()
  }

  /// Writes a list whose items are the children of its content, or HTML elements in it.
  mutating func items<C: View>(of style: ListStyle, start: Int, _ content: consuming C) {
    let outer = (isBlock, writer.isInRow, list)
    writer.endBlock()
    (isBlock, writer.isInRow, list) = (false, false, PlainList(style: style, start: start))
    C._render(content, into: &self)
    (isBlock, writer.isInRow, list) = outer
    writer.endBlock()
  }

  /// Writes an item of the current list; without a list, writes a block.
  mutating func item<C: View>(_ content: consuming C, isBlock: Bool = true) {
    guard let marker = list?.nextMarker() else { return block(content, isBlock: isBlock) }
    writer.endBlock()
    writer.pushEdge(marker)
    block(content, isBlock: isBlock)
    writer.popEdge()
    writer.endBlock()
  }
}
