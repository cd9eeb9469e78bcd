public import DiptychHTML

/// A rendered page, and what failed while its content was loaded.
@usableFromInline
struct PageRendering: Sendable {
  let markup: PageMarkup
  /// The messages of the failures that are problems of the site.
  let failures: [String]

  @usableFromInline
  init(_ markup: PageMarkup) {
    self.init(markup, failures: [])
  }

  init(_ markup: PageMarkup, failures: [String]) {
    self.markup = markup
    self.failures = failures
  }
}
