import Diptych
import DiptychRedux

/// A button that adds a dish to the favourites or removes it.
///
/// A page shows a badge instead of the button if the dish is a favourite.
struct FavoriteButton: View {
  let id: Int
  /// Whether the dish is a favourite; nil if that is not known.
  let isFavorite: Bool?
  let store: StoreScope<FavoritesState, FavoritesAction>
  @Environment(\.isPage) private var isPage

  var body: some View {
    if let isFavorite {
      if !isPage {
        Button(isFavorite ? "★ Kept" : "☆ Keep") { [store, id] in
          await store.dispatch(.toggle(id)).finish()
        }
      } else if isFavorite {
        Badge("★ Kept", status: .success)
      }
    }
  }
}
