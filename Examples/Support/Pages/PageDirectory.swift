/// A folder of pages that is updated completely or not at all.
///
/// The pages are first written to a staging folder inside of it. When all of them are written, they
/// are renamed into place, each in one step, so that a reader never finds half a page. A manifest,
/// a file that lists the pages, tells them from other files:
///
/// - A folder with files but without a manifest is refused. So is a page whose path is that of a
///   file that the manifest doesn't list, or of a symbolic link, or leads through a symbolic link.
/// - Pages of the last write that are not in this one are removed, and so are the folders that
///   become empty. Nothing else is removed.
/// - Before the first rename, the manifest lists the pages of the last write and of this one; at
///   the end only those of this one. If the program is killed at any time, the manifest lists all
///   of its pages.
///
/// A page that would not change is not touched. Two programs must not write to the folder at the
/// same time.
package struct PageDirectory: Equatable, Sendable {
  /// A file to write.
  package struct Page: Equatable, Sendable {
    /// The path relative to the folder, such as "contributors/1.html"; see ``PagePaths`` for the
    /// rules.
    package let path: String
    package let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// The changes of a write, as sorted paths.
  package struct Changes: Equatable, Sendable {
    package var written: [String] = []
    package var unchanged: [String] = []
    package var removed: [String] = []
  }

  /// The path of the folder, which may not exist yet.
  package let path: String

  package init(path: String) {
    self.path = path.isEmpty ? "." : path
  }
}

extension PageDirectory {
  /// Writes pages, and removes the pages of earlier writes that are not among them.
  ///
  /// The folder and its parents are created if necessary. The sequence is read page by page, and no
  /// page is kept in memory. After an error nothing has changed, unless a rename has failed; the
  /// next write then repairs the folder.
  ///
  /// - Throws: A ``PageDirectoryError`` about the folder, or ``PageDirectoryError/cancelled``.
  package func write(_ pages: some Sequence<Page>) throws(PageDirectoryError) -> Changes {
    let made = try makeDirectories()
    do throws(PageDirectoryError) {
      let old = try manifest()
      var staging = Staging(in: self)
      defer { staging.remove() }
      var paths = PagePaths()
      var changes = Changes()
      for page in pages {
        if Task.isCancelled { throw .cancelled }
        try paths.add(page.path)
        if try isUpToDate(page, ownedPaths: old?.paths ?? []) {
          changes.unchanged.append(page.path)
        } else {
          try staging.add(page)
          changes.written.append(page.path)
        }
      }
      changes.removed = try commit(&staging, from: old, to: Manifest(paths: paths.all))
      changes.written.sort()
      changes.unchanged.sort()
      return changes
    } catch {
      remove(madeDirectories: made)
      throw error
    }
  }

  /// Moves the staged pages into place, and returns the paths of the pages that were removed.
  private func commit(
    _ staging: inout Staging,
    from old: Manifest?,
    to new: Manifest
  ) throws(PageDirectoryError) -> [String] {
    let both = Manifest(paths: new.paths.union(old?.paths ?? []))
    if both != old { try staging.place(both) }
    try staging.placePages()
    let removed = try removePages(both.paths.subtracting(new.paths).sorted())
    if new != both { try staging.place(new) }
    return removed
  }

  /// Returns the location of a page.
  package func location(of pagePath: some StringProtocol) -> String {
    path.hasSuffix("/") ? "\(path)\(pagePath)" : "\(path)/\(pagePath)"
  }
}
