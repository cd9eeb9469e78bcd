public import DiptychHTML

/// A rendered page, with the failures of its loads.
@usableFromInline
struct PageRendering: Sendable {
  let markup: PageMarkup
  /// The messages of the failures that are problems of the site.
  let failures: [String]
  /// Whether the page shows the failure of a load.
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
