/// The data that a view shows of a dish, with the matches of a search.
struct DishViewModel: Equatable, Sendable, Identifiable {
  let id: Int
  let photo: Int
  let title: String
  let name: [MatchRun]
  let category: [MatchRun]
  let shop: [MatchRun]
  let introduction: [MatchRun]
  /// Whether the dish is a favourite; nil if that is not known.
  let isFavorite: Bool?

  init(_ dish: Dish, query: DishQuery, isFavorite: Bool?) {
    let term = query.term
    id = dish.id
    photo = dish.photo
    title = dish.name
    name = MatchRun.runs(of: dish.name, matching: term)
    category = MatchRun.runs(
      of: dish.category,
      matching: term,
      rest: query.category == dish.category ? .category : nil
    )
    shop = MatchRun.runs(of: dish.shop, matching: term)
    introduction = MatchRun.runs(of: dish.introduction, matching: term)
    self.isFavorite = isFavorite
  }
}
