/// A featured topic with a rating of 0 to 5.
struct Topic: Codable, Hashable, Sendable, Identifiable {
  let id: Int
  let title: String
  let caption: String
  let rating: Double
  let date: CalendarDate
  let photo: Int
}
