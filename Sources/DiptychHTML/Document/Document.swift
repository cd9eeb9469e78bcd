public import DiptychViews

/// A whole page: its title, its language and its content.
///
/// ```swift
/// Document(title: "Hello", language: "en") {
///   Heading("Hello, Ada")
/// }
/// ```
///
/// HTML is a complete document, with the rules of the stylesheet that the page uses in its head and
/// the content in `<main>`; there is no inline style and no script, so it works under a strict
/// content security policy, see ``ContentSecurityPolicy``. Text output is the header, the content,
/// what stands beside it and the footer; a component in the head is drawn by HTML alone.
public struct Document<
  Head: View,
  Header: View,
  Content: View,
  Footer: View,
  Sidebar: View
>: PrimitiveView {
  @usableFromInline let title: String
  @usableFromInline let language: String
  @usableFromInline let metadata: PageMetadata
  @usableFromInline let head: Head
  @usableFromInline let header: Header
  @usableFromInline let content: Content
  @usableFromInline let footer: Footer
  @usableFromInline let sidebar: Sidebar
  @usableFromInline let attributes: HTML.AttributeList<HTML.Tag.Html>
  @usableFromInline let bodyAttributes: HTML.AttributeList<HTML.Tag.Body>
  @usableFromInline let policy: ContentSecurityPolicy?

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - title: What the page is called.
  ///   - language: The language it is in, as a BCP 47 tag such as `en` or `pt-BR`.
  ///   - attributes: The attributes of `<html>`, such as `.data("theme", "dark")`.
  ///   - bodyAttributes: The attributes of `<body>`.
  ///   - metadata: What the page says about itself.
  ///   - policy: What a browser may load for it, in a `<meta>`; a header says it just as well.
  ///   - content: What stands in `<main>`.
  ///   - head: Elements of HTML that say more about the page, such as `HTML.meta`.
  ///   - header: What stands before the content on every page, such as navigation.
  ///   - footer: What stands after it.
  ///   - sidebar: What stands beside it, in `<aside>`, such as a table of contents; after it where
  ///     there is no room, and in other formats. The variable `--sidebar` sets its width, `30ch`.
  @inlinable
  public init(
    title: String,
    language: String,
    attributes: [HTML.Attribute<HTML.Tag.Html>] = [],
    bodyAttributes: [HTML.Attribute<HTML.Tag.Body>] = [],
    metadata: PageMetadata = PageMetadata(),
    policy: ContentSecurityPolicy? = nil,
    @ViewBuilder content: () -> Content,
    @ViewBuilder head: () -> Head = { EmptyView() },
    @ViewBuilder header: () -> Header = { EmptyView() },
    @ViewBuilder footer: () -> Footer = { EmptyView() },
    @ViewBuilder sidebar: () -> Sidebar = { EmptyView() }
  ) {
    self.title = title
    self.language = language
    self.metadata = metadata
    self.head = head()
    self.header = header()
    self.content = content()
    self.footer = footer()
    self.sidebar = sidebar()
    self.attributes = HTML.AttributeList(attributes)
    self.bodyAttributes = HTML.AttributeList(bodyAttributes)
    self.policy = policy
  }

  @inlinable
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.document(
      DocumentParts(
        title: view.title,
        language: view.language,
        policy: view.policy?.description,
        attributes: view.attributes,
        bodyAttributes: view.bodyAttributes,
        head: Joined(view.metadata, Slot(0, view.head)),
        header: Slot(1, view.header),
        content: Slot(2, view.content),
        sidebar: Slot(4, view.sidebar),
        footer: Slot(3, view.footer)
      )
    )
  }
}

extension Document: Sendable
where Head: Sendable, Header: Sendable, Content: Sendable, Footer: Sendable, Sidebar: Sendable {}
