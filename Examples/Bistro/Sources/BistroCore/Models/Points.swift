/// The points of the user, and how they came about.
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
  /// The points of the next level.
  let next: Int
  let history: [Entry]
}
