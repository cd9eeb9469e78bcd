import DiptychFiles

/// The subfolders of a site's folder that are no symbolic links.
///
/// Each of them is checked once.
struct RealFolders {
  /// Whether a folder that was checked is real.
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
