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

/// The elements in the head of a page that lead feed readers to its feeds.
struct FeedLinks: View {
  private let settings: PageSettings

  init(_ settings: PageSettings) {
    self.settings = settings
  }

  var body: some View {
    ForEach(settings.feeds, id: \.path.text) { feed in
      HTML.link(
        .rel("alternate"),
        .type(feed.type),
        .title(feed.title),
        .href(settings.location.address(ofFile: feed.path))
      )
    }
  }
}

/// The links of a page that lead people to its feeds, each in a line.
///
/// ```html
/// <p><a href="feed.xml" rel="alternate" type="application/atom+xml">Feed: Harbour</a></p>
/// ```
struct FeedLines: View {
  let settings: PageSettings

  @Environment(\.siteWords) private var words

  /// The feeds; of those with the same title, which are formats of one feed, the first.
  private var feeds: [FeedLink] {
    var titles: Set<String> = []
    return settings.feeds.filter { titles.insert($0.title).inserted }
  }

  var body: some View {
    ForEach(feeds, id: \.path.text) { feed in
      Paragraph {
        Link(
          words.feed.replacing("{title}", with: feed.title),
          destination: settings.address(ofFile: feed.path)
        )
        .htmlAttributes(.attribute("rel", "alternate"), .attribute("type", feed.type))
      }
    }
  }
}

extension Page {
  /// Names a feed in the head of the page, before the feeds of the site.
  ///
  /// ```swift
  /// Page("tags/storms", title: "Storms") { … }.feed(storms)
  /// ```
  ///
  /// Use this method for a feed that no other page names, one with `isInHeads: false`. The feed
  /// itself is an item of the site.
  public func feed(_ feed: some Feed) -> Page {
    var page = self
    page.feeds.append(feed.link)
    return page
  }
}
