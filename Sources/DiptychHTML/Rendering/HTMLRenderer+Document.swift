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
  >(_ parts: consuming _DocumentParts<Root, Body, Head, Header, C, Sidebar, Footer>) {
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
