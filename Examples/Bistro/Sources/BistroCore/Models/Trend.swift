/// An article about a trend.
struct Trend: Codable, Hashable, Sendable, Identifiable {
  let id: Int
  let title: String
  let introduction: String
  let date: CalendarDate
  let photo: Int
}
