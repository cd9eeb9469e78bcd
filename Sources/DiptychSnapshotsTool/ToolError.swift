import DiptychExampleSupport
import DiptychSnapshots

/// A reason why a verb could not do its work; the program ends with status 1.
enum ToolError: Error, Equatable {
  /// A path names no staged output.
  case notStaged(String, suggestion: String?)
  /// Outputs could not be accepted; the others were.
  case notAccepted([SnapshotError])
}

extension ToolError: CustomStringConvertible {
  var description: String {
    switch self {
    case .notStaged(let path, let suggestion?):
      "no output is staged at \(quoted(path)); did you mean \(quoted(suggestion))?"
    case .notStaged(let path, nil):
      "no output is staged at \(quoted(path)); 'swift run snapshots list' shows those that are."
    case .notAccepted(let errors):
      errors.map(\.description).joined(separator: "\n")
    }
  }
}
