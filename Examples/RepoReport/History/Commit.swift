/// A commit with the fields that a list shows.
struct Commit: Equatable, Sendable {
  /// The hash with all of its 40 or 64 hexadecimal digits.
  let hash: String
  /// The hash as git abbreviates it in this repository.
  let abbreviatedHash: String
  let author: Author
  /// The date; `nil` if the commit has no date from 1970 to 2099.
  let date: Timestamp?
  /// The full hashes of the parents.
  let parents: [String]
  /// The first paragraph of the message, on one line.
  ///
  /// It is untrusted text, which may contain any character.
  let subject: String
  /// The whole message, if messages were read.
  ///
  /// It is untrusted text with line feeds.
  var message = ""

  var isMerge: Bool { parents.count > 1 }
}
