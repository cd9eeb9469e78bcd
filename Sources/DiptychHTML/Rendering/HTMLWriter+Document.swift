import DiptychViews

extension HTMLWriter {
  @usableFromInline
  mutating func beginDocument(title: String, language: String) {
    out.append("<!DOCTYPE html><html lang=\"")
    out.append(attributeValue: language)
    out.append("\"><head><meta charset=\"utf-8\">")
    out.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>")
    out.append(text: title)
    out.append("</title>")
  }

  @usableFromInline
  mutating func setStylesheet(_ source: StylesheetSource) { state.stylesheet = source }

  @usableFromInline
  mutating func endHead() {
    out.append("</head><body>")
    setFlow(.block)
  }

  /// Writes the sheet of the kit, or leaves room for the rules of the page; the file that has it.
  mutating func writeStylesheet() -> PageMetadata.Resource? {
    switch state.stylesheet {
    case .file(let url, let integrity):
      return PageMetadata.Resource(url, integrity: integrity)
    case .embedded where out.isStream:
      out.append("<style>\n")
      out.append(contentsOf: Stylesheet.standard)
      out.append("</style>")
    case .embedded:
      state.stylesheetPosition = out.mark()
    }
    return nil
  }

  @usableFromInline
  mutating func endDocument() {
    out.append("</body></html>\n")
  }

  /// What was written, with the rules of the page where its head has left room for them.
  @usableFromInline
  func finish() -> String {
    guard let position = usedState?.stylesheetPosition else {
      return out.string()
    }
    var style = ByteBuffer(capacity: 4096)
    defer { style.free() }
    style.append("<style>\n")
    style.append(contentsOf: Stylesheet.base)
    style.append(contentsOf: Stylesheet.css(usedRules.all))
    style.append("</style>")
    return out.string(inserting: style, at: position)
  }
}
