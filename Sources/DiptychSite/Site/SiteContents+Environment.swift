import DiptychHTML
import DiptychViews

extension SiteContents {
  /// Returns the environment in which a page is rendered.
  func environment(of entry: Entry) -> EnvironmentValues {
    var values = EnvironmentValues.current
    for change in changes { change(&values) }
    guard entry.kind != .redirect else { return values }
    let settings = entry.settings
    let heads = heads + entry.page.heads
    values.furtherHead = {
      AnyView(
        _Pair(
          FeedLinks(settings),
          ForEach(heads.indices, id: \.self) { heads[$0](settings) }
        )
      )
    }
    return values
  }
}
