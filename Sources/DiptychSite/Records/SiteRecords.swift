import DiptychHTML

/// The facts about the pages of a folder, in its file `.diptych-pages`.
///
/// The file has a line for each page and for each stylesheet, with tabs between the fields of a
/// line. If the file is missing or was changed, all pages are checked again.
struct SiteRecords: Equatable, Sendable {
  static let name = SitePath.reservedPrefix + "pages"
  private static let header = "# Diptych pages, version 4"

  /// The site that pages belong to, as fingerprints.
  struct Identity: Equatable {
    /// Its address, its style and its language.
    let settings: String
    /// The paths of its files.
    let paths: String
  }

  var site: Identity
  /// The fingerprint of all values that pages depend on besides their versions; empty if these are
  /// not known.
  var basis = ""
  /// The shard that the folder contains, or nil for a whole site.
  var shard: Shard?
  /// The stylesheets, in a fixed order.
  var sheets: [SharedStylesheet] = []
  /// The pages by the paths of their files.
  var pages: [String: PageRecord] = [:]

  init(site: Identity, basis: String = "", shard: Shard? = nil) {
    self.site = site
    self.basis = basis
    self.shard = shard
  }

  /// Reads records; nil if the bytes are not records.
  init?(_ bytes: [UInt8]) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"))[...]
    guard let header = lines.popFirst(), header.elementsEqual(Self.header.utf8),
      let first = lines.popFirst().map(RecordLine.fields), first.count == 5
    else { return nil }
    site = Identity(settings: first[0], paths: first[1])
    basis = first[2]
    if !first[3].isEmpty {
      guard let index = Int(first[3]), let count = Int(first[4]),
        let shard = try? Shard(index, of: count)
      else { return nil }
      self.shard = shard
    }
    pages.reserveCapacity(lines.count)
    for line in lines {
      var fields = RecordLine.fields(of: line)[...]
      switch fields.popFirst() {
      case "sheet":
        guard let sheet = SharedStylesheet(record: Array(fields)) else { return nil }
        sheets.append(sheet)
      case "page":
        guard let path = fields.popFirst(), let page = PageRecord(fields: fields) else {
          return nil
        }
        pages[path] = page
      default: return nil
      }
    }
  }

  /// The records as bytes, the same for the same pages.
  var bytes: [UInt8] {
    var bytes = Array("\(Self.header)\n".utf8)
    let part = shard.map { ["\($0.index)", "\($0.count)"] } ?? ["", ""]
    RecordLine.append([site.settings, site.paths, basis] + part, to: &bytes)
    for sheet in sheets { RecordLine.append(["sheet"] + sheet.record, to: &bytes) }
    for (path, page) in pages.sorted(by: { $0.key < $1.key }) {
      RecordLine.append(["page", path] + page.fields, to: &bytes)
    }
    return bytes
  }
}

extension PageRecord {
  fileprivate init?(fields: ArraySlice<String>) {
    var fields = fields
    guard let fingerprint = fields.popFirst(),
      let byteCount = fields.popFirst().flatMap({ Int($0) }), let sheet = fields.popFirst(),
      let version = fields.popFirst(), let rules = fields.popFirst(),
      let search = fields.popFirst(), let count = fields.popFirst().flatMap({ Int($0) }),
      count >= 0, count <= fields.count
    else { return nil }
    self.init(
      fingerprint: fingerprint,
      byteCount: byteCount,
      ids: Array(fields.prefix(count)),
      references: Array(fields.dropFirst(count)),
      search: search,
      sheet: Int(sheet),
      version: version,
      rules: rules
    )
  }

  fileprivate var fields: [String] {
    [
      fingerprint, "\(byteCount)", sheet.map(String.init) ?? "", version, rules, search,
      "\(ids.count)",
    ] + ids + references
  }
}

/// A line of fields with tabs between them.
private enum RecordLine {
  private static let backslash = UInt8(ascii: "\\")
  private static let escapes: [(byte: UInt8, letter: UInt8)] = [
    (backslash, backslash), (UInt8(ascii: "\t"), UInt8(ascii: "t")),
    (UInt8(ascii: "\n"), UInt8(ascii: "n")),
  ]

  static func append(_ fields: [String], to bytes: inout [UInt8]) {
    for (index, field) in fields.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: "\t")) }
      for byte in field.utf8 {
        if let escape = escapes.first(where: { $0.byte == byte }) {
          bytes += [backslash, escape.letter]
        } else {
          bytes.append(byte)
        }
      }
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  static func fields(of line: ArraySlice<UInt8>) -> [String] {
    line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map { field in
      guard field.contains(backslash) else { return String(decoding: field, as: UTF8.self) }
      var bytes: [UInt8] = []
      var rest = field
      while let byte = rest.popFirst() {
        guard byte == backslash, let letter = rest.popFirst() else {
          bytes.append(byte)
          continue
        }
        bytes.append(escapes.first { $0.letter == letter }?.byte ?? letter)
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}
