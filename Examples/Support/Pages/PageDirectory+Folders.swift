extension PageDirectory {
  /// Makes the folder and those above it that are missing; returns those it made, outermost first.
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

  /// Takes back what ``makeDirectories()`` did; folders that are not empty stay.
  func remove(madeDirectories: [String]) {
    for folder in madeDirectories.reversed() { try? FileSystem.removeDirectory(folder) }
  }

  /// Makes a folder unless it is there; a symbolic link to one will do.
  private func makeDirectory(_ folder: String) throws(PageDirectoryError) -> Bool {
    if let kind = try? FileKind(of: folder) {
      guard kind == .directory else { throw .notDirectory(folder) }
      return false
    }
    try Self.attempt(folder) { () throws(SystemError) in try FileSystem.makeDirectory(folder) }
    return true
  }

  /// Names the path that a system call failed for.
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
