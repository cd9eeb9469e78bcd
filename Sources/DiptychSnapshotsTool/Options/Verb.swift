/// The work that the program is told to do.
enum Verb: String, CaseIterable {
  case list
  case review
  case report
  case accept
  case reject
  case prune
  case doctor

  /// Whether the verb takes the paths of snapshots.
  var takesPaths: Bool {
    switch self {
    case .accept, .reject, .report: true
    case .list, .review, .prune, .doctor: false
    }
  }
}
