import DiptychFiles

/// The folders of a site's folder that no symbolic link leads to, each looked at once.
struct RealFolders {
  /// Whether a folder that was looked at is real.
  private var known: [Substring: Bool] = [:]

  /// Returns whether the folders of a path are real.
  mutating func contain(_ path: String, in folder: SiteFolder) throws(SiteFolderError) -> Bool {
    try contain(path[...], in: folder)
  }

  private mutating func contain(
    _ path: Substring,
    in folder: SiteFolder
  ) throws(SiteFolderError) -> Bool {
    guard let end = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return true }
    let name = path[..<end]
    if let isReal = known[name] { return isReal }
    var isReal = try contain(name, in: folder)
    if isReal {
      let place = folder.location(of: name)
      isReal = try folder.attempt(place) { () throws(SystemError) in
        try FileKind(ofLink: place) == .directory
      }
    }
    known[name] = isReal
    return isReal
  }
}
