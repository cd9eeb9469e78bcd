import Diptych
import DiptychRedux

/// The favourites of the user, oldest first, and the favourites of the guests.
struct FavoritesScreen: View {
  let store: AppStore

  var body: some View {
    VStack(spacing: 1) {
      FavoritesNotice(store: store)
      Section("Kept by you") {
        AsyncValueView(value: store.state.favorites.ids, presentation: Self.quiet) { ids in
          if ids.isEmpty {
            ContentUnavailableView("No favorites yet.") {
              Text("Keep a dish in the archive, and it stands here.")
            }
          } else {
            cards(ids)
          }
        }
      }
      Section("Shown by guests") {
        AsyncValueView(
          store: store.loadable(\.favorites.guests, loadingWith: .favorites(.loadGuests))
        ) { guests in
          if guests.isEmpty {
            ContentUnavailableView("Nothing here today.")
          } else {
            CardGrid { ForEach(guests) { GuestFavoriteCard(favorite: $0) } }
          }
        }
      }
    }
  }

  /// The notice above the list shows failures.
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
