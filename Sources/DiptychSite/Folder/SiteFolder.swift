import DiptychFiles

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
  public init(_ path: String) { self.path = path.isEmpty ? "." : path }

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

/// A file of a site.
public struct SiteFile: Hashable, Sendable {
  /// The path of the file in the folder of the site, such as `guide/start/index.html`.
  public let path: String

  /// The bytes of the file.
  public let bytes: [UInt8]

  /// Creates a file.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

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
    let lock = try attempt(path, try FileSystem.lock(path))
    guard let lock else { throw .busy(path) }
    return lock
  }

  /// Creates a folder unless it exists, possibly as a symbolic link.
  ///
  /// Returns whether it was created.
  private func makeDirectory(_ folder: String) throws(SiteFolderError) -> Bool {
    do throws(SiteFolderError) {
      try attempt(folder, try FileSystem.makeDirectory(folder))
      return true
    } catch {
      guard let kind = try? FileKind(of: folder) else { throw error }
      guard kind == .directory else { throw .notDirectory(folder) }
      return false
    }
  }
}

/// The paths of the files of one write, which are valid and different.
struct UniquePaths {
  private var files: Set<String> = []
  private var folders: Set<String> = []

  /// Adds a path.
  ///
  /// Throws an error if the path is invalid, if another file has the path, or if another file is in
  /// a folder with the path.
  mutating func add(_ path: String) throws(SiteFolderError) {
    let path = SitePath(path)
    if path.text.isEmpty { throw .path(path, .emptyName) }
    if let problem = path.problem { throw .path(path, problem) }
    let folded = path.folded
    let ownFolders = Self.folders(of: folded).map(String.init)
    guard !folders.contains(folded), !ownFolders.contains(where: files.contains),
      files.insert(folded).inserted
    else { throw .collision(path.text) }
    folders.formUnion(ownFolders)
  }

  /// Returns the folders of a file, outermost first: "a" and "a/b" for "a/b/c.html".
  static func folders(of path: String) -> [Substring] {
    var folders: [Substring] = []
    var index = path.startIndex
    while let slash = path.utf8[index...].firstIndex(of: UInt8(ascii: "/")) {
      folders.append(path[..<slash])
      index = path.utf8.index(after: slash)
    }
    return folders
  }
}
