public import DiptychHTML

/// A rendered page, with the failures of its requests.
@usableFromInline
struct PageRendering: Sendable {
  let markup: PageMarkup
  /// The messages of the failures that are problems of the site.
  var failures: [String] = []

  @usableFromInline
  init(_ markup: PageMarkup) { self.markup = markup }
}
