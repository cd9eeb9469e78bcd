import Diptych

/// The page of a dish.
struct DishPage: View {
  let dish: Dish
  let isFavorite: Bool

  var body: some View {
    SitePage(title: dish.name, tab: .archive) {
      Breadcrumbs {
        Link(Tab.archive.title, destination: BistroSite.path(of: .archive))
        Text(verbatim: dish.name)
      }
      Heading(dish.name, level: 1)
      Plate(photo: dish.photo)
      Text(verbatim: dish.introduction)
      Facts {
        LabeledContent("Category", value: dish.category)
        LabeledContent("Shop", value: dish.shop)
      }
      Quote { Text(verbatim: dish.comment) }
      Paragraph {
        Text(verbatim: "\(dish.author), ")
        DateView(date: dish.date)
      }
      if isFavorite { Badge("★ Kept", status: .success) }
    }
  }
}
