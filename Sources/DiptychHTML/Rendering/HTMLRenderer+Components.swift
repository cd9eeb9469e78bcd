public import DiptychViews

extension HTMLRenderer {
  @inlinable
  public mutating func badge<C: View>(_ status: Status?, _ content: consuming C) {
    let outer = writer.openBadge(status)
    C._render(content, into: &self)
    writer.endTag("span", .phrasing)
    writer.endInline(outer)
  }

  public mutating func pathname(_ path: String) { writer.pathname(path) }

  @inlinable
  public mutating func current<C: View>(_ content: consuming C) {
    attributed(Attribute("aria-current", "page"), content)
  }

  @inlinable
  public mutating func panel<T: View, S: View, C: View, F: View>(
    title: consuming T?,
    subtitle: consuming S?,
    _ content: consuming C,
    footer: consuming F?
  ) {
    // A `section` needs a heading, so a panel without a title is a `div`.
    let name: StaticString = title == nil ? "div" : "section"
    let outer = writer.openPanel(name)
    if let title { heading("h2", title) }
    if let subtitle {
      let element = writer.beginSlot("p", class: "subtitle")
      writer.flow = .phrasing
      S._render(subtitle, into: &self)
      writer.endSlot("p", element)
    }
    C._render(content, into: &self)
    if let footer { slot("footer", footer) }
    writer.endSection(name, outer)
  }

  @inlinable
  public mutating func callout<T: View, C: View, A: View>(
    _ traits: _CalloutTraits,
    title: consuming T,
    _ content: consuming C,
    actions: consuming A
  ) {
    let outer = writer.openCallout(traits)
    T._render(title, into: &self)
    // Inline content continues in the line of the title.
    let isInline = C.kind(of: content).isInline
    writer.endCalloutTitle(outer, isLast: !isInline)
    let line = isInline ? writer.beginSpan() : nil
    C._render(content, into: &self)
    if let line { writer.endSlot("span", line) }
    writer.endCalloutContent(outer, isInline: isInline)
    A._render(actions, into: &self)
    writer.endGroup(outer)
  }

  @inlinable
  public mutating func contentUnavailable<T: View, C: View>(
    title: consuming T,
    _ content: consuming C
  ) {
    let outer = writer.openEmpty()
    T._render(title, into: &self)
    writer.endEmptyTitle(outer)
    C._render(content, into: &self)
    writer.endGroup(outer)
  }

  @inlinable
  public mutating func navigation<C: View>(
    _ kind: _NavigationKind,
    label: String,
    _ content: consuming C
  ) {
    let slot = writer.beginNavigation(kind, label)
    children(.listItem, of: content)
    writer.endNavigation(kind, slot)
  }

  @inlinable
  public mutating func terminalScreenshot<C: View, P: View>(
    caption: String,
    _ content: consuming C,
    page: consuming P
  ) {
    let outer = writer.openTerminal(caption)
    if isRedacted {
      C._render(content, into: &self)
    } else {
      P._render(page, into: &self)
    }
    writer.endTag("code", .inline)
    writer.endTag("pre", .block)
    writer.endTag("figure", outer)
  }
}
