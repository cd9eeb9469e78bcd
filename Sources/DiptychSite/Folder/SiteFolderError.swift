/// A reason why a folder was not written.
public enum SiteFolderError: Error, Hashable, Sendable {
  /// The path of the folder leads to a file.
  case notDirectory(String)
  /// The system refuses to read or to write a file or a folder.
  case unwritable(String, reason: String)
  /// The folder already contains a file at the path of a new file, and no earlier write has created
  /// it.
  case foreignFile(directory: String, file: String)
  /// The folder contains a symbolic link at the path of a file or a folder of the site.
  case symbolicLink(directory: String, file: String)
  /// The manifest, which lists the files of the last write, is damaged.
  case damagedManifest(directory: String, file: String, line: Int)
  /// Another program writes to the folder at the same time.
  case busy(String)
  /// The path of a file is invalid on at least one system.
  case path(SitePath, SitePath.Problem)
  /// Two files, or a file and a folder, have the same path.
  case collision(String)
  /// The task was cancelled.
  case cancelled
}

extension SiteFolderError: CustomStringConvertible {
  /// The problem and a remedy, on one line.
  ///
  /// Control characters in paths are replaced by visible characters.
  public var description: String { sentence.onOneLine }

  private var sentence: String {
    switch self {
    case .notDirectory(let path):
      "“\(path)” is not a folder; choose a new or an empty one"
    case .unwritable(let path, let reason):
      "“\(path)” can't be written: \(reason); choose another folder"
    case .foreignFile(let directory, SiteRecords.name):
      """
      “\(directory)” contains files of an earlier run, but not their list, \
      “\(FolderManifest.name)”; choose a new or an empty folder
      """
    case .foreignFile(let directory, let file):
      """
      “\(directory)” contains “\(file)”, which is not from an earlier run; choose a new or an \
      empty folder
      """
    case .symbolicLink(let directory, let file):
      """
      “\(directory)” contains “\(file)”, a symbolic link instead of a file; remove the link, or \
      choose another folder
      """
    case .damagedManifest(let directory, let file, let line):
      """
      “\(directory)” has a damaged list of its files, line \(line) of “\(file)”; choose a new or \
      an empty folder
      """
    case .busy(let path):
      "“\(path)” is being written by another program; wait until it has ended"
    case .path(let path, let problem):
      "“\(path)” can't be the path of a file: it \(problem)"
    case .collision(let path):
      "“\(path)” is the path of two files, or of a file and a folder; give one of them another"
    case .cancelled:
      "cancelled; nothing was written"
    }
  }
}
