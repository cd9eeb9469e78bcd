/// A reason why a folder of pages was not written.
package enum PageDirectoryError: Error, Equatable, Sendable {
  case notDirectory(String)
  case unwritable(String, reason: String)
  /// The folder contains a file that no earlier write has put there.
  case foreignFile(directory: String, file: String)
  case symbolicLink(directory: String, file: String)
  case damagedManifest(directory: String, file: String, line: Int)
  /// The path of a page does not stay inside the folder, or is a duplicate.
  case invalidPagePath(String)
  case cancelled
}

// MARK: - CustomStringConvertible

extension PageDirectoryError: CustomStringConvertible {
  /// One line that names the problem and its solution.
  package var description: String {
    switch self {
    case .notDirectory(let path):
      "\(quoted(path)) is not a folder; give --html a new or an empty one"
    case .unwritable(let path, let reason):
      "\(quoted(path)) can't be written: \(visible(reason)); give --html another folder"
    case .foreignFile(let directory, let file):
      "\(quoted(directory)) holds \(quoted(file)), which is not from an earlier run; give --html a"
        + " new or an empty folder"
    case .symbolicLink(let directory, let file):
      "\(quoted(directory)) holds \(quoted(file)), a symbolic link in the place of a page; remove"
        + " the link, or give --html another folder"
    case .damagedManifest(let directory, let file, let line):
      "\(quoted(directory)) has a damaged list of its pages, line \(line) of \(quoted(file)); give"
        + " --html a new or an empty folder"
    case .invalidPagePath(let path):
      "\(quoted(path)) can't be the path of a page; report this as a bug"
    case .cancelled:
      "cancelled; nothing was written"
    }
  }
}
