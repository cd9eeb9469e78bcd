import DiptychHTML
import DiptychViews

/// The links from an article to the previous and to the next page.
struct NeighbourLinks: View {
  let previous: SiteNavigation.Item?
  let next: SiteNavigation.Item?
  /// Whether the language of the page is written from right to left.
  let isRightToLeft: Bool

  @Environment(\.siteWords) private var words

  var body: some View {
    let (back, forward) = isRightToLeft ? ("→", "←") : ("←", "→")
    Pager(
      words.neighbours,
      previous: previous.map { .init("\(back) \($0.title)", to: $0.path) },
      next: next.map { .init("\($0.title) \(forward)", to: $0.path) }
    )
  }
}
