public import DiptychViews

extension HTMLRenderer {
  @inlinable
  public mutating func document<Head: View, Header: View, C: View, Footer: View>(
    title: String,
    language: String,
    head: consuming Head,
    header: consuming Header,
    _ content: consuming C,
    footer: consuming Footer
  ) {
    beginDocument(title: title, language: language)
    render(head, in: .inline)
    endHead()
    if !isEmpty(Header.self) { element("header", [], in: .block, header) }
    element("main", [], in: .block, content)
    if !isEmpty(Footer.self) { element("footer", [], in: .block, footer) }
    endDocument()
  }

  @usableFromInline
  mutating func beginDocument(title: String, language: String) {
    out.append("<!DOCTYPE html><html lang=\"")
    out.append(attributeValue: language)
    out.append("\"><head><meta charset=\"utf-8\">")
    out.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>")
    out.append(text: title)
    out.append("</title>")
    writeStylesheet()
  }

  @usableFromInline
  mutating func setStylesheet(_ source: StylesheetSource) { state.stylesheet = source }

  @usableFromInline
  mutating func endHead() {
    out.append("</head><body>")
    setFlow(.block)
  }

  /// Writes the sheet of the kit, or where it is, or leaves room for the rules of the page.
  private mutating func writeStylesheet() {
    switch state.stylesheet {
    case .file(let url, let integrity):
      let sheet = PageMetadata.Resource(url, integrity: integrity)
      PageMetadata._render(PageMetadata(stylesheets: [sheet]), into: &self)
    case .embedded where out.isStream:
      out.append("<style>\n")
      out.append(contentsOf: Stylesheet.standard)
      out.append("</style>")
    case .embedded:
      state.stylesheetPosition = out.mark()
    }
  }

  @usableFromInline
  mutating func endDocument() {
    out.append("</body></html>\n")
  }

  /// Whether nothing can stand in a slot, so that it needs no element.
  @inlinable
  @inline(__always)
  func isEmpty<V: View>(_ slot: V.Type) -> Bool {
    slot == EmptyView.self || slot == Slot<EmptyView>.self
  }

  /// What was written, with the rules of the page where its head has left room for them.
  @usableFromInline
  func finish() -> String {
    guard let state = usedState, let position = state.stylesheetPosition else {
      return out.string()
    }
    var style = ByteBuffer(capacity: 4096)
    defer { style.free() }
    style.append("<style>\n")
    style.append(contentsOf: Stylesheet.base)
    style.append(contentsOf: Stylesheet.css(state.rules))
    style.append("</style>")
    return out.string(inserting: style, at: position)
  }
}
