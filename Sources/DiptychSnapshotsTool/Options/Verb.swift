/// A verb of the command line, which selects the work of the program.
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
