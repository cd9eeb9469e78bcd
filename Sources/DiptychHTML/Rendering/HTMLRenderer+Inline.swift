public import DiptychViews

extension HTMLRenderer {
  /// Opens a paragraph where blocks stand, for inline content to follow.
  ///
  /// - Returns: The flow outside of the content, for ``endInline(_:)``.
  @usableFromInline
  mutating func beginInline() -> Flow {
    let outer = flow == .block ? openTag("p") : flow
    setFlow(.phrasing)
    return outer
  }

  @usableFromInline
  mutating func endInline(_ outer: Flow) {
    if outer == .block { endTag("p", outer) } else { setFlow(outer) }
  }

  @inlinable
  public mutating func inline<C: View>(_ content: consuming C) {
    let outer = beginInline()
    C._render(content, into: &self)
    endInline(outer)
  }

  @inlinable
  public mutating func styled<C: View>(_ style: TextStyle, _ content: consuming C) {
    if flow == .block && !C.kind(of: content).isInline {
      group(StyleRule.rules(for: style), content)
    } else {
      let outer = beginInline()
      openTags(style)
      C._render(content, into: &self)
      closeTags(style)
      endInline(outer)
    }
  }

  @usableFromInline
  mutating func openTags(_ style: TextStyle) {
    for (attribute, name) in elementsOfStyles where style.contains(attribute) {
      _ = openTag(name)
    }
    let rules = StyleRule.rules(for: style, withoutElements: true)
    if !rules.isEmpty { _ = openTag("span", rules) }
    setFlow(.phrasing)
  }

  @usableFromInline
  mutating func closeTags(_ style: TextStyle) {
    if !StyleRule.rules(for: style, withoutElements: true).isEmpty { endTag("span", .phrasing) }
    for (attribute, name) in elementsOfStyles.reversed() where style.contains(attribute) {
      endTag(name, .phrasing)
    }
  }

  @inlinable
  public mutating func link<C: View>(_ destination: String, _ content: consuming C) {
    let outer = beginInline()
    openLink(destination)
    C._render(content, into: &self)
    endTag("a", .phrasing)
    endInline(outer)
  }

  @usableFromInline
  mutating func openLink(_ destination: String) {
    _ = beginTag("a")
    attribute("href", destination, as: .url)
    closeAttributes()
    setFlow(.phrasing)
  }

  public mutating func image(_ source: String, alternative: String) {
    guard !isRedacted else { return text(alternative) }
    let outer = beginInline()
    _ = beginTag("img")
    attribute("src", source, as: .url)
    attribute("alt", alternative)
    closeAttributes()
    endInline(outer)
  }

  public mutating func lineBreak() { out.append("<br>") }

  @inlinable
  public mutating func label<C: View>(icon: String, _ title: consuming C) {
    let outer = beginInline()
    element("span", Attribute("aria-hidden", "true"), Text(verbatim: icon))
    text(" ")
    C._render(title, into: &self)
    endInline(outer)
  }

  @inlinable
  public mutating func button<C: View>(
    _ action: @escaping @Sendable () async -> Void,
    _ label: consuming C
  ) {
    if !isRedacted { host.button(action, copy label) }
    let outer = beginInline()
    let inner = openButton()
    C._render(label, into: &self)
    endTag("button", inner)
    endInline(outer)
  }

  /// Writes the start tag of a button; the flow outside of it.
  @usableFromInline
  mutating func openButton() -> Flow {
    let outer = beginTag("button")
    attribute("type", "button")
    if isRedacted { attribute("disabled", "", as: .boolean) }
    closeAttributes()
    return outer
  }
}

/// The elements of HTML that mean what a style looks like, from the outside in.
private let elementsOfStyles: [(TextStyle, StaticString)] = [
  (.bold, "strong"), (.italic, "em"), (.underline, "u"), (.strikethrough, "s"),
  (.monospaced, "code"),
]
