import Diptych
import DiptychRedux

/// A notice that the favourites could not be read, for a screen that also shows other content.
///
/// When the view first appears, it reads the favourites.
struct FavoritesNotice: View {
  let store: AppStore

  var body: some View {
    AsyncValueView(
      store: store.loadable(\.favorites.ids, loadingWith: .favorites(.load)),
      presentation: Self.presentation
    ) { _ in
      EmptyView()
    } loadingView: {
      EmptyView()
    }
  }

  /// The favourites are read quickly, so no progress is shown.
  private static var presentation: Presentation {
    var presentation = Presentation.standard
    presentation.reloading = .content
    return presentation
  }
}
