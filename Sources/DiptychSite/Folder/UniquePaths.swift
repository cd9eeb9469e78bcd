/// The paths of the files of one write, which are valid and different.
struct UniquePaths {
  private var files: Set<String> = []
  private var folders: Set<String> = []

  /// Adds a path.
  ///
  /// Throws an error if the path is invalid, if another file has the path, or if another file is in
  /// a folder with the path.
  mutating func add(_ path: String) throws(SiteFolderError) {
    let path = SitePath(path)
    if path.text.isEmpty { throw .path(path, .emptyName) }
    if let problem = path.problem { throw .path(path, problem) }
    let folded = path.folded
    let ownFolders = Self.folders(of: folded).map(String.init)
    guard !folders.contains(folded), !ownFolders.contains(where: files.contains),
      files.insert(folded).inserted
    else { throw .collision(path.text) }
    folders.formUnion(ownFolders)
  }

  /// Returns the folders of a file, outermost first: "a" and "a/b" for "a/b/c.html".
  static func folders(of path: String) -> [Substring] {
    var folders: [Substring] = []
    var index = path.startIndex
    while let slash = path.utf8[index...].firstIndex(of: UInt8(ascii: "/")) {
      folders.append(path[..<slash])
      index = path.utf8.index(after: slash)
    }
    return folders
  }
}
