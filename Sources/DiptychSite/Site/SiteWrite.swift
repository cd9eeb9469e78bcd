import DiptychHTML
import DiptychSystem

/// A write of a site, or of a part of it.
struct SiteWrite {
  private let site: Site
  private let maximumLoads: Int
  private let progress: (@Sendable (Int, Int) -> Void)?

  init(_ site: Site, maximumLoads: Int = 8, progress: (@Sendable (Int, Int) -> Void)? = nil) {
    self.site = site
    self.maximumLoads = max(maximumLoads, 1)
    self.progress = progress
  }

  func files() async throws -> [SiteFile] {
    let store = MemoryStore()
    _ = try await addAll(SiteContents(site), to: store, old: nil)
    return store.files
  }

  func write(to folder: SiteFolder, isDryRun: Bool) async throws -> SitePlan {
    try await FolderUpdate.perform(in: folder, isDryRun: isDryRun) { update in
      let (contents, old) = await read(update, isShard: false)
      let (records, warnings) = try await addAll(contents, to: update, old: old)
      return (records, old, warnings, contents.notes)
    }
  }

  func write(_ shard: Shard, to folder: SiteFolder) async throws -> SitePlan {
    try await FolderUpdate.perform(in: folder, isDryRun: false) { update in
      let (contents, old) = await read(update, isShard: true)
      let entries = contents.pages.filter { shard.contains($0.file) }
      // The name of the stylesheet is only known when all shards are written.
      let pages = try await run(contents, update, old, isShard: true).pages(entries)
      let warnings = try contents.warnings(among: pages.problems)
      // The merge says the notes.
      return (pages.records(of: contents, shard: shard), old, warnings, [])
    }
  }

  /// Collects the contents of the site and, at the same time, reads the records of the last write.
  ///
  /// The records are nil if they can't be used: the site had other settings, or the pages are a
  /// shard, which has zeros in place of the hash of the stylesheet.
  private func read(_ update: FolderUpdate, isShard: Bool) async -> (SiteContents, SiteRecords?) {
    async let records = update.records()
    let contents = SiteContents(site)
    guard let old = await records, old.site.settings == contents.identity.settings,
      (old.shard != nil) == isShard
    else { return (contents, nil) }
    return (contents, old)
  }

  /// Adds all files of the site to a store.
  ///
  /// Returns the records of the pages, and the warnings.
  private func addAll(
    _ contents: SiteContents,
    to store: any SiteStore,
    old: SiteRecords?
  ) async throws -> (SiteRecords, [SiteProblem]) {
    let run = run(contents, store, old)
    let pages = try await run.pages(contents.pages)
    let records = pages.records(of: contents)
    var problems = pages.problems
    if records != old || site.isTolerated != nil {
      problems += LinkCheck(contents, records).problems()
    }
    let warnings = try contents.warnings(among: problems)
    try await run.finishSheets(of: pages)
    try await run.addFiles(records)
    return (records, warnings)
  }

  private func run(
    _ contents: SiteContents,
    _ store: any SiteStore,
    _ old: SiteRecords?,
    isShard: Bool = false
  ) -> SiteRun {
    SiteRun(
      contents: contents,
      // The pages of a site with problems are only checked.
      store: contents.problems.isEmpty ? store : MemoryStore(),
      old: old,
      isShard: isShard,
      limit: contents.pages.contains { $0.page.hasLoads } ? maximumLoads : Processors.count,
      progress: progress
    )
  }
}

extension FolderUpdate {
  /// Updates a folder, and its records if they have changed.
  static func perform(
    in folder: SiteFolder,
    isDryRun: Bool,
    _ work: (FolderUpdate) async throws -> (
      new: SiteRecords, old: SiteRecords?, warnings: [SiteProblem], notes: [String]
    )
  ) async throws -> SitePlan {
    let update = try FolderUpdate(of: folder, isDryRun: isDryRun)
    do {
      let records = try await work(update)
      try Task.checkCancellation()
      var plan = try update.commit(records: records.new == records.old ? nil : records.new.bytes)
      plan.warnings = records.warnings
      plan.notes = records.notes
      return plan
    } catch {
      update.discard()
      throw error
    }
  }

  /// Returns the records of the last write, or nil if they can't be used.
  func records() -> SiteRecords? { control(SiteRecords.name).flatMap(SiteRecords.init) }
}

/// A destination for the files of a site, such as a folder.
protocol SiteStore: Sendable {
  /// Adds a file, and returns its difference from the existing file.
  func add(_ file: SiteFile) throws -> SitePlan.Change

  /// Replaces bytes at some offsets of a file.
  ///
  /// If the file was not added, nothing happens.
  func patch(_ path: String, at offsets: [Int], with bytes: [UInt8]) throws
}

extension FolderUpdate: SiteStore {}

/// A store that keeps the files.
final class MemoryStore: SiteStore {
  private let contents = Mutex<[String: [UInt8]]>([:])

  /// The files, sorted by their paths.
  var files: [SiteFile] {
    contents.withLock { $0 }.map { SiteFile(path: $0.key, bytes: $0.value) }
      .sorted { $0.path < $1.path }
  }

  func add(_ file: SiteFile) -> SitePlan.Change {
    contents.withLock { $0[file.path] = file.bytes }
    return .added
  }

  func patch(_ path: String, at offsets: [Int], with bytes: [UInt8]) {
    contents.withLock { contents in
      for offset in offsets {
        contents[path]?.replaceSubrange(offset..<offset + bytes.count, with: bytes)
      }
    }
  }
}
