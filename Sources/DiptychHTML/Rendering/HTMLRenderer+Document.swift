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
    writer.beginDocument(title: title, language: language)
    writeStylesheet()
    writer.setFlow(.inline)
    Head._render(head, into: &self)
    writer.endHead()
    slot("header", header)
    element("main", in: .block, content)
    slot("footer", footer)
    writer.endDocument()
  }

  /// Writes the sheet of the kit, or where it is, or leaves room for the rules of the page.
  @usableFromInline
  mutating func writeStylesheet() {
    guard let file = writer.writeStylesheet() else { return }
    PageMetadata._render(PageMetadata(stylesheets: [file]), into: &self)
  }
}
