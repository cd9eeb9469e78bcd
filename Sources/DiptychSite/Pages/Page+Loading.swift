import DiptychAsync
import DiptychHTML
public import DiptychViews

extension Page {
  /// Creates a page whose content is loaded before the page is written.
  ///
  /// The page is rendered when all requests have ended and no view on the page starts another
  /// request. See also ``/DiptychAsync/ViewHost/settle(morePages:)``.
  ///
  /// ```swift
  /// Page("team", title: "Team", loads: .required) {
  ///   Heading("Team", level: 1)
  ///   AsyncValueView(store: AsyncStore(fetch: team)) { TeamTable(people: $0) }
  /// }
  /// ```
  ///
  /// If a page is created without `loads:`, a component that needs a request is a problem of the
  /// site.
  ///
  /// A button on a written page can't run a Swift closure, so buttons that repeat a request, such
  /// as ``/DiptychAsync/RetryButton``, are left out.
  ///
  /// - Parameters:
  ///   - path: The path of the page.
  ///   - title: The title of the page.
  ///   - description: A sentence or two for search engines and previews of links.
  ///   - loads: Whether a failed request keeps the site from being written.
  ///   - morePages: The maximum number of batches that each paged list loads after its first batch.
  ///   - content: The content of the page.
  public init<Content: View & SendableMetatype>(
    _ path: SitePath,
    title: String,
    description: String? = nil,
    loads: LoadPolicy,
    morePages: Int = 0,
    @ViewBuilder content: @escaping @Sendable () -> Content
  ) {
    self.init(
      path,
      title: title,
      description: description,
      loads: loads,
      morePages: morePages
    ) { settings in
      SiteDocument(title: title, description: description, settings: settings, content: content())
    }
  }

  /// Creates a page from a whole document, and loads the content of the document before the page is
  /// written.
  ///
  /// - Parameters:
  ///   - path: The path of the page.
  ///   - title: The title of the page in links, feeds and messages.
  ///   - description: The description of the page in feeds.
  ///   - loads: Whether a failed request keeps the site from being written.
  ///   - morePages: The maximum number of batches that each paged list loads after its first batch.
  ///   - document: A closure that gets the settings of the page and returns the document.
  public init<Whole: View & SendableMetatype>(
    _ path: SitePath,
    title: String,
    description: String? = nil,
    loads: LoadPolicy,
    morePages: Int = 0,
    document: @escaping @Sendable (PageSettings) -> Whole
  ) {
    self.init(path: path, title: title, summary: description) { settings in
      let host = ViewHost { document(settings).environment(\.pageLocation, settings.location) }
      await host.settle(morePages: morePages)
      try Task.checkCancellation()
      let failures = ShownFailures()
      var values = EnvironmentValues.current
      values.shownFailures = failures
      values.isFixedOutput = true
      let markup = EnvironmentValues.$current.withValue(values) {
        host.rendered(
          as: PageMarkupFormat(stylesheet: settings.stylesheet, isValidated: settings.isValidated)
        )
      }
      var rendering = PageRendering(markup)
      if loads == .required { rendering.failures = failures.messages + host.unloadedStates }
      return rendering
    }
    hasLoads = true
  }
}

/// The behaviour of a site if a page can't load its data.
public enum LoadPolicy: Hashable, Sendable {
  /// A failed request is a problem of the site, so the site is not written.
  ///
  /// Content whose load has not begun, or has ended without a result, is a problem too; see
  /// ``/DiptychAsync/ViewHost/unloadedStates``.
  case required
  /// The site is written, and the page shows that the request has failed.
  case optional
}
