public import DiptychViews

extension HTMLRenderer {
  @inlinable
  public mutating func document<
    Root: Attributes,
    Body: Attributes,
    Head: View,
    Header: View,
    C: View,
    Sidebar: View,
    Footer: View
  >(_ parts: consuming _DocumentSections<Root, Body, Head, Header, C, Sidebar, Footer>) {
    let parts = parts
    writer.beginRoot(language: parts.language)
    Root._write(parts.attributes, into: &writer)
    writer.closeAttributes()
    writer.beginHead(title: parts.title, policy: parts.policy)
    writeStylesheet()
    Head._render(parts.head, into: &self)
    writer.beginBody()
    Body._write(parts.bodyAttributes, into: &writer)
    writer.closeAttributes()
    let link = writer.beginSkipLink()
    part(.header, parts.header)
    let isSidebarFirst = parts.sidebarEdge == .leading
    if isSidebarFirst { part(.sideNavigation, parts.sidebar) }
    writer.endSkipLink(link)
    let outer = writer.beginMain()
    C._render(parts.content, into: &self)
    writer.endTag("main", outer)
    if !isSidebarFirst { part(.sidebar, parts.sidebar) }
    part(.footer, parts.footer)
    writer.endDocument()
  }

  /// Writes a part around the main content, and drops it if the content writes nothing.
  @inlinable
  mutating func part<C: View>(_ part: FramePart, _ content: consuming C) {
    let element = writer.beginPart(part)
    C._render(content, into: &self)
    writer.endPart(part, element)
  }

  /// Writes the stylesheet or a link to its file, or remembers the position for the rules that the
  /// page will use.
  @usableFromInline
  mutating func writeStylesheet() {
    guard let file = writer.writeStylesheet() else { return }
    let start = writer.out.totalCount
    PageMetadata._render(PageMetadata(stylesheets: [file]), into: &self)
    writer.state.stylesheetLink = start..<writer.out.totalCount
    writer.writeThemeRules()
  }
}

extension HTMLWriter {
  /// Opens the root element of a document, which takes the pending attributes.
  @usableFromInline
  mutating func beginRoot(language: String) {
    dropThemeGroups()
    state.theme = EnvironmentValues.current.theme
    state.documentTheme = state.theme
    if state.theme.hasHeadings { usedRules.insert(.headings) }
    out.append("<!DOCTYPE html><html>")
    if hasPending || isRedacted { beginContent(of: "html") }
    attribute("lang", language)
    checkContrast(of: state.theme)
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

  /// Writes the policy, or remembers its position until the whole page is known.
  private mutating func writePolicy(_ policy: ContentSecurityPolicy) {
    var policy = policy
    if case .file(let url, _) = state.stylesheet { policy.allow(stylesheet: url) }
    // The problem belongs to the element of the policy, or to the element before it.
    defer {
      if isValidating {
        for directive in policy.headerDirectives {
          report(.refusedDirective(name: directive), before: 1)
        }
      }
    }
    if isValidating && !state.isFinished {
      out.append(contentsOf: policy.meta)
    } else {
      state.policy = (out.totalCount, policy)
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

  /// Writes the stylesheet, or remembers the position for the rules of the page.
  ///
  /// Returns the stylesheet file, if any.
  mutating func writeStylesheet() -> PageMetadata.Resource? {
    switch state.stylesheet {
    case .file(let url, let integrity):
      return PageMetadata.Resource(url, integrity: integrity)
    case .embedded: state.stylesheetPosition = out.totalCount
    }
    return nil
  }

  /// Writes the rules of the theme after the link to the stylesheet file, which does not contain
  /// them.
  @usableFromInline
  mutating func writeThemeRules() {
    guard !state.sharesStylesheet else { return }
    let rules = state.themeRules
    if rules.isEmpty { return }
    out.append("<style>\n")
    out.append(contentsOf: rules)
    out.append("</style>")
  }

  @usableFromInline
  mutating func endDocument() { out.append("</body></html>\n") }

  /// Returns the page, with its rules and its policy inserted into its head.
  @usableFromInline
  func finish() -> String { finish(out.string()) }

  /// Returns a page with its rules and its policy inserted into its head.
  func finish(_ output: String) -> String {
    guard let usedState else { return output }
    var page = output
    if let position = usedState.stylesheetPosition {
      let css = Stylesheet.stylesheet(
        elements: usedElements(in: page),
        classes: usedRules.all,
        parts: usedRules.themes.values,
        theme: usedState.theme
      )
      page = page.inserting("<style>\n\(css)</style>", at: position)
    }
    guard let (position, policy) = usedState.policy else { return page }
    return page.inserting(policy.allowingContent(of: page).meta, at: position)
  }

  /// Returns the elements with rules in a page, before anything is inserted into it.
  ///
  /// They do not include the link to the stylesheet file of the kit: only stylesheets of an author
  /// can refer to tokens that Diptych's rules do not use.
  func usedElements(in page: String) -> ElementSet {
    var page = page
    return page.withUTF8 { bytes in
      let link = usedState?.stylesheetLink ?? 0..<0
      return ElementSet(in: bytes[..<link.lowerBound])
        .union(ElementSet(in: bytes[link.upperBound...]))
    }
  }
}

extension String {
  /// Returns the string with a text inserted at an offset in bytes.
  fileprivate func inserting(_ text: String, at offset: Int) -> String {
    let place = utf8.index(startIndex, offsetBy: offset)
    return self[..<place] + text + self[place...]
  }
}
