import DiptychHTML
import DiptychViews

/// The properties of a feed that a link in the head of a page contains.
struct FeedLink: Hashable, Sendable {
  let path: SitePath
  let title: String
  let type: String
  /// The language of the pages in the feed, or nil for pages in all languages.
  let language: String?
}

/// The elements in the head of a page that lead feed readers to its feeds.
struct FeedLinks: View {
  let settings: PageSettings

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

  @Environment(\.siteLabels) private var words

  /// The feeds, without later feeds with the same title, because these are other formats of the
  /// same feed.
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
        .htmlAttributes(.rel("alternate"), .type(feed.type))
      }
    }
  }
}

extension Page {
  /// Adds a link to a feed to the head of the page, before the links to the feeds of the site.
  ///
  /// ```swift
  /// Page("tags/storms", title: "Storms") { … }.feed(storms)
  /// ```
  ///
  /// Use this method for a feed with `isInHeads: false`, because pages do not link to such a feed
  /// otherwise. Also add the feed itself to the site.
  public func feed(_ feed: Feed) -> Page {
    var page = self
    page.feeds.append(feed.link)
    return page
  }
}

/// The elements in the head of a page that link to its versions in other languages.
struct LanguageLinks: View {
  let settings: PageSettings

  var body: some View {
    ForEach(settings.languages, id: \.language) { language, address in
      HTML.link(.rel("alternate"), .hreflang(language), .href(address))
    }
  }
}
