import DiptychFiles

extension SiteFolder {
  /// Creates the folder and its missing parents; returns the ones created, outermost first.
  func makeDirectories() throws(SiteFolderError) -> [String] {
    var made: [String] = []
    var folder = path.hasPrefix("/") ? "/" : ""
    do throws(SiteFolderError) {
      for component in path.split(separator: "/") {
        folder += component
        if try makeDirectory(folder) { made.append(folder) }
        folder += "/"
      }
      return made
    } catch {
      remove(madeDirectories: made)
      throw error
    }
  }

  /// Removes the folders that ``makeDirectories()`` created, unless they contain files.
  func remove(madeDirectories: [String]) {
    for folder in madeDirectories.reversed() { try? FileSystem.removeDirectory(folder) }
  }

  /// Locks the folder, and returns the descriptor that holds the lock.
  func lock() throws(SiteFolderError) -> Int32 {
    let lock = try attempt(path) { () throws(SystemError) in try FileSystem.lock(path) }
    guard let lock else { throw .busy(path) }
    return lock
  }

  /// Creates a folder unless it exists, possibly as a symbolic link.
  ///
  /// Returns whether it was created.
  private func makeDirectory(_ folder: String) throws(SiteFolderError) -> Bool {
    if let kind = try? FileKind(of: folder) {
      guard kind == .directory else { throw .notDirectory(folder) }
      return false
    }
    try attempt(folder) { () throws(SystemError) in try FileSystem.makeDirectory(folder) }
    return true
  }
}
