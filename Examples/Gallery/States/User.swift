import Diptych

/// A user in the samples.
struct User: Identifiable, Equatable, Sendable {
  let id: Int
  let name: String
  let email: String
  let location: String

  static let ada = User(
    id: 1815,
    name: "Ada Lovelace",
    email: "ada@example.org",
    location: "London"
  )

  static let stub = User(
    id: 1000,
    name: "Name Surname",
    email: "name@example.org",
    location: "Somewhere"
  )
}
