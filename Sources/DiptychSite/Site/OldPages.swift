import DiptychHTML

/// The pages of the last write that need not be rendered again.
struct OldPages: Sendable {
  /// A page that is kept as it is.
  struct Kept {
    let record: PageRecord
    /// The hash of the stylesheet in the page.
    let hash: StylesheetName
    /// The offsets of the hash in the page; nil if the page was not read.
    let offsets: [Int]?
  }

  /// The rules that a page needs from the stylesheet that it had.
  private struct Style: Hashable {
    let sheet: Int?
    let rules: String
  }

  private let records: SiteRecords
  private let names: [StylesheetName]
  /// The needs that the stylesheets fulfil.
  private var styles: Set<Style> = []

  /// Creates the pages that a write can keep, or nil.
  ///
  /// - Parameters:
  ///   - records: The facts about the pages of the last write.
  ///   - basis: The fingerprint of the settings that all pages depend on.
  ///   - names: The names of the stylesheets that the pages link to.
  init?(_ records: SiteRecords?, basis: String, names: [StylesheetName]) {
    guard let records, !basis.isEmpty, records.basis == basis else { return nil }
    self.records = records
    self.names = names
    let all = records.pages.values.lazy.filter { !$0.version.isEmpty }
    styles = Set(all.map { Style(sheet: $0.sheet, rules: $0.rules) }).filter { style in
      guard let number = style.sheet else { return style.rules.isEmpty }
      guard records.sheets.indices.contains(number) else { return false }
      var sheet = SharedStylesheet(theme: records.sheets[number].theme)
      return sheet.insert(style.rules, of: records.sheets[number])
    }
  }

  /// Returns a page if its file certainly equals a new one, or nil.
  ///
  /// - Parameters:
  ///   - entry: The page.
  ///   - isIndexed: Whether the page has an entry in a search index.
  ///   - store: The store that contains its file.
  ///   - folders: The folders that were looked at for other pages.
  /// - Returns: The page, or nil.
  func page(
    _ entry: SiteContents.Entry,
    isIndexed: Bool,
    in store: any SiteStore,
    _ folders: inout RealFolders
  ) -> Kept? {
    guard let version = entry.version, let record = records.pages[entry.file],
      record.version == version, styles.contains(Style(sheet: record.sheet, rules: record.rules)),
      record.search.isEmpty != isIndexed
    else { return nil }
    let hash = record.sheet.map { names[$0] } ?? .unknown
    var offsets: [Int]?
    if !store.hasUntouched(entry.file, byteCount: record.byteCount, &folders) {
      guard var bytes = store.contents(of: entry.file) else { return nil }
      let found = record.sheet == nil ? [] : hash.offsets(in: bytes)
      for offset in found { bytes.replace(at: offset, with: StylesheetName.unknown.hash.utf8) }
      guard Fingerprint(bytes).text == record.fingerprint else { return nil }
      offsets = found
    }
    return Kept(record: record, hash: hash, offsets: offsets)
  }
}
