/// A line of recent news.
struct NewsItem: Codable, Hashable, Sendable, Identifiable {
  let id: Int
  let title: String
  let category: String
  let date: CalendarDate
  let photo: Int
}
