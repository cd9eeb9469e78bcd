/// A file in a staging folder.
enum StagedFile: Sendable {
  /// A file that is moved into place on its own.
  case alone(Int)
  /// A file that is moved together with its new folder.
  case inNewFolder(Substring, path: String)

  /// The new folder that the file is moved with, or nil.
  var newFolder: Substring? {
    switch self {
    case .alone: nil
    case .inNewFolder(let folder, _): folder
    }
  }
}
