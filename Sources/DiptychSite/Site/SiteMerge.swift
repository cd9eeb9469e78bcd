import DiptychFiles
import DiptychHTML

/// A merge of the shards of a site.
struct SiteMerge {
  private let contents: SiteContents
  private let shards: [SiteFolder]

  init(_ site: Site, shards: [SiteFolder]) {
    contents = SiteContents(site)
    self.shards = shards
  }

  private struct ShardPage {
    let folder: SiteFolder
    let file: String
    let hash: String
    /// The name of its stylesheet, or nil if it has none.
    let style: StylesheetName?
  }

  func write(to folder: SiteFolder) async throws -> SitePlan {
    let parts = try readShards()
    let (records, folders) = merged(parts)
    let warnings = try contents.warnings(among: LinkCheck(contents, records).problems())
    let css = records.sheets.map(\.css)
    let names = css.map(StylesheetName.of(css:))
    let pages = try contents.pages.map { entry in
      guard let record = records.pages[entry.file], let folder = folders[entry.file] else {
        throw ShardError.otherSite(folder: shards.first?.path ?? "")
      }
      return ShardPage(
        folder: folder,
        file: entry.file,
        hash: record.hash,
        style: record.sheet.map { names[$0] }
      )
    }
    return try await FolderUpdate.perform(in: folder, isDryRun: false) { update in
      try await SiteRun.forEach(pages.count, limit: Processors.count) { index in
        _ = try update.add(try file(of: pages[index]))
      } receive: { _, _ in
      }
      for (name, css) in zip(names, css) {
        _ = try update.add(SiteFile(path: name.file, bytes: Array(css.utf8)))
      }
      let run = SiteRun(contents: contents, store: update, old: nil, limit: 1, progress: nil)
      try await run.addFiles(records)
      return (records, nil, warnings, contents.notes)
    }
  }

  /// Reads a page, and gives it the name of its stylesheet.
  private func file(of page: ShardPage) throws -> SiteFile {
    let place = page.folder.location(of: page.file)
    var bytes = try page.folder.attempt(place, try FileSystem.contents(place))
    guard stableHash(bytes) == page.hash else {
      throw ShardError.damaged(folder: page.folder.path, file: page.file)
    }
    if let style = page.style {
      for offset in StylesheetName.unknown.offsets(in: bytes) {
        bytes.replace(at: offset, with: style.hash.utf8)
      }
    }
    return SiteFile(path: page.file, bytes: bytes)
  }

  /// Reads the records of the shards, and checks that each shard exists exactly once.
  private func readShards() throws(ShardError) -> [(folder: SiteFolder, records: SiteRecords)] {
    var parts: [Int: (SiteFolder, SiteRecords)] = [:]
    var count = 0
    for folder in shards {
      guard
        let bytes = try? FileSystem.contents(folder.location(of: SiteRecords.name)),
        let records = SiteRecords(bytes), let shard = records.shard
      else { throw .noShard(folder: folder.path) }
      guard records.site == contents.identity, count == 0 || shard.count == count else {
        throw .otherSite(folder: folder.path)
      }
      count = shard.count
      guard parts.updateValue((folder, records), forKey: shard.index) == nil else {
        throw .duplicate(shard.index, folder: folder.path)
      }
    }
    let missing = (0..<max(count, 1)).filter { parts[$0] == nil }
    guard missing.isEmpty else { throw .missing(missing, of: max(count, 1)) }
    return parts.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Joins the records of the pages and of their stylesheets.
  ///
  /// Returns the folder of each page, too.
  private func merged(
    _ parts: [(folder: SiteFolder, records: SiteRecords)]
  ) -> (SiteRecords, [String: SiteFolder]) {
    var sheets = SheetCollection()
    let numbers = parts.map { part in part.records.sheets.map { sheets.insert($0) } }
    let order = sheets.sorted()
    var records = SiteRecords(site: contents.identity)
    var folders: [String: SiteFolder] = [:]
    records.sheets = order.sheets
    for (part, numbers) in zip(parts, numbers) {
      for (file, page) in part.records.pages {
        var page = page
        page.sheet = page.sheet.flatMap { numbers.indices.contains($0) ? numbers[$0] : nil }
          .map { order.positions[$0] }
        records.pages[file] = page
        folders[file] = part.folder
      }
    }
    return (records, folders)
  }
}
