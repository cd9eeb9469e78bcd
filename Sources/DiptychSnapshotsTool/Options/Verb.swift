/// The work that the program is told to do.
enum Verb: String, CaseIterable {
  case list
  case review
  case accept
  case reject
  case prune
  case doctor
}
