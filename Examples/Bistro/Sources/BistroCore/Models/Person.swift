/// The personal data of the user.
struct Person: Codable, Hashable, Sendable {
  let name: String
  let handle: String
  let home: String
  let memberSince: CalendarDate
  let photo: Int
  let background: Int
  let introduction: String
}
