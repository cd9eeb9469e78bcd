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
    document(
      DocumentParts(
        title: title,
        language: language,
        policy: nil,
        attributes: NoAttributes(),
        bodyAttributes: NoAttributes(),
        head: head,
        header: header,
        content: content,
        sidebar: EmptyView(),
        footer: footer
      )
    )
  }

  @inlinable
  public mutating func document<
    Root: Attributes,
    Body: Attributes,
    Head: View,
    Header: View,
    C: View,
    Sidebar: View,
    Footer: View
  >(_ parts: consuming DocumentParts<Root, Body, Head, Header, C, Sidebar, Footer>) {
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
    slot("header", parts.header)
    element("main", in: .block, parts.content)
    sidebar(parts.sidebar)
    slot("footer", parts.footer)
    writer.endDocument()
  }

  /// Writes content beside the main content, and notes the rule that places it there.
  @inlinable
  mutating func sidebar<C: View>(_ content: consuming C) {
    let element = writer.beginSlot("aside")
    C._render(content, into: &self)
    writer.endSidebar(element)
  }

  /// Writes the stylesheet or a link to its file, or leaves room for the rules that the page will
  /// use.
  @usableFromInline
  mutating func writeStylesheet() {
    guard let file = writer.writeStylesheet() else { return }
    PageMetadata._render(PageMetadata(stylesheets: [file]), into: &self)
  }
}
