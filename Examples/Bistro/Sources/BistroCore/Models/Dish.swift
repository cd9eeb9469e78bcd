/// A dish of the archive, with the comment of a guest.
struct Dish: Codable, Hashable, Sendable, Identifiable {
  let id: Int
  let name: String
  let category: String
  let shop: String
  let introduction: String
  let photo: Int
  let author: String
  let comment: String
  let date: CalendarDate
}
