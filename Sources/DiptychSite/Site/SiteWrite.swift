import DiptychHTML

/// A write of a site, or of a part of it.
struct SiteWrite {
  private let contents: SiteContents
  private let identity: SiteRecords.Identity
  private let basis: String
  private let maximumLoads: Int
  private let progress: (@Sendable (SiteProgress) -> Void)?

  init(
    _ site: Site,
    maximumLoads: Int = 8,
    progress: (@Sendable (SiteProgress) -> Void)? = nil
  ) {
    contents = SiteContents(site)
    identity = contents.identity
    basis = contents.basis
    self.maximumLoads = max(maximumLoads, 1)
    self.progress = progress
  }

  func files() async throws -> [SiteFile] {
    let store = MemoryStore()
    _ = try await addAll(to: store, old: nil)
    return store.files
  }

  func write(to folder: SiteFolder, isDryRun: Bool) async throws -> SitePlan {
    try await update(folder, isDryRun: isDryRun) { update in
      let old = update.records(of: identity)
      return (try await addAll(to: update, old: old), old)
    }
  }

  func write(_ shard: Shard, to folder: SiteFolder) async throws -> SitePlan {
    try await update(folder, isDryRun: false) { update in
      let entries = contents.pages.filter { shard.contains($0.file) }
      // The name of the stylesheet is known when all shards are.
      let old = update.records(of: identity)
      let pages = try await run(update, old, isShard: true).pages(entries)
      try expectNone(contents.problems + pages.problems)
      return (pages.records(of: identity, basis: basis, shard: shard), old)
    }
  }

  /// Gives all files of the site to a store; returns the facts about its pages.
  private func addAll(to store: any SiteStore, old: SiteRecords?) async throws -> SiteRecords {
    let run = run(store, old)
    let pages = try await run.pages(contents.pages)
    let records = pages.records(of: identity, basis: basis)
    var problems = contents.problems + pages.problems
    if records != old { problems += LinkCheck(contents, records).problems() }
    try expectNone(problems)
    try await run.finishSheets(of: pages)
    try await run.addFiles(records)
    return records
  }

  private func run(
    _ store: any SiteStore,
    _ old: SiteRecords?,
    isShard: Bool = false
  ) -> SiteRun {
    SiteRun(
      contents: contents,
      store: contents.problems.isEmpty ? store : EmptyStore(),
      old: old,
      basis: basis,
      isShard: isShard,
      limit: contents.pages.contains { $0.page.hasLoads } ? maximumLoads : Processors.count,
      progress: progress
    )
  }

  private func expectNone(_ problems: [SiteProblem]) throws(SiteError) {
    guard problems.isEmpty else { throw SiteError(problems: problems) }
  }

  private func update(
    _ folder: SiteFolder,
    isDryRun: Bool,
    _ work: (FolderUpdate) async throws -> (new: SiteRecords, old: SiteRecords?)
  ) async throws -> SitePlan {
    try await FolderUpdate.perform(in: folder, isDryRun: isDryRun, work)
  }
}

extension FolderUpdate {
  /// Updates a folder, and its records unless they are those of the last write.
  static func perform(
    in folder: SiteFolder,
    isDryRun: Bool,
    _ work: (FolderUpdate) async throws -> (new: SiteRecords, old: SiteRecords?)
  ) async throws -> SitePlan {
    let update = try FolderUpdate(of: folder, isDryRun: isDryRun)
    do {
      let records = try await work(update)
      try Task.checkCancellation()
      return try update.commit(records: records.new == records.old ? nil : records.new.bytes)
    } catch {
      update.discard()
      throw error
    }
  }

  /// Returns the facts about the pages of the last write; nil if they are those of a site
  /// with other settings.
  func records(of site: SiteRecords.Identity) -> SiteRecords? {
    guard let bytes = control(SiteRecords.name), let records = SiteRecords(bytes),
      records.site.settings == site.settings
    else { return nil }
    return records
  }
}
