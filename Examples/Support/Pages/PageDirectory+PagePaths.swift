extension PageDirectory {
  /// The paths of the pages of one write, each of them valid and there once.
  struct PagePaths {
    private(set) var all: Set<String> = []
    private var folders: Set<Substring> = []

    /// Adds a path, unless it is invalid, there already, or a folder of another one.
    mutating func add(_ path: String) throws(PageDirectoryError) {
      let ownFolders = Self.folders(of: path)
      guard Self.isValid(path),
        !folders.contains(path[...]),
        !ownFolders.contains(where: { all.contains(String($0)) }),
        all.insert(path).inserted
      else { throw .invalidPagePath(path) }
      folders.formUnion(ownFolders)
    }

    /// Whether a path stays inside the folder, everywhere, and means the same file everywhere.
    ///
    /// Only visible ASCII characters are allowed, without backslashes: others differ between file
    /// systems that compose, decompose or fold them. The names of the manifest and of staging
    /// folders are taken.
    static func isValid(_ path: String) -> Bool {
      let components = path.split(separator: "/", omittingEmptySubsequences: false)
      return path.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\\") }
        && components.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
        && components.first != Manifest.name[...]
        && components.first?.hasPrefix(Staging.prefix) == false
    }

    /// The folders that a page is in, outermost first: "a" and "a/b" for "a/b/c.html".
    static func folders(of path: String) -> [Substring] {
      path.indices.filter { path[$0] == "/" }.map { path[..<$0] }
    }
  }
}
