import Diptych
import DiptychRedux

/// The favourite dishes as cards, in the order of their addition.
struct FavoritesScreen: View {
  let store: AppStore

  var body: some View {
    VStack(spacing: 1) {
      FavoritesNotice(store: store)
      AsyncValueView(value: store.state.favorites.ids, presentation: Self.quiet) { _ in
        let ids = store.state.favorites.current ?? []
        if ids.isEmpty {
          ContentUnavailableView("No favorites yet.") {
            Text("Keep a dish in the archive, and it stands here.")
          }
        } else {
          cards(ids)
        }
      }
    }
  }

  /// The notice above shows failures.
  private static var quiet: Presentation {
    var presentation = Presentation.standard
    presentation.reloading = .content
    presentation.failed = []
    presentation.retrying = []
    presentation.reloadFailed = .content
    presentation.reloadRetrying = .content
    return presentation
  }

  private func cards(_ ids: [Int]) -> some View {
    AsyncValueView(
      store: store.loadable(\.favorites.dishes, loadingWith: .favorites(.loadDishes))
    ) { dishes in
      let known = Dictionary(dishes.map { ($0.id, $0) }) { first, _ in first }
      CardGrid {
        ForEach(ids, id: \.self) { id in
          FavoriteCard(id: id, dish: known[id], store: store.scope(to: AppPart.favorites))
        }
      }
    }
  }
}
