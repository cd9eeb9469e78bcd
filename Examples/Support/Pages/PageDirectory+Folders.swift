extension PageDirectory {
  /// Creates the folder and its missing parents; returns the ones created, outermost first.
  func makeDirectories() throws(PageDirectoryError) -> [String] {
    var made: [String] = []
    var folder = path.hasPrefix("/") ? "/" : ""
    do throws(PageDirectoryError) {
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

  /// Creates a folder unless it exists, also as a symbolic link; returns whether it was created.
  private func makeDirectory(_ folder: String) throws(PageDirectoryError) -> Bool {
    if let kind = try? FileKind(of: folder) {
      guard kind == .directory else { throw .notDirectory(folder) }
      return false
    }
    try Self.attempt(folder) { () throws(SystemError) in try FileSystem.makeDirectory(folder) }
    return true
  }

  /// Runs a system call, and adds the path to its error.
  static func attempt<Result>(
    _ path: String,
    _ call: () throws(SystemError) -> Result
  ) throws(PageDirectoryError) -> Result {
    do throws(SystemError) {
      return try call()
    } catch {
      throw .unwritable(path, reason: "\(error)")
    }
  }
}
