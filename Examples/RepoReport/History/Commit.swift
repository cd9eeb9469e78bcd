/// A commit, as far as a list shows it.
struct Commit: Equatable, Sendable {
  /// All 40 or 64 hexadecimal digits.
  let hash: String
  /// The digits that git would show in this repository.
  let abbreviatedHash: String
  let author: Author
  /// When it was written; `nil` if what git stores is no date, or none from 1970 to 2099.
  let date: Timestamp?
  let isMerge: Bool
  /// The first paragraph of the message on one line; foreign text that may contain anything.
  let subject: String
}
