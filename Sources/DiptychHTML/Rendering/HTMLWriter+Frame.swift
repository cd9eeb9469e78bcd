import DiptychViews

/// A part of a page around its main content.
@usableFromInline
enum FramePart {
  case header, sideNavigation, sidebar, footer

  var element: StaticString {
    switch self {
    case .header: "header"
    case .sideNavigation, .sidebar: "aside"
    case .footer: "footer"
    }
  }

  var rule: StyleRule {
    switch self {
    case .header: .pageHeader
    case .sideNavigation: .sideNavigation
    case .sidebar: .sidebar
    case .footer: .pageFooter
    }
  }

  /// Whether the element has the class of the rule.
  var hasClass: Bool { self == .sideNavigation || self == .sidebar }
}

// The frame of a page: the parts around its main content.
extension HTMLWriter {
  /// Opens a part of the page, for ``endPart(_:_:)``.
  @usableFromInline
  mutating func beginPart(_ part: FramePart) -> Slot {
    part.hasClass
      ? beginSlot(part.element, class: part.rule.name.start) : beginSlot(part.element)
  }

  /// Closes a part and notes the rule for it, or drops the part if it has no content.
  @usableFromInline
  mutating func endPart(_ part: FramePart, _ slot: Slot) {
    if out.extent != slot.content { usedRules.insert(part.rule) }
    endSlot(part.element, slot)
  }

  /// Writes a link to the main content, which ``endSkipLink(_:)`` drops if nothing follows it.
  @usableFromInline
  mutating func beginSkipLink() -> Slot {
    let words = EnvironmentValues.current.labels.skipToContent
    // The link and the tags of parts without content must be in one piece of the buffer, so that
    // they can be dropped.
    out.reserve(8 * words.utf8.count + 256)
    let start = out.count
    let outer = beginTag("a")
    attribute("class", StyleRule.skip.className)
    attribute("href", "#content")
    closeAttributes()
    out.append(text: words)
    endTag("a", outer)
    return Slot(flow: outer, pending: nil, start: start, content: out.extent)
  }

  @usableFromInline
  mutating func endSkipLink(_ slot: Slot) {
    guard out.extent == slot.content else { return usedRules.insert(.skip) }
    out.count = slot.start
  }

  /// Opens the element of the main content, and returns the flow outside of it.
  @usableFromInline
  mutating func beginMain() -> Flow {
    let outer = beginTag("main")
    attribute("id", HeadingIDs.ofMain)
    closeAttributes()
    flow = .block
    return outer
  }
}
