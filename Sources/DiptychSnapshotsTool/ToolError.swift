import DiptychSnapshots

/// A reason why a verb could not do its work.
///
/// The program ends with status 1.
enum ToolError: Error, Equatable {
  /// There is no staged output at a path.
  case notStaged(String, suggestion: String?)
  /// Some outputs could not be accepted.
  ///
  /// All other outputs were accepted.
  case notAccepted([SnapshotError])
  /// The page of a report can't be written.
  case unwritable(path: String, reason: String)
  /// The page of a report would replace a symbolic link.
  case link(path: String)
}

extension ToolError: CustomStringConvertible {
  var description: String {
    switch self {
    case .notStaged(let path, let suggestion?):
      "no output is staged at \(quoted(path)); did you mean \(quoted(suggestion))?"
    case .notStaged(let path, nil):
      """
      no output is staged at \(quoted(path)); 'swift run diptych-snapshots list' shows those that \
      are.
      """
    case .notAccepted(let errors):
      errors.map(\.description).joined(separator: "\n")
    case .unwritable(let path, let reason):
      "\(quoted(path)) can't be written: \(visible(reason)); give --output another file."
    case .link(let path):
      "\(quoted(path)) is a link, which the page would replace; give --output another file."
    }
  }
}
