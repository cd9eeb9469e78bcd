import Diptych

/// The user of the first and the third article.
struct User: Sendable, Hashable, CustomStringConvertible {
  var id = 1
  var name = "Ada"
  var email = "ada@example.org"
  var location = "London"

  var description: String { name }

  static let ada = User()
  static let stub = User(id: 0, name: "Name Surname", email: "name@example.org", location: "Town")
}

/// A post in a list of the first article.
struct Post: Sendable, Hashable, Identifiable, CustomStringConvertible {
  let id: Int

  var title: String { "Post \(id)" }
  var description: String { "\(id)" }
}

/// The article that a screen of the second article shows.
struct Page: Sendable, Hashable, CustomStringConvertible {
  var title: String
  var text: String

  var description: String { title }

  static let loaded = Page(title: "States", text: "A screen has more than one.")
  static let stub = Page(title: "A title", text: "A text of some words.")
}

/// The failure of all loads.
struct Offline: DisplayableError, Hashable, CustomStringConvertible {
  var message: String { "You are offline." }
  var description: String { "offline" }
}

/// The posts of a server, which returns posts from an id on.
struct PostAPI: Sendable {
  var count = 75

  func posts() async throws(Offline) -> [Post] { try await posts(minID: 0, count: 30) }

  func posts(after last: Post) async throws(Offline) -> [Post] {
    try await posts(minID: last.id + 1, count: 30)
  }

  func posts(minID: Int, count: Int) async throws(Offline) -> [Post] {
    (minID..<max(minID, min(minID + count, self.count))).map { Post(id: $0) }
  }
}
