/// The folders of a site's folder that no symbolic link leads to, each looked at once.
struct RealFolders {
  /// Whether a folder that was looked at is real.
  private var known: [Substring: Bool] = [:]

  /// Returns whether the folders of a path are real.
  mutating func contain(_ path: String, in folder: SiteFolder) -> Bool {
    contain(path[...], in: folder)
  }

  private mutating func contain(_ path: Substring, in folder: SiteFolder) -> Bool {
    guard let end = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return true }
    let name = path[..<end]
    if let isReal = known[name] { return isReal }
    let isReal =
      contain(name, in: folder)
      && (try? FileKind(ofLink: folder.location(of: name))) == .directory
    known[name] = isReal
    return isReal
  }
}
