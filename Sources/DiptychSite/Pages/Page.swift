import DiptychHTML
public import DiptychViews

/// A page of a site: a path, a title, and the views that it shows.
///
/// ```swift
/// Page("guide/start", title: "Start", description: "The first steps.") {
///   Heading("Start")
///   Paragraph { PageLink("How links work", to: "guide/links") }
/// }
/// ```
///
/// The views are made and rendered when the site is, on any thread.
public struct Page: Sendable {
  /// The path of the page; the empty one is the page at the address of the site.
  public let path: SitePath

  /// The title of the page, which is that of its window.
  public let title: String

  let render: @Sendable (PageSettings) -> String

  /// Creates a page with some content in its `main` element.
  ///
  /// - Parameters:
  ///   - path: The path of the page.
  ///   - title: The title of the page.
  ///   - description: A sentence or two for search engines and previews of links.
  ///   - content: The content of the page.
  public init<Content: View & SendableMetatype>(
    _ path: SitePath,
    title: String,
    description: String? = nil,
    @ViewBuilder content: @escaping @Sendable () -> Content
  ) {
    self.init(path, title: title) { settings in
      Document(
        title: title,
        language: settings.language,
        metadata: PageMetadata(description: description, canonical: settings.canonical),
        theme: settings.theme,
        content: content
      )
    }
  }

  /// Creates a page from a whole document, which has a head, a header and a footer of its own.
  ///
  /// - Parameters:
  ///   - path: The path of the page.
  ///   - title: The title of the page where the site speaks of it.
  ///   - document: The document, made of what the site sets for all pages.
  public init<Whole: View & SendableMetatype>(
    _ path: SitePath,
    title: String,
    document: @escaping @Sendable (PageSettings) -> Whole
  ) {
    self.path = path
    self.title = title
    render = { settings in
      document(settings).environment(\.pageLocation, settings.location).rendered(as: .html)
    }
  }
}
