/// A folder of files that is updated as a whole.
///
/// ```swift
/// let plan = try SiteFolder("public").write([SiteFile(path: "a.txt", bytes: Array("A".utf8))])
/// print(plan)  // 1 added, 0 changed, 0 unchanged, 0 removed
/// ```
///
/// The files are first written to a staging folder inside of the folder. When all files are in the
/// staging folder, each of them is moved to its path by an atomic rename. So a program that reads
/// the folder never finds an incomplete file. A new subfolder is renamed together with its files.
/// The file `.diptych-manifest` lists the files that were written. With this list, the next write
/// distinguishes its own files from other files in the folder:
///
/// - If the folder contains files but no manifest, the write throws an error. It also throws an
///   error if it would replace a file that the manifest doesn't list, or if a symbolic link is in
///   the path of a file.
/// - Files of the last write that are missing from the new write are removed, together with the
///   folders that become empty. Nothing else is removed.
/// - Before the first rename, the manifest lists the files of the last write and of the new write.
///   At the end, it only lists the files of the new write. If the program is killed at any time,
///   each file is either the complete old file or the complete new file, and the next write
///   completes the update.
///
/// Unchanged files are not touched. The folder is locked during a write, so a second program that
/// writes to the folder at the same time gets the error ``SiteFolderError/busy(_:)``.
public struct SiteFolder: Hashable, Sendable {
  /// The path of the folder, which may not exist yet.
  public let path: String

  /// Creates a value for the folder at a path; an empty path is the current folder.
  public init(_ path: String) {
    self.path = path.isEmpty ? "." : path
  }

  /// Writes files, and removes each file of the last write that is not written again.
  ///
  /// The folder and its parents are created if necessary. The write reads the sequence file by
  /// file, and does not keep the files in memory. After an error, the folder is unchanged, unless
  /// the error was a failed rename. In this case, the next write repairs the folder.
  ///
  /// - Parameter files: The files; their order does not matter.
  /// - Returns: The changes.
  /// - Throws: A ``SiteFolderError``. If the task was cancelled, the error is
  ///   ``SiteFolderError/cancelled``.
  public func write(_ files: some Sequence<SiteFile>) throws(SiteFolderError) -> SitePlan {
    try update(with: files, isDryRun: false)
  }

  /// Returns the changes that a write of some files would make, without making them.
  ///
  /// - Throws: The errors that ``write(_:)`` can find before it writes a file.
  public func plan(_ files: some Sequence<SiteFile>) throws(SiteFolderError) -> SitePlan {
    try update(with: files, isDryRun: true)
  }

  private func update(
    with files: some Sequence<SiteFile>,
    isDryRun: Bool
  ) throws(SiteFolderError) -> SitePlan {
    let update = try FolderUpdate(of: self, isDryRun: isDryRun)
    do throws(SiteFolderError) {
      var paths = UniquePaths()
      for file in files {
        if Task.isCancelled { throw .cancelled }
        try paths.add(file.path)
        _ = try update.add(file)
      }
      return try update.commit()
    } catch {
      update.discard()
      throw error
    }
  }

  /// Returns the path of a file on disk, from its path in the folder.
  public func location(of path: some StringProtocol) -> String {
    self.path.hasSuffix("/") ? "\(self.path)\(path)" : "\(self.path)/\(path)"
  }
}
