public import DiptychViews

/// The file `404.html`, the page that a server shows for an address that does not exist.
///
/// Its links begin with the path of the site on its host, because a server shows the page at any
/// address. The page contains its CSS rules, so it needs no stylesheet file.
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
  ///   - title: The title of the page. The closure can read it from ``PageSettings/title``.
  ///   - document: A closure that gets the settings of the page and returns the document.
  public init<Whole: View & SendableMetatype>(
    title: String = "Page not found",
    document: @escaping @Sendable (PageSettings) -> Whole
  ) {
    page = Page("404", title: title, document: document)
  }
}
