import DiptychViews

// Redacted content: the same elements, with block characters for their text.
extension HTMLWriter {
  /// Appends block characters for a text; white space stays, because it tells nothing.
  mutating func appendRedacted(_ string: String) {
    let blocks = Redaction.redacted(string)
    if flow == .characters || blocks == string { return out.append(text: blocks) }
    usedRules.insert(.redacted)
    out.append("<span class=\"redacted\" aria-hidden=\"true\">")
    out.append(text: blocks)
    out.append("</span>")
  }

  /// Whether an element is nothing but what it says in its attributes, so that it is left out where
  /// nothing may be read.
  @usableFromInline
  func isItsAttributes(_ name: StaticString) -> Bool {
    ["area", "base", "embed", "img", "link", "meta", "source", "track"].contains(name.description)
  }

  /// Leaves out an element, but for the text of an image, which is drawn in its place.
  @usableFromInline
  mutating func redactedElement(_ attributes: PendingAttributes) {
    text(attributes.items.first { $0.name == "alt" }?.value ?? "")
  }

  /// Writes an attribute of the kit's own, which is kept where nothing may be read.
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
  /// An element that can hold only text gets block characters without a `span`. Text that nobody
  /// reads, such as a script, stays. An element whose name is its content, such as a button or a
  /// heading, would be announced without a name, so it is hidden from assistive technology.
  mutating func redactContent(of name: String) {
    switch name {
    case "script", "style": flow = .verbatim
    case "option", "title": flow = .characters
    case "textarea":
      flow = .characters
      state.disableMerging()
    case "input", "select": state.disableMerging()
    case "button", "h1", "h2", "h3", "h4", "h5", "h6", "th": state.hideMerging()
    default: break
    }
  }
}
