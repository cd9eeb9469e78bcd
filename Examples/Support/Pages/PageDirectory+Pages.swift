extension PageDirectory {
  /// Returns whether the file of a page exists with the same bytes.
  ///
  /// - Throws: An error if the page can't be written: another file is at its path or at one of its
  ///   folders, or its folder is not writable.
  func isUpToDate(_ page: Page, ownedPaths: Set<String>) throws(PageDirectoryError) -> Bool {
    var innermost = path
    for folder in PagePaths.folders(of: page.path) {
      guard let kind = try kind(of: folder) else {
        try expectWritable(innermost)
        return false
      }
      guard kind == .directory else { throw refusal(of: folder, kind) }
      innermost = location(of: folder)
    }
    let place = location(of: page.path)
    guard let kind = try kind(of: page.path) else {
      try expectWritable(innermost)
      return false
    }
    guard kind == .file, ownedPaths.contains(page.path) else {
      throw refusal(of: page.path, kind)
    }
    if try Self.attempt(place, { () throws(SystemError) in try FileSystem.hold(place, page.bytes) })
    {
      return true
    }
    try expectWritable(innermost)
    return false
  }

  /// Removes pages, and the folders that become empty; returns the pages that existed.
  ///
  /// A page that is no longer a regular file, or is reached through a symbolic link, is not
  /// removed.
  func removePages(_ pagePaths: [String]) throws(PageDirectoryError) -> [String] {
    var removed: [String] = []
    for page in pagePaths {
      let folders = PagePaths.folders(of: page)
      var isOurs = try kind(of: page) == .file
      for folder in folders { isOurs = try kind(of: folder) == .directory && isOurs }
      guard isOurs else { continue }
      let place = location(of: page)
      try Self.attempt(place) { () throws(SystemError) in try FileSystem.remove(place) }
      removed.append(page)
      for folder in folders.reversed() { try? FileSystem.removeDirectory(location(of: folder)) }
    }
    return removed
  }

  private func kind(of pagePath: some StringProtocol) throws(PageDirectoryError) -> FileKind? {
    let place = location(of: pagePath)
    return try Self.attempt(place) { () throws(SystemError) in try FileKind(ofLink: place) }
  }

  private func expectWritable(_ folder: String) throws(PageDirectoryError) {
    try Self.attempt(folder) { () throws(SystemError) in try FileSystem.expectWritable(folder) }
  }

  private func refusal(of pagePath: some StringProtocol, _ kind: FileKind) -> PageDirectoryError {
    kind == .symbolicLink
      ? .symbolicLink(directory: path, file: String(pagePath))
      : .foreignFile(directory: path, file: String(pagePath))
  }
}
