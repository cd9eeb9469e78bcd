import DiptychHTML
import DiptychViews

/// The elements in the head of a page by which readers of feeds find those of the site.
struct FeedLinks: View {
  private let settings: PageSettings

  init(_ settings: PageSettings) {
    self.settings = settings
  }

  var body: some View {
    ForEach(settings.feeds, id: \.path.text) { feed in
      HTML.link(
        .rel("alternate"),
        .type("application/atom+xml"),
        .title(feed.title),
        .href(settings.location.address(ofFile: feed.path))
      )
    }
  }
}
