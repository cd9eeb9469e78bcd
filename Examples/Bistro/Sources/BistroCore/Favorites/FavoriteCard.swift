import Diptych
import DiptychRedux

/// A favourite with what a guest said of it.
struct FavoriteCard: View {
  let id: Int
  /// The dish; nil if it is no longer in the archive.
  let dish: Dish?
  let store: StoreScope<FavoritesState, FavoritesAction>
  @Environment(\.isPage) private var isPage

  var body: some View {
    Card {
      if let dish {
        Plate(photo: dish.photo)
        Text(verbatim: "\(dish.category) · \(dish.shop)").dim()
        Quote { Text(verbatim: dish.comment) }
        Paragraph {
          Text(verbatim: "\(dish.author), ").dim()
          DateView(date: dish.date)
        }
      } else {
        Text("This dish is no longer in the archive.").dim()
      }
      if isPage { button }
    } title: {
      if isPage, let dish {
        Link(dish.name, destination: BistroSite.path(ofDish: dish.id))
      } else {
        Text(verbatim: dish?.name ?? "Dish \(id)").bold()
        Text("  ")
        button
      }
    }
  }

  private var button: some View { FavoriteButton(id: id, isFavorite: true, store: store) }
}
