import DiptychViews

// What may not be read: the same elements, with blocks for their text.
extension HTMLWriter {
  /// Appends a text that may not be read; white space alone tells nothing.
  mutating func appendRedacted(_ string: String) {
    let blocks = Redaction.redacted(string)
    if flow == .characters || blocks == string { return out.append(text: blocks) }
    usedRules.insert(.redacted)
    out.append("<span class=\"redacted\" aria-hidden=\"true\">")
    out.append(text: blocks)
    out.append("</span>")
  }

  /// Redacts the content of the element that was opened.
  ///
  /// What holds text alone gets blocks alone, and what nobody reads stays. What is called by its
  /// content would have no name, so it is hidden from whoever hears the page.
  mutating func redactContent(of name: String) {
    switch name {
    case "script", "style", "title": flow = .verbatim
    case "option", "textarea": flow = .characters
    case "button", "h1", "h2", "h3", "h4", "h5", "h6", "th": state.hideMerging()
    default: break
    }
  }
}
