/// The information for the user, in three lists.
struct Information: Codable, Hashable, Sendable {
  /// A line of a list.
  struct Entry: Codable, Hashable, Sendable, Identifiable {
    let id: Int
    let title: String
    let text: String
    let date: CalendarDate
  }

  let announcements: [Entry]
  let comments: [Entry]
  let recents: [Entry]
}
