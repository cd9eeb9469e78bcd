import Diptych
import DiptychRedux

/// The screen of a tab, below its title.
struct ScreenView: View {
  let tab: Tab
  let store: AppStore

  var body: some View {
    VStack(spacing: 1) {
      Heading(tab.title, level: 1)
      switch tab {
      case .home: HomeScreen(store: store)
      case .archive: ArchiveScreen(store: store)
      case .favorites: FavoritesScreen(store: store)
      case .profile: ProfileScreen(store: store)
      }
    }
  }
}
