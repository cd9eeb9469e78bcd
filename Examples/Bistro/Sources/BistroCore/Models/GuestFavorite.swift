/// A photo of a dish, with the comment of the guest who took it.
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
