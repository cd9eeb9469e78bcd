import Diptych
import DiptychRedux

/// A favourite of the user, with the comment of a guest.
struct FavoriteCard: View {
  let id: Int
  /// The dish; nil if it has been removed from the archive.
  let dish: Dish?
  let store: StoreScope<FavoritesState, FavoritesAction>
  @Environment(\.isPage) private var isPage

  var body: some View {
    Card {
      if let dish {
        Plate(photo: dish.photo)
        Opinion(
          category: dish.category,
          shop: dish.shop,
          comment: dish.comment,
          author: dish.author,
          date: dish.date
        )
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

/// A favourite of a guest.
struct GuestFavoriteCard: View {
  let favorite: GuestFavorite

  var body: some View {
    Card {
      Plate(photo: favorite.photo)
      Opinion(
        category: favorite.category,
        shop: favorite.shop,
        comment: favorite.comment,
        author: favorite.author,
        date: favorite.date
      )
    } title: {
      Text(verbatim: favorite.title).bold()
    }
  }
}

/// The place where a guest ate a dish, and the comment of the guest.
private struct Opinion: View {
  let category: String
  let shop: String
  let comment: String
  let author: String
  let date: CalendarDate

  var body: some View {
    Text(verbatim: "\(category) · \(shop)").dim()
    Quote { Text(verbatim: comment) }
    Paragraph {
      Text(verbatim: "\(author), ").dim()
      DateView(date: date)
    }
  }
}
