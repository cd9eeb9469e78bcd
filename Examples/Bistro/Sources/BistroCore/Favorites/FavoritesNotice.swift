import Diptych
import DiptychRedux

/// The failures of the favourites, above a screen that shows them beside other things.
///
/// It also reads the favourites when it first appears.
struct FavoritesNotice: View {
  let store: AppStore

  var body: some View {
    AsyncValueView(
      store: store.loadable(\.favorites.ids, loadingWith: .favorites(.load)),
      presentation: Self.presentation
    ) { _ in
      if let failure = store.state.favorites.failure {
        Callout("The change of a favourite was taken back.", status: .warning) {
          Text(verbatim: failure.error.message)
        } actions: {
          Button("Dismiss") { [store] in store.dispatch(.favorites(.dismissFailure)) }
        }
      }
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
