public import DiptychViews

// What may not be read: the same elements, with blocks for their text.
extension HTMLRenderer {
  @inlinable
  public mutating func redacted<C: View>(_ reasons: RedactionReasons, _ content: consuming C) {
    let outer = isRedacted
    setRedacted(outer || !reasons.isEmpty)
    C._render(content, into: &self)
    setRedacted(outer)
  }

  @inlinable
  public mutating func unredacted<C: View>(_ content: consuming C) {
    let outer = isRedacted
    setRedacted(false)
    C._render(content, into: &self)
    setRedacted(outer)
  }

  /// Whether text may not be read.
  @usableFromInline var isRedacted: Bool { lastUnplainFlow != .block }

  @usableFromInline
  mutating func setRedacted(_ isRedacted: Bool) {
    lastUnplainFlow = isRedacted ? .characters : .block
    setFlow(flow)
  }

  /// Appends a text that may not be read; white space alone tells nothing.
  mutating func appendRedacted(_ string: String) {
    let blocks = Redaction.redacted(string)
    if flow == .characters || blocks == string { return out.append(text: blocks) }
    state.rules.insert(.redacted)
    out.append("<span class=\"redacted\" aria-hidden=\"true\">")
    out.append(text: blocks)
    out.append("</span>")
  }

  /// How the content of an element is redacted: what holds text alone gets blocks alone, and what
  /// nobody reads stays.
  func redactedFlow(of name: StaticString) -> Flow {
    switch name.description {
    case "script", "style", "title": .verbatim
    case "option", "textarea": .characters
    default: .inline
    }
  }
}
