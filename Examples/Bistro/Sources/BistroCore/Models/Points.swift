/// The points of the user, and the history of their changes.
struct Points: Codable, Hashable, Sendable {
  /// A change of the points.
  struct Entry: Codable, Hashable, Sendable, Identifiable {
    let id: Int
    let title: String
    let points: Int
    let date: CalendarDate
  }

  let points: Int
  let level: String
  /// The number of points that the next level needs.
  let next: Int
  let history: [Entry]
}
