import Diptych
import DiptychRedux

/// A button that keeps a dish or lets it go; in a page, the mark of one that is kept.
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
