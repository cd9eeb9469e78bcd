public import DiptychHTML

/// A rendered page, with the failures of its requests.
@usableFromInline
struct PageRendering: Sendable {
  let markup: PageMarkup
  /// The messages of the failures that are problems of the site.
  let failures: [String]
  /// Whether the page shows that a request has failed.
  let showsFailure: Bool

  @usableFromInline
  init(_ markup: PageMarkup) {
    self.init(markup, failures: [], showsFailure: false)
  }

  init(_ markup: PageMarkup, failures: [String], showsFailure: Bool) {
    self.markup = markup
    self.failures = failures
    self.showsFailure = showsFailure
  }
}
