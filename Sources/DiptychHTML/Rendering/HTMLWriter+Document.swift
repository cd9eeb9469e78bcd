import DiptychViews

extension HTMLWriter {
  /// Opens the root element of a document, which takes the attributes that wait.
  @usableFromInline
  mutating func beginRoot(language: String) {
    out.append("<!DOCTYPE html><html>")
    if hasPending || isRedacted { beginContent(of: "html") }
    attribute("lang", language)
  }

  @usableFromInline
  mutating func beginHead(title: String, policy: String?) {
    out.append("<head><meta charset=\"utf-8\">")
    if let policy { writePolicy(ContentSecurityPolicy(policy)) }
    out.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>")
    flow = .characters
    append(title)
    out.append("</title>")
    flow = .inline
  }

  /// Writes the policy, or leaves room for it until the whole page is known.
  private mutating func writePolicy(_ policy: ContentSecurityPolicy) {
    var policy = policy
    if case .file(let url, _) = state.stylesheet { policy.allow(stylesheet: url) }
    guard out.isStream || isValidating else {
      state.policy = (out.totalCount, policy)
      return
    }
    if out.isStream { policy.allow(styles: [Self.standardSheetHash]) }
    out.append(contentsOf: policy.meta)
    for directive in policy.headerDirectives {
      report(.refusedDirective(name: directive), before: 1)
    }
  }

  @usableFromInline
  mutating func setStylesheet(_ source: StylesheetSource) { state.stylesheet = source }

  @usableFromInline
  mutating func beginBody() {
    out.append("</head><body>")
    if isRedacted { beginContent(of: "body") }
    flow = .block
  }

  /// Closes the sidebar, and notes the rule for it if it has content.
  @usableFromInline
  mutating func endSidebar(_ slot: Slot) {
    if out.extent != slot.content { usedRules.insert(.sidebar) }
    endSlot("aside", slot)
  }

  /// Writes the stylesheet or leaves room for the rules of the page; returns the file that holds
  /// them.
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

  /// Returns the page, with its rules and its policy inserted where its head left room for them.
  @usableFromInline
  func finish() -> String {
    guard let usedState else { return out.string() }
    let page = usedState.stylesheetPosition.map { finish(withSheetAt: $0) } ?? out.string()
    guard let (position, policy) = usedState.policy else { return page }
    let start = page.utf8.index(page.startIndex, offsetBy: position)
    return page[..<start] + policy.allowingContent(of: page).meta + page[start...]
  }

  private func finish(withSheetAt position: ByteBuffer.Position) -> String {
    var style = ByteBuffer(capacity: 4096)
    defer { style.free() }
    style.append("<style>\n")
    style.append(contentsOf: Stylesheet.base)
    style.append(contentsOf: Stylesheet.css(usedRules.all))
    style.append("</style>")
    return out.string(inserting: style, at: position)
  }

  /// The source expression that allows the embedded stylesheet of a streamed page.
  private static let standardSheetHash =
    "'sha256-\(base64(SHA256.hash(("\n" + Stylesheet.standard).utf8)))'"
}
