import DiptychFiles
import DiptychSystem

/// An update of a folder, from its lock to its new manifest.
///
/// Several tasks add files at the same time. A reader of the folder sees no change before
/// ``commit()``.
final class FolderUpdate: Sendable {
  /// A file that was added.
  private struct Entry {
    let path: String
    var change: SitePlan.Change
    /// The number of the staged file, or nil if the folder already has the same file.
    var staged: Int?
  }

  private struct State {
    var entries: [String: Entry] = [:]
    /// The number of files that were staged so far.
    var stagedCount = 0
  }

  let folder: SiteFolder
  /// The files of the last write.
  let ownedPaths: Set<String>
  private let old: FolderManifest?
  private let staging: StagingFolder
  private let isDryRun: Bool
  /// The folders that were made for this update.
  private let madeFolders: [String]
  /// The descriptor that holds the lock, or nil for a folder that does not exist.
  private let lock: Int32?
  private let state = Mutex(State())

  /// Begins an update.
  ///
  /// - Parameters:
  ///   - folder: The folder, which is created with its parents.
  ///   - isDryRun: Whether nothing is created or changed, and files are only compared.
  /// - Throws: An error if the folder contains files but no manifest, or if another program writes
  ///   to it.
  init(of folder: SiteFolder, isDryRun: Bool = false) throws(SiteFolderError) {
    self.folder = folder
    self.isDryRun = isDryRun
    staging = StagingFolder(in: folder)
    if isDryRun {
      let kind = try folder.attempt(folder.path, try FileKind(ofLink: folder.path))
      guard kind != nil else {
        (old, ownedPaths, madeFolders, lock) = (nil, [], [], nil)
        return
      }
    }
    let made = isDryRun ? [] : try folder.makeDirectories()
    do throws(SiteFolderError) {
      lock = try folder.lock()
    } catch {
      folder.remove(madeDirectories: made)
      throw error
    }
    madeFolders = made
    do throws(SiteFolderError) {
      old = try folder.manifest()
    } catch {
      if let lock { FileSystem.unlock(lock) }
      folder.remove(madeDirectories: made)
      throw error
    }
    ownedPaths = old?.paths ?? []
    if !isDryRun { StagingFolder.removeAll(in: folder) }
  }

  deinit {
    if let lock { FileSystem.unlock(lock) }
  }

  /// Compares a file with the file at its path in the folder, and stages it if they differ.
  ///
  /// - Throws: An error if the file can't be written, because another program's file is at its path
  ///   or at the path of one of its folders, or because its folder is not writable.
  func add(_ file: SiteFile) throws(SiteFolderError) -> SitePlan.Change {
    let change = try change(of: file)
    try record(file, change)
    return change
  }

  /// Replaces bytes of a file that was added.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - offsets: The offsets of the bytes.
  ///   - bytes: The bytes at each of the offsets.
  /// - Throws: The error of the system.
  func patch(_ path: String, at offsets: [Int], with bytes: [UInt8]) throws(SiteFolderError) {
    guard let entry = state.withLock({ $0.entries[path] }) else { return }
    if let staged = entry.staged {
      guard !isDryRun else { return }
      for offset in offsets {
        let place = staging.location(of: staged)
        try folder.attempt(folder.path, try FileSystem.patch(place, at: offset, bytes))
      }
      if entry.change == .changed { try dropIfSame(entry, staged) }
    } else {
      let place = folder.location(of: path)
      var contents = try folder.attempt(place, try FileSystem.contents(place))
      for offset in offsets { contents.replaceSubrange(offset..<offset + bytes.count, with: bytes) }
      try record(SiteFile(path: path, bytes: contents), .changed)
    }
  }

  private func place(_ bytes: [UInt8], at name: String) throws(SiteFolderError) {
    try staging.move(try stage(bytes), to: name)
  }

  /// Returns the bytes of a file that no manifest lists; nil if it can't be read.
  func control(_ name: String) -> [UInt8]? {
    guard old != nil else { return nil }
    return try? FileSystem.contentsOfFile(folder.location(of: name))
  }

  /// Moves the files into place, and removes the files that the site no longer has.
  ///
  /// - Parameter records: The records of the files for the next write, or nil.
  /// - Returns: The changes.
  /// - Throws: An error if another program's file is at the path of a file, or if the system
  ///   refuses a change.
  func commit(records: [UInt8]? = nil) throws(SiteFolderError) -> SitePlan {
    defer { discardStaging() }
    let entries = state.withLock { $0.entries }
    let new = FolderManifest(paths: Set(entries.keys))
    // A file whose name was only composed differently is another file, unless the system says that
    // it is the same.
    let recomposed = ownedPaths.filter { path in
      guard let entry = entries[path], entry.change == .added else { return false }
      return ExactText(entry.path) != ExactText(path)
    }
    let stale = ownedPaths.subtracting(new.paths).union(recomposed)
    try checkFolders(inPlaceOf: entries.values, stale: stale)
    let changes = entries.values.map { ($0.path, $0.change) }
    guard !isDryRun else {
      var removed: [String] = []
      for path in stale where try isOurs(path) { removed.append(path) }
      return SitePlan(changes, removed: removed)
    }
    let both = stale.isEmpty ? new : FolderManifest(paths: new.paths.union(ownedPaths))
    if both != old { try place(both.bytes, at: FolderManifest.name) }
    let newFolders = stale.isEmpty ? [] : Set(new.paths.flatMap(UniquePaths.folders))
    let blocking = stale.filter { path in
      newFolders.contains(path[...])
        || UniquePaths.folders(of: path).contains { new.paths.contains(String($0)) }
    }
    var removed = try removeFiles(blocking.sorted())
    try placeFiles(entries.values.filter { $0.staged != nil }.sorted { $0.path < $1.path })
    removed += try removeFiles(stale.subtracting(blocking).sorted())
    if let records, control(SiteRecords.name) != records {
      try place(records, at: SiteRecords.name)
    }
    let plan = SitePlan(changes, removed: removed)
    // The manifest is written last, so a program can watch it to notice a complete update.
    if new != both || !plan.isEmpty { try place(new.bytes, at: FolderManifest.name) }
    return plan
  }

  /// Ends the update without a change.
  func discard() {
    discardStaging()
    folder.remove(madeDirectories: madeFolders)
  }

  private func discardStaging() {
    if state.withLock({ $0.stagedCount > 0 }) { staging.remove() }
  }
}

// MARK: - Files

extension FolderUpdate {
  private func record(_ file: SiteFile, _ change: SitePlan.Change) throws(SiteFolderError) {
    let staged = change == .unchanged ? nil : isDryRun ? 0 : try stage(file.bytes)
    state.withLock {
      $0.entries[file.path] = Entry(path: file.path, change: change, staged: staged)
    }
  }

  /// Drops a staged file if it equals the file in the folder after all.
  private func dropIfSame(_ entry: Entry, _ staged: Int) throws(SiteFolderError) {
    let place = folder.location(of: entry.path)
    let bytes = try folder.attempt(place, try FileSystem.contents(staging.location(of: staged)))
    let isSame = try folder.attempt(place, try FileSystem.hold(place, bytes))
    guard isSame else { return }
    state.withLock {
      $0.entries[entry.path] = Entry(path: entry.path, change: .unchanged, staged: nil)
    }
  }

  /// Returns the difference between a file and the file at its path in the folder.
  private func change(of file: SiteFile) throws(SiteFolderError) -> SitePlan.Change {
    // A folder that this update has created is empty.
    guard lock != nil, madeFolders.isEmpty else { return .added }
    var innermost = folder.path
    for name in UniquePaths.folders(of: file.path) {
      guard let kind = try kind(of: name) else {
        try expectWritable(innermost)
        return .added
      }
      // An old file of the site, which is removed first.
      if kind == .file && ownedPaths.contains(String(name)) { return .added }
      guard kind == .directory else { throw refusal(of: name, kind) }
      innermost = folder.location(of: name)
    }
    guard let kind = try kind(of: file.path) else {
      try expectWritable(innermost)
      return .added
    }
    // When all files are added, it is known whether the folder can be removed.
    if kind == .directory { return .added }
    guard kind == .file, ownedPaths.contains(file.path) else { throw refusal(of: file.path, kind) }
    let place = folder.location(of: file.path)
    let isSame = try folder.attempt(place, try FileSystem.hold(place, file.bytes))
    if isSame { return .unchanged }
    try expectWritable(innermost)
    return .changed
  }

  /// Writes a file to the staging folder, and returns its number.
  private func stage(_ bytes: [UInt8]) throws(SiteFolderError) -> Int {
    let number = try state.withLock { state throws(SiteFolderError) in
      state.stagedCount += 1
      try staging.makePlace(of: state.stagedCount)
      return state.stagedCount
    }
    try staging.write(bytes, to: number)
    return number
  }

  private func placeFiles(_ entries: [Entry]) throws(SiteFolderError) {
    var made: Set<Substring> = []
    for entry in entries {
      guard let staged = entry.staged else { continue }
      for name in UniquePaths.folders(of: entry.path) where made.insert(name).inserted {
        let place = folder.location(of: name)
        guard try folder.attempt(place, try FileKind(ofLink: place)) == nil else { continue }
        try folder.attempt(place, try FileSystem.makeDirectory(place))
      }
      // An empty folder may stand in the place of a new file.
      if entry.change == .added, try kind(of: entry.path) == .directory {
        try? FileSystem.removeDirectory(folder.location(of: entry.path))
      }
      try staging.move(staged, to: entry.path)
    }
  }

  /// Removes files, and the folders that become empty; returns the files that existed.
  private func removeFiles(_ paths: [String]) throws(SiteFolderError) -> [String] {
    var removed: [String] = []
    for path in paths {
      let folders = try realFolders(of: path)
      if try isOurs(path) {
        let place = folder.location(of: path)
        try folder.attempt(place, try FileSystem.remove(place))
        removed.append(path)
      }
      // This includes the folders of a file that an interrupted write has removed already.
      for name in folders.reversed() {
        try? FileSystem.removeDirectory(folder.location(of: name))
      }
    }
    return removed
  }

  /// Whether a path leads to a regular file, without symbolic links.
  private func isOurs(_ path: String) throws(SiteFolderError) -> Bool {
    let folders = try realFolders(of: path)
    guard folders.count == UniquePaths.folders(of: path).count else { return false }
    return try kind(of: path) == .file
  }

  /// Returns the folders of a path, up to one that is missing or a symbolic link.
  private func realFolders(of path: String) throws(SiteFolderError) -> [Substring] {
    var folders: [Substring] = []
    for name in UniquePaths.folders(of: path) {
      guard try kind(of: name) == .directory else { break }
      folders.append(name)
    }
    return folders
  }

  /// Throws an error if the path of a new file is a folder that contains another program's file.
  private func checkFolders(
    inPlaceOf entries: some Sequence<Entry>,
    stale: Set<String>
  ) throws(SiteFolderError) {
    for entry in entries where entry.change == .added {
      guard try kind(of: entry.path) == .directory else { continue }
      try checkFolder(entry.path, stale: stale)
    }
  }

  private func checkFolder(_ path: String, stale: Set<String>) throws(SiteFolderError) {
    let place = folder.location(of: path)
    let names = try folder.attempt(place, try FileSystem.entries(place))
    for name in names.sorted() {
      let inner = "\(path)/\(name)"
      guard let kind = try kind(of: inner) else { continue }
      if kind == .directory {
        try checkFolder(inner, stale: stale)
      } else if kind != .file || !stale.contains(inner) {
        throw refusal(of: inner, kind)
      }
    }
  }

  private func kind(of path: some StringProtocol) throws(SiteFolderError) -> FileKind? {
    let place = folder.location(of: path)
    return try folder.attempt(place, try FileKind(ofLink: place))
  }

  private func expectWritable(_ path: String) throws(SiteFolderError) {
    try folder.attempt(path, try FileSystem.expectWritable(path))
  }

  private func refusal(of path: some StringProtocol, _ kind: FileKind) -> SiteFolderError {
    kind == .symbolicLink
      ? .symbolicLink(directory: folder.path, file: String(path))
      : .foreignFile(directory: folder.path, file: String(path))
  }
}
