/// A photo that a guest took of a dish, with what the guest said of it.
struct GuestFavorite: Codable, Hashable, Sendable, Identifiable {
  let id: Int
  let photo: Int
  let author: String
  let title: String
  let category: String
  let shop: String
  let comment: String
  let date: CalendarDate
}
