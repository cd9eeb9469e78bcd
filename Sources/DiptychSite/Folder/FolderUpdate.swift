import DiptychFiles
import Synchronization

/// An update of a folder, from its lock to its new manifest.
///
/// Several tasks add files at the same time. A reader of the folder sees no change before
/// ``commit()``.
final class FolderUpdate: Sendable {
  /// A file that was added.
  private struct Entry {
    let path: String
    var change: SitePlan.Change
    /// The staged file, or nil if the folder already has the same file.
    var staged: StagedFile?
  }

  private struct State {
    var entries: [String: Entry] = [:]
    /// The number of files that were staged on their own so far.
    var stagedCount = 0
    /// Whether files were staged.
    var hasStaged = false
  }

  let folder: SiteFolder
  /// The files of the last write.
  let ownedPaths: Set<String>
  private let old: FolderManifest?
  private let staging: StagingFolder
  private let isDryRun: Bool
  /// The folders that were made for this update.
  private let madeFolders: [String]
  /// The seal of the records of the last write; nil if files have to be read.
  private let seal: FolderSeal?
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
      let kind = try folder.attempt(folder.path) { () throws(SystemError) in
        try FileKind(ofLink: folder.path)
      }
      guard kind != nil else {
        (old, ownedPaths, madeFolders, seal, lock) = (nil, [], [], nil, nil)
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
    seal = old == nil ? nil : FolderSeal(of: folder.location(of: SiteRecords.name))
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
    let (change, newFolder) = try change(of: file)
    try record(file, change, newFolder: newFolder)
    return change
  }

  /// Whether the records of the last write show untouched files, so that these need not be read.
  var isSealed: Bool { seal != nil }

  /// Returns whether a file of the last write is certainly unchanged.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - byteCount: The number of bytes that it had.
  ///   - folders: The folders that were checked for other files.
  /// - Returns: True if the file is certainly untouched.
  func hasUntouched(_ path: String, byteCount: Int, _ folders: inout RealFolders) -> Bool {
    guard let seal, ownedPaths.contains(path), (try? folders.contain(path, in: folder)) == true
    else { return false }
    return seal.covers(folder.location(of: path), byteCount: byteCount)
  }

  /// Returns the bytes of a file of the last write, or nil if it is missing or can't be read.
  func contents(of path: String) -> [UInt8]? {
    var folders = RealFolders()
    guard ownedPaths.contains(path), (try? folders.contain(path, in: folder)) == true else {
      return nil
    }
    return try? FileSystem.contentsOfFile(folder.location(of: path))
  }

  /// Adds the existing file in the folder.
  func keep(_ path: String) {
    state.withLock {
      $0.entries[path] = Entry(path: path, change: .unchanged, staged: nil)
    }
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
        try folder.attempt(folder.path) { () throws(SystemError) in
          try FileSystem.patch(staging.location(of: staged), at: offset, bytes)
        }
      }
      if entry.change == .changed { try dropIfSame(entry, staged) }
    } else {
      let place = folder.location(of: path)
      var contents = try folder.attempt(place) { () throws(SystemError) in
        try FileSystem.contents(place)
      }
      for offset in offsets { contents.replaceSubrange(offset..<offset + bytes.count, with: bytes) }
      try record(SiteFile(path: path, bytes: contents), .changed, newFolder: nil)
    }
  }

  private func place(_ bytes: [UInt8], at name: String) throws(SiteFolderError) {
    try staging.move(.alone(try stage(bytes)), to: name)
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
    let stale = ownedPaths.subtracting(new.paths)
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
    if let records { try record(records) }
    let plan = SitePlan(changes, removed: removed)
    // The manifest is written last, so a program can watch it to notice a complete update.
    if new != both || !plan.isEmpty { try place(new.bytes, at: FolderManifest.name) }
    return plan
  }

  /// Writes the records of the files, unless the folder has equal records, and seals them.
  private func record(_ records: [UInt8]) throws(SiteFolderError) {
    if control(SiteRecords.name) != records { try place(records, at: SiteRecords.name) }
    FolderSeal.put(on: folder.location(of: SiteRecords.name))
  }

  /// Ends the update without a change.
  func discard() {
    discardStaging()
    folder.remove(madeDirectories: madeFolders)
  }

  private func discardStaging() {
    if state.withLock(\.hasStaged) { staging.remove() }
  }
}

// MARK: - Files

extension FolderUpdate {
  private func record(
    _ file: SiteFile,
    _ change: SitePlan.Change,
    newFolder: Substring?
  ) throws(SiteFolderError) {
    let staged = change == .unchanged ? nil : isDryRun ? .alone(0) : try stage(file, newFolder)
    state.withLock {
      $0.entries[file.path] = Entry(path: file.path, change: change, staged: staged)
    }
  }

  /// Drops a staged file if it equals the file in the folder after all.
  private func dropIfSame(_ entry: Entry, _ staged: StagedFile) throws(SiteFolderError) {
    let place = folder.location(of: entry.path)
    let isSame = try folder.attempt(place) { () throws(SystemError) in
      try FileSystem.hold(place, try FileSystem.contents(staging.location(of: staged)))
    }
    guard isSame else { return }
    state.withLock {
      $0.entries[entry.path] = Entry(path: entry.path, change: .unchanged, staged: nil)
    }
  }

  /// Returns the difference between a file and the file at its path in the folder, and the
  /// outermost of its folders that does not exist.
  private func change(
    of file: SiteFile
  ) throws(SiteFolderError) -> (SitePlan.Change, newFolder: Substring?) {
    let folders = UniquePaths.folders(of: file.path)
    // A folder that this update has created is empty.
    guard lock != nil, madeFolders.isEmpty else { return (.added, folders.first) }
    var innermost = folder.path
    for name in folders {
      guard let kind = try kind(of: name) else {
        try expectWritable(innermost)
        return (.added, name)
      }
      // An old file of the site, which is removed first.
      if kind == .file && ownedPaths.contains(String(name)) { return (.added, nil) }
      guard kind == .directory else { throw refusal(of: name, kind) }
      innermost = folder.location(of: name)
    }
    guard let kind = try kind(of: file.path) else {
      try expectWritable(innermost)
      return (.added, nil)
    }
    // When all files are added, it is known whether the folder can be removed.
    if kind == .directory { return (.added, nil) }
    guard kind == .file, ownedPaths.contains(file.path) else { throw refusal(of: file.path, kind) }
    let place = folder.location(of: file.path)
    let isSame = try folder.attempt(place) { () throws(SystemError) in
      try FileSystem.hold(place, file.bytes)
    }
    if isSame { return (.unchanged, nil) }
    try expectWritable(innermost)
    return (.changed, nil)
  }

  /// Writes a file to the staging folder, either with the other files of its new folder, or on its
  /// own.
  private func stage(
    _ file: SiteFile,
    _ newFolder: Substring?
  ) throws(SiteFolderError) -> StagedFile {
    if let newFolder {
      state.withLock { $0.hasStaged = true }
      if try staging.write(file) { return .inNewFolder(newFolder, path: file.path) }
    }
    return .alone(try stage(file.bytes))
  }

  /// Writes a file to the staging folder on its own, and returns its number.
  private func stage(_ bytes: [UInt8]) throws(SiteFolderError) -> Int {
    let number = try state.withLock { state throws(SiteFolderError) in
      state.stagedCount += 1
      state.hasStaged = true
      try staging.makePlace(of: state.stagedCount)
      return state.stagedCount
    }
    try staging.write(bytes, to: number)
    return number
  }

  private func placeFiles(_ entries: [Entry]) throws(SiteFolderError) {
    var placement = FilePlacement(in: folder, from: staging)
    try placement.placeFolders(entries.compactMap(\.staged?.newFolder))
    for entry in entries {
      guard let staged = entry.staged else { continue }
      try placement.place(staged, at: entry.path, isNew: entry.change == .added)
    }
  }

  /// Removes files, and the folders that become empty; returns the files that existed.
  private func removeFiles(_ paths: [String]) throws(SiteFolderError) -> [String] {
    var removed: [String] = []
    for path in paths {
      let folders = try realFolders(of: path)
      if try isOurs(path) {
        let place = folder.location(of: path)
        try folder.attempt(place) { () throws(SystemError) in try FileSystem.remove(place) }
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
    var folders = RealFolders()
    guard try folders.contain(path, in: folder) else { return false }
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
    for entry in entries where entry.change == .added && entry.staged?.newFolder == nil {
      guard try kind(of: entry.path) == .directory else { continue }
      try checkFolder(entry.path, stale: stale)
    }
  }

  private func checkFolder(_ path: String, stale: Set<String>) throws(SiteFolderError) {
    let place = folder.location(of: path)
    let names = try folder.attempt(place) { () throws(SystemError) in
      try FileSystem.entries(place)
    }
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
    return try folder.attempt(place) { () throws(SystemError) in try FileKind(ofLink: place) }
  }

  private func expectWritable(_ path: String) throws(SiteFolderError) {
    try folder.attempt(path) { () throws(SystemError) in try FileSystem.expectWritable(path) }
  }

  private func refusal(of path: some StringProtocol, _ kind: FileKind) -> SiteFolderError {
    kind == .symbolicLink
      ? .symbolicLink(directory: folder.path, file: String(path))
      : .foreignFile(directory: folder.path, file: String(path))
  }
}
