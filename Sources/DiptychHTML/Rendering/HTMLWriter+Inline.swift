public import DiptychViews

extension HTMLWriter {
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

  @usableFromInline
  mutating func openLink(_ destination: String) {
    _ = beginTag("a")
    attribute("href", destination, as: .url)
    closeAttributes()
    setFlow(.phrasing)
  }

  mutating func image(_ source: String, alternative: String) {
    guard !isRedacted else { return text(alternative) }
    let outer = beginInline()
    _ = beginTag("img")
    attribute("src", source, as: .url)
    attribute("alt", alternative)
    closeAttributes()
    endInline(outer)
  }

  mutating func lineBreak() { out.append("<br>") }

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
