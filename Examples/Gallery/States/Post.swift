import Diptych

/// A post in the lists of the samples.
struct Post: Identifiable, Equatable, Sendable {
  let id: Int
  let title: String

  static let samples = [
    Post(id: 1, title: "Swift on Linux"),
    Post(id: 2, title: "One view, two media, and a title that is rather long"),
    Post(id: 3, title: "東京の天気"),
  ]

  static let stubs = [
    Post(id: 100_000, title: "A title of some words"),
    Post(id: 100_001, title: "Another title"),
  ]
}
