/// A folder of pages that is brought up to date all at once or not at all.
///
/// The pages are first written to a staging folder inside it. Once all are there they are renamed
/// into place, each in one step, so that a reader never finds half a page. A manifest, a file that
/// lists the pages, tells them from the files of others:
///
/// - A folder with files but without a manifest is refused, and so is a page in the place of a file
///   that the manifest doesn't list, or in the place of a symbolic link or below one.
/// - Pages of the last time that are no longer wanted are removed, and so are the folders that this
///   empties; nothing else is.
/// - Before the first rename the manifest lists the pages of the last time and of this one, at the
///   end only those of this one. Whenever the program is killed, all of its pages are listed.
///
/// A page that would stay the same is not touched. Two programs must not write at the same time.
package struct PageDirectory: Equatable, Sendable {
  /// A file to write.
  package struct Page: Equatable, Sendable {
    /// Relative to the folder, like "contributors/1.html"; ``PagePaths`` has the rules.
    package let path: String
    package let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// What a write did, as sorted paths.
  package struct Changes: Equatable, Sendable {
    package var written: [String] = []
    package var unchanged: [String] = []
    package var removed: [String] = []
  }

  /// Where the folder is, or will be.
  package let path: String

  package init(path: String) {
    self.path = path.isEmpty ? "." : path
  }
}

extension PageDirectory {
  /// Makes the folder hold these pages, and of its own files no others.
  ///
  /// The folder is made if need be, with those above it. The sequence is read page by page, and no
  /// page is kept in memory. After an error nothing has changed, unless a rename failed although
  /// everything spoke for it; the next write then puts that right.
  ///
  /// Throws the cases of ``PageDirectoryError`` about the pages' folder, or ``PageDirectoryError/cancelled``.
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

  /// Puts what is staged in its place, and returns the paths of the pages removed.
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

  /// Where a page is.
  package func location(of pagePath: some StringProtocol) -> String {
    path.hasSuffix("/") ? "\(path)\(pagePath)" : "\(path)/\(pagePath)"
  }
}
