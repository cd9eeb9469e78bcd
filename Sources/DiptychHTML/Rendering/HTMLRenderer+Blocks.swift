public import DiptychViews

extension HTMLRenderer {
  /// Writes content in an element without attributes.
  @inlinable
  mutating func element<C: View>(
    _ name: StaticString,
    in flow: HTMLWriter.Flow,
    _ content: consuming C
  ) {
    let outer = writer.openTag(name)
    writer.flow = flow
    C._render(content, into: &self)
    writer.endTag(name, outer)
  }

  /// Writes content in an element of blocks, and drops the element if the content writes nothing.
  @inlinable
  mutating func slot<C: View>(_ name: StaticString, _ content: consuming C) {
    let element = writer.beginSlot(name)
    C._render(content, into: &self)
    writer.endSlot(name, element)
  }

  /// Writes content in a group whose start tag is written, and closes the group.
  @inlinable
  mutating func group<C: View>(in outer: HTMLWriter.Flow, _ content: consuming C) {
    C._render(content, into: &self)
    writer.endGroup(outer)
  }

  @inlinable
  public mutating func paragraph<C: View>(_ content: consuming C) {
    if writer.flow == .phrasing {
      C._render(content, into: &self)
    } else {
      element("p", in: .phrasing, content)
    }
  }

  @inlinable
  public mutating func heading<C: View>(_ level: Int, _ content: consuming C) {
    if _slowPath(writer.givesHeadingIDs) { return headingWithID(level, content) }
    heading(headingName(level), content)
  }

  /// Writes a heading, which may become the name of a region below it.
  @inlinable
  mutating func heading<C: View>(_ name: StaticString, _ content: consuming C) {
    let heading = writer.beginHeading(name)
    C._render(content, into: &self)
    writer.endHeading(name, heading)
  }

  @inlinable
  public mutating func quote<C: View>(_ content: consuming C) {
    element("blockquote", in: .block, content)
  }

  @inlinable
  public mutating func list<C: View>(_ style: ListStyle, start: Int, _ content: consuming C) {
    let name: StaticString = style == .ordered ? "ol" : "ul"
    let outer = writer.beginTag(name)
    if style == .ordered && start != 1 { writer.attribute("start", "\(start)") }
    writer.closeAttributes()
    children(.listItem, of: content)
    writer.endTag(name, outer)
  }

  @inlinable
  public mutating func taskItem<C: View>(isDone: Bool, _ content: consuming C) {
    group(in: writer.openTask(isDone: isDone), content)
  }

  @inlinable
  public mutating func child<V: View>(_ view: consuming V) {
    guard writer.childKind == .listItem else { return plainChild(view) }
    // An inline view is the only line of its item. Any other view is one or more blocks in the
    // item.
    element("li", in: V.kind(of: view).isInline ? .inline : .block, view)
  }

  /// Renders a child other than a list item.
  ///
  /// Only the first candidate of a `ViewThatFits` is drawn.
  @inlinable
  mutating func plainChild<V: View>(_ view: consuming V) {
    if writer.childKind == .block { return V._render(view, into: &self) }
    guard let next = writer.beginChild() else { return }
    let span = next == .inLine && V.kind(of: view).isInline ? writer.beginSpan() : nil
    V._render(view, into: &self)
    if let span { writer.endSlot("span", span) }
    writer.childKind = next
  }

  @inlinable
  public mutating func section<H: View, C: View, F: View>(
    header: consuming H,
    _ content: consuming C,
    footer: consuming F
  ) {
    let outer = writer.openTag("section")
    writer.flow = .block
    H._render(header, into: &self)
    C._render(content, into: &self)
    slot("footer", footer)
    writer.endSection("section", outer)
  }

  @inlinable
  public mutating func modified<C: View>(_ modifier: _ContentModifier, _ content: consuming C) {
    switch modifier {
    case .theme(let theme):
      writer.beginTheme(theme)
      C._render(content, into: &self)
      writer.endTheme()
    case .headingIDs: withHeadingIDs(content)
    default: group(in: writer.openGroup(modifier), content)
    }
  }
}
