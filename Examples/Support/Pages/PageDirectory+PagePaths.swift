extension PageDirectory {
  /// The paths of the pages of one write, which are valid and unique.
  struct PagePaths {
    private(set) var all: Set<String> = []
    private var folders: Set<Substring> = []

    /// Adds a path; throws if it is invalid, a duplicate, or the folder of another path.
    mutating func add(_ path: String) throws(PageDirectoryError) {
      let ownFolders = Self.folders(of: path)
      guard Self.isValid(path),
        !folders.contains(path[...]),
        !ownFolders.contains(where: { all.contains(String($0)) }),
        all.insert(path).inserted
      else { throw .invalidPagePath(path) }
      folders.formUnion(ownFolders)
    }

    /// Returns whether a path stays inside the folder and names the same file on every file system.
    ///
    /// Only visible ASCII characters except backslashes are allowed: file systems differ in how
    /// they normalise other characters. The names of the manifest and of staging folders are
    /// reserved.
    static func isValid(_ path: String) -> Bool {
      let components = path.split(separator: "/", omittingEmptySubsequences: false)
      return path.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\\") }
        && components.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
        && components.first != Manifest.name[...]
        && components.first?.hasPrefix(Staging.prefix) == false
    }

    /// Returns the folders of a page, outermost first: "a" and "a/b" for "a/b/c.html".
    static func folders(of path: String) -> [Substring] {
      path.indices.filter { path[$0] == "/" }.map { path[..<$0] }
    }
  }
}
