public import DiptychViews

/// The file `404.html`, the page that a server shows for an address that does not exist.
///
/// Its links begin with the path of the site on its host, because a server shows the page at any
/// address. The page contains its rules, so that it looks the same at any address, and read from a
/// disk.
public struct NotFoundPage: Sendable {
  let page: Page

  /// Creates the page.
  ///
  /// - Parameters:
  ///   - title: The title of the page.
  ///   - content: The content of the page.
  public init<Content: View & SendableMetatype>(
    title: String = "Page not found",
    @ViewBuilder content: @escaping @Sendable () -> Content
  ) {
    page = Page("404", title: title) { settings in
      SiteDocument(title: title, description: nil, settings: settings, content: content())
    }
  }

  /// Creates the page from a whole document.
  ///
  /// - Parameters:
  ///   - title: The title of the page, see ``PageSettings/title``.
  ///   - document: A closure that returns the document, with the settings of the site.
  public init<Whole: View & SendableMetatype>(
    title: String = "Page not found",
    document: @escaping @Sendable (PageSettings) -> Whole
  ) {
    page = Page("404", title: title, document: document)
  }
}
