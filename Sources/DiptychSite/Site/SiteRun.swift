import DiptychFiles
import DiptychHTML
import DiptychViews

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// One run over the pages of a site: they are rendered, checked and given to a store.
struct SiteRun: Sendable {
  let contents: SiteContents
  let store: any SiteStore
  /// The facts about the pages of the last write.
  let old: SiteRecords?
  /// Whether pages have zeros in place of the hash of their stylesheet, because the hash is not
  /// known yet.
  var isShard = false
  /// The maximum number of pages that are made at the same time.
  let limit: Int
  let progress: (@Sendable (Int, Int) -> Void)?

  /// A page that is in the store.
  struct StoredPage: Sendable {
    let file: String
    var record: PageRecord
    let problems: [SiteProblem]
    /// The hash of the stylesheet in the page.
    let hash: StylesheetName
    /// The offsets of the hash in the page.
    let offsets: [Int]
  }

  /// The pages of a run, and the stylesheets that they share.
  struct Result {
    var pages: [StoredPage]
    var sheets: [SharedStylesheet]
    /// The problems of the pages.
    ///
    /// A problem that all pages share, such as a problem of the theme, is reported once.
    var problems: [SiteProblem] {
      var themes: Set<HTMLProblem.Kind> = []
      var languages: Set<String> = []
      return pages.flatMap(\.problems).filter { problem in
        switch problem {
        case .labels(_, let language): return languages.insert(language).inserted
        case .markup(_, let markup, _):
          guard case .themeContrast = markup.kind else { return true }
          return themes.insert(markup.kind).inserted
        default: return true
        }
      }
    }

    /// Returns the records of the pages.
    func records(of contents: SiteContents, shard: Shard? = nil) -> SiteRecords {
      var records = SiteRecords(site: contents.identity, shard: shard)
      records.sheets = sheets
      for page in pages { records.pages[page.file] = page.record }
      return records
    }
  }

  /// Renders pages, and stores them with the hash that their stylesheet had in the last write.
  ///
  /// - Parameter entries: The pages.
  /// - Returns: The pages in their order.
  /// - Throws: An error of the store, or `CancellationError`.
  func pages(_ entries: [SiteContents.Entry]) async throws -> Result {
    let oldSheets = old?.sheets ?? []
    let names = oldSheets.map { isShard ? .unknown : StylesheetName.of(css: $0.css) }
    let hashes = Dictionary(zip(oldSheets.map(\.theme), names), uniquingKeysWith: { old, _ in old })
    var sheets = SheetCollection()
    var stored: [StoredPage?] = Array(repeating: nil, count: entries.count)
    var done = 0
    if entries.isEmpty { progress?(0, 0) }
    try await Self.forEach(entries.count, limit: limit) { index in
      try await page(entries[index], hashes: hashes)
    } receive: { index, page in
      var (page, style) = page
      page.record.sheet = style.map { sheets.insert($0) }
      stored[index] = page
      done += 1
      progress?(done, entries.count)
    }
    var result = Result(pages: stored.compactMap(\.self), sheets: [])
    let order = sheets.sorted()
    result.sheets = order.sheets
    for index in result.pages.indices {
      result.pages[index].record.sheet = result.pages[index].record.sheet.map {
        order.positions[$0]
      }
    }
    return result
  }

  private func page(
    _ entry: SiteContents.Entry,
    hashes: [SharedStylesheet.ThemeKey: StylesheetName]
  ) async throws -> (StoredPage, StylesheetUse?) {
    let notes = PageNotes()
    let depth = DepthReport()
    var values = contents.environment(of: entry, notes)
    values.depthReport = depth
    let rendering = try await EnvironmentValues.$current.withValue(values) {
      try await entry.page.render(entry.settings)
    }
    if depth.isIncomplete { notes.add(.depth(page: entry.page.path)) }
    let isTolerated = contents.isTolerated
    let page = RenderedPage(
      rendering,
      of: entry,
      notes: notes.problems,
      // The record of a page does not contain its warnings.
      records: isTolerated == nil ? old : nil,
      isIndexed: contents.isIndexed(entry)
    )
    let offsets = page.style == nil ? [] : StylesheetName.unknown.offsets(in: page.bytes)
    let hash = page.style.flatMap { hashes[$0.theme] } ?? .unknown
    var bytes = page.bytes
    for offset in offsets { bytes.replace(at: offset, with: hash.hash.utf8) }
    if page.problems.allSatisfy({ isTolerated?($0) ?? false }) {
      _ = try store.add(SiteFile(path: page.file, bytes: bytes))
    }
    let stored = StoredPage(
      file: page.file,
      record: page.record,
      problems: page.problems,
      hash: hash,
      offsets: offsets
    )
    return (stored, page.style)
  }

  /// Stores the stylesheets, and writes their names into the pages.
  func finishSheets(of result: Result) async throws {
    let names = try result.sheets.map { sheet in
      let css = sheet.css
      let name = StylesheetName.of(css: css)
      _ = try store.add(SiteFile(path: name.file, bytes: Array(css.utf8)))
      return name
    }
    let pages = result.pages.filter { page in
      page.record.sheet.map { names[$0] != page.hash } ?? false
    }
    try await Self.forEach(pages.count, limit: Processors.count) { index in
      let page = pages[index]
      guard let sheet = page.record.sheet else { return }
      try store.patch(page.file, at: page.offsets, with: Array(names[sheet].hash.utf8))
    } receive: { _, _ in
    }
  }

  /// Stores the files other than pages.
  func addFiles(_ records: SiteRecords) async throws {
    try await Self.forEach(contents.assets.count, limit: Processors.count) { index in
      let entry = contents.assets[index]
      let bytes: [UInt8]
      do throws(SystemError) {
        bytes = try entry.asset.bytes()
      } catch {
        throw SiteError(problems: [.asset(entry.asset, reason: error)])
      }
      _ = try store.add(SiteFile(path: entry.file, bytes: bytes))
    } receive: { _, _ in
    }
    for file in try generatedFiles(records) { _ = try store.add(file) }
  }

  /// Returns the files that are generated from the pages.
  ///
  /// Their number may depend on the pages.
  private func generatedFiles(_ records: SiteRecords) throws(SiteError) -> [SiteFile] {
    let overview = SiteOverview(contents, records)
    var known: [String: String] = [:]
    for file in contents.files { known[SitePath(file).folded] = file }
    var files: [SiteFile] = []
    var problems: [SiteProblem] = []
    for generated in contents.generated {
      for file in generated.files(of: overview) {
        files.append(file)
        // Bytes are compared, because strings are equal if they only differ in the composition of a
        // letter.
        if file.path.utf8.elementsEqual(generated.path.text.utf8) { continue }
        let path = SitePath(file.path)
        if let problem = file.path.isEmpty ? .emptyName : path.problem {
          problems.append(.path(path, problem))
        } else if let other = known.updateValue(file.path, forKey: path.folded) {
          problems.append(.collision(other, file.path))
        }
      }
    }
    guard problems.isEmpty else { throw SiteError(problems: problems) }
    return files
  }

  /// Runs a closure for each number below a count, with a limited number of calls at the same time.
  static func forEach<Value: Sendable>(
    _ count: Int,
    limit: Int,
    _ work: @escaping @Sendable (Int) async throws -> Value,
    receive: (Int, Value) -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: (Int, Value).self) { group in
      var started = 0
      while started < min(limit, count) {
        group.addTask { [started] in (started, try await work(started)) }
        started += 1
      }
      while let (index, value) = try await group.next() {
        receive(index, value)
        try Task.checkCancellation()
        guard started < count else { continue }
        group.addTask { [started] in (started, try await work(started)) }
        started += 1
      }
    }
  }
}

extension [UInt8] {
  /// Overwrites bytes from an offset on; the length stays.
  mutating func replace(at offset: Int, with bytes: some Collection<UInt8>) {
    replaceSubrange(offset..<offset + bytes.count, with: bytes)
  }
}

/// The processors of the machine.
enum Processors {
  /// The number of processors that are in use, at least 1.
  static let count = max(1, ProcessInfo.processInfo.activeProcessorCount)
}
