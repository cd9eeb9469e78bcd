/// The parts of a whole document, as a renderer gets them.
public struct DocumentParts<
  Root: Attributes,
  Body: Attributes,
  Head: View,
  Header: View,
  Content: View,
  Sidebar: View,
  Footer: View
> {
  /// The name of the document.
  public let title: String
  /// The language it is in, as a BCP 47 tag.
  public let language: String
  /// The sources that a browser may load and run, as the value of a content security policy; nil
  /// says nothing.
  public let policy: String?
  /// The attributes of the root of the document.
  public let attributes: Root
  /// The attributes of its body.
  public let bodyAttributes: Body
  /// Elements of HTML that say more about the document.
  public let head: Head
  /// The part before the content on every page, such as navigation.
  public let header: Header
  /// The document itself.
  public let content: Content
  /// The part beside the content, such as a table of contents.
  public let sidebar: Sidebar
  /// The part after the content.
  public let footer: Footer

  /// Creates the parts of a document.
  @inlinable
  public init(
    title: String,
    language: String,
    policy: String?,
    attributes: consuming Root,
    bodyAttributes: consuming Body,
    head: consuming Head,
    header: consuming Header,
    content: consuming Content,
    sidebar: consuming Sidebar,
    footer: consuming Footer
  ) {
    self.title = title
    self.language = language
    self.policy = policy
    self.attributes = attributes
    self.bodyAttributes = bodyAttributes
    self.head = head
    self.header = header
    self.content = content
    self.sidebar = sidebar
    self.footer = footer
  }
}
