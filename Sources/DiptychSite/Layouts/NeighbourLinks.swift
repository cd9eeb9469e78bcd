import DiptychHTML
import DiptychViews

/// The links to the page before an article and to the one after it.
struct NeighbourLinks: View {
  let previous: SiteNavigation.Item?
  let next: SiteNavigation.Item?
  /// Whether the language of the page is written from right to left.
  let isRightToLeft: Bool

  @Environment(\.siteWords) private var words

  var body: some View {
    if previous != nil || next != nil {
      let (back, forward) = isRightToLeft ? ("→", "←") : ("←", "→")
      Navigation(words.neighbours) {
        previous.map { item in
          PageLink("\(back) \(item.title)", to: item.path)
            .htmlAttributes(.attribute("rel", "prev"))
        }
        next.map { item in
          PageLink("\(item.title) \(forward)", to: item.path)
            .htmlAttributes(.attribute("rel", "next"))
        }
      }
      .htmlAttributes(.class("pager"))
    }
  }
}
