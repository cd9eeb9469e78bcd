import Diptych
import DiptychRedux

/// The home screen, with five sections.
///
/// Each section shows its own loading state.
struct HomeScreen: View {
  let store: AppStore

  var body: some View {
    VStack(spacing: 1) {
      section(.banners, \.home.banners) { BannersView(banners: $0) }
      section(.news, \.home.news) { NewsView(news: $0) }
      section(.topics, \.home.topics) { TopicsView(topics: $0) }
      section(.trends, \.home.trends) { TrendsView(trends: $0) }
      section(.photos, \.home.photos) { PhotosView(photos: $0) }
    }
  }

  private func section<Item: Sendable, Content: View>(
    _ section: HomeSection,
    _ path: any KeyPath<AppState, AsyncValue<[Item], APIError>> & Sendable,
    @ViewBuilder content: @escaping ([Item]) -> Content
  ) -> some View {
    Section(section.title) {
      AsyncValueView(store: store.loadable(path, loadingWith: .home(.loadSection(section)))) {
        items in
        if items.isEmpty {
          ContentUnavailableView("Nothing here today.")
        } else {
          content(items)
        }
      }
    }
  }
}
