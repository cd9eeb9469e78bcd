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
/// content security policy, see ``ContentSecurityPolicy``. Text output is the header, the content and the footer; a component in
/// the head is drawn by HTML alone.
public struct Document<Head: View, Header: View, Content: View, Footer: View>: PrimitiveView {
  @usableFromInline let title: String
  @usableFromInline let language: String
  @usableFromInline let metadata: PageMetadata
  @usableFromInline let head: Head
  @usableFromInline let header: Header
  @usableFromInline let content: Content
  @usableFromInline let footer: Footer

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - title: What the page is called.
  ///   - language: The language it is in, as a BCP 47 tag such as `en` or `pt-BR`.
  ///   - metadata: What the page says about itself.
  ///   - content: What stands in `<main>`.
  ///   - head: Elements of HTML that say more about the page, such as `HTML.meta`.
  ///   - header: What stands before the content on every page, such as navigation.
  ///   - footer: What stands after it.
  @inlinable
  public init(
    title: String,
    language: String,
    metadata: PageMetadata = PageMetadata(),
    @ViewBuilder content: () -> Content,
    @ViewBuilder head: () -> Head = { EmptyView() },
    @ViewBuilder header: () -> Header = { EmptyView() },
    @ViewBuilder footer: () -> Footer = { EmptyView() }
  ) {
    self.title = title
    self.language = language
    self.metadata = metadata
    self.head = head()
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  @inlinable
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.document(
      title: view.title,
      language: view.language,
      head: Joined(view.metadata, Slot(0, view.head)),
      header: Slot(1, view.header),
      Slot(2, view.content),
      footer: Slot(3, view.footer)
    )
  }
}

extension Document: Sendable
where Head: Sendable, Header: Sendable, Content: Sendable, Footer: Sendable {}
