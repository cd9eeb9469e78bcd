/// The parts of a whole document, as a view passes them to a renderer.
public struct _DocumentSections<
  Root: Attributes,
  Body: Attributes,
  Head: View,
  Header: View,
  Content: View,
  Sidebar: View,
  Footer: View
> {
  /// The title of the document.
  public let title: String
  /// The language of the document, as a BCP 47 tag.
  public let language: String
  /// The content security policy, which limits the sources of scripts, styles and images; nil for
  /// no policy.
  public let policy: String?
  /// The attributes of the root element, `html`.
  public let attributes: Root
  /// The attributes of the `body` element.
  public let bodyAttributes: Body
  /// Elements that are added to the `head` of an HTML page, such as `meta`.
  public let head: Head
  /// The part before the content, such as navigation.
  public let header: Header
  /// The content of the document.
  public let content: Content
  /// The part beside the content, such as a table of contents.
  public let sidebar: Sidebar
  /// The side of the content where the sidebar is.
  public let sidebarEdge: HorizontalEdge
  /// The part after the content.
  public let footer: Footer

  /// Creates the parts of a document.
  @_alwaysEmitIntoClient
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
    sidebarEdge: HorizontalEdge = .trailing,
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
    self.sidebarEdge = sidebarEdge
    self.footer = footer
  }
}
