import Diptych
import DiptychRedux

/// The failure to read the favourites, above a screen that shows them beside other things.
///
/// It also reads the favourites when it first appears.
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

  /// Favourites are read at once, so no line says that they are.
  private static var presentation: Presentation {
    var presentation = Presentation.standard
    presentation.reloading = .content
    return presentation
  }
}
