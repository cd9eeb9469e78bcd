import Diptych
import DiptychRedux

/// A card for a dish, with its matches marked.
struct DishCard: View {
  let dish: DishViewModel
  let store: StoreScope<FavoritesState, FavoritesAction>
  @Environment(\.isPage) private var isPage

  var body: some View {
    Card {
      Plate(photo: dish.photo)
      if isPage { Paragraph { place } }
      Paragraph { MarkedText(runs: dish.introduction) }
      if isPage { button }
    } title: {
      if isPage {
        Link(destination: BistroSite.path(ofDish: dish.id)) { MarkedText(runs: dish.name) }
      } else {
        MarkedText(runs: dish.name).bold()
        Text("  ")
        place
        Text("  ")
        button
      }
    }
  }

  @ViewBuilder private var place: some View {
    MarkedText(runs: dish.category).dim()
    Text(" · ").dim()
    MarkedText(runs: dish.shop).dim()
  }

  private var button: some View {
    FavoriteButton(id: dish.id, isFavorite: dish.isFavorite, store: store)
  }
}
