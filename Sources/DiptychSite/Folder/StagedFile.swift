/// A file in a staging folder.
enum StagedFile: Sendable {
  /// A file that is moved into place on its own.
  case alone(Int)
  /// A file of a folder that is new to the site, with its path in that folder.
  case inNewFolder(Substring, path: String)

  /// The outermost of the file's folders that is new to the site, if it is moved with it.
  var newFolder: Substring? {
    switch self {
    case .alone: nil
    case .inNewFolder(let folder, _): folder
    }
  }
}
