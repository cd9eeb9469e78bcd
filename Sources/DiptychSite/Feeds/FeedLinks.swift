import DiptychHTML
public import DiptychViews

/// The elements in the head of a page by which readers of feeds find those of the site.
@usableFromInline
struct FeedLinks: View {
  private let settings: PageSettings

  @usableFromInline
  init(_ settings: PageSettings) {
    self.settings = settings
  }

  @usableFromInline
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
