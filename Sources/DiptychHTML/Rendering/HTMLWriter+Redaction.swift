import DiptychViews

// Redacted content: the same elements, with block characters for their text.
extension HTMLWriter {
  /// Appends block characters for a text; white space stays, because it reveals nothing.
  mutating func appendRedacted(_ string: String) {
    let blocks = Redaction.redacted(string)
    if flow == .characters || blocks == string { return out.append(text: blocks) }
    usedRules.insert(.redacted)
    usedState?.factNameStart = nil
    out.append("<span class=\"redacted\" aria-hidden=\"true\">")
    out.append(text: blocks)
    out.append("</span>")
  }

  /// Begins an element without content in redacted content, if redaction removes it; returns
  /// whether it does.
  ///
  /// All content of such an element is in its attributes. The alternative text of an image is drawn
  /// in its place, redacted.
  @usableFromInline
  mutating func beginRemovedTag(_ name: StaticString) -> Bool {
    let removed = ["area", "base", "embed", "img", "link", "meta", "source", "track"]
    guard removed.contains(name.description) else { return false }
    startTag = .merging
    state.beginRemoval()
    return true
  }

  /// Writes an attribute that the renderer itself sets, which redaction keeps.
  mutating func plainAttribute(_ name: StaticString, _ value: StaticString) {
    out.count &-= 1
    out.append(" ")
    out.append(name)
    out.append("=\"")
    out.append(value)
    out.append("\">")
  }

  /// Redacts the content of the element that was opened.
  ///
  /// An element that can contain only text gets block characters without a `span`. An element that
  /// is named by its content, such as a button or a heading, would be announced without a name, so
  /// it is hidden from assistive technology.
  mutating func redactContent(of name: String) {
    switch name {
    case "option", "script", "style", "title": flow = .characters
    case "textarea":
      flow = .characters
      state.disableMerging()
    case "input", "select": state.disableMerging()
    case "button", "h1", "h2", "h3", "h4", "h5", "h6", "th": state.hideMerging()
    default: break
    }
  }
}
