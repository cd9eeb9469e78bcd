import DiptychHTML
import DiptychViews

/// The facts about a feed that the heads of pages name.
struct FeedLink: Hashable, Sendable {
  let path: SitePath
  let title: String
  let type: String
  /// The language of the pages in the feed; nil if it has pages in all of them.
  let language: String?
}

/// The elements in the head of a page that lead readers to the feeds of the site.
///
/// A page has the feeds of its language, and the feeds of all languages.
struct FeedLinks: View {
  private let settings: PageSettings

  init(_ settings: PageSettings) {
    self.settings = settings
  }

  private var links: [FeedLink] {
    settings.feeds.filter { $0.language == nil || $0.language == settings.language }
  }

  var body: some View {
    ForEach(links, id: \.path.text) { feed in
      HTML.link(
        .rel("alternate"),
        .type(feed.type),
        .title(feed.title),
        .href(settings.location.address(ofFile: feed.path))
      )
    }
  }
}
