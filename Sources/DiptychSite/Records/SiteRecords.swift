import DiptychHTML

/// The facts about the pages of a folder, in its file `.diptych-pages`.
///
/// The file has a line for each page and for each stylesheet, with tabs between the fields of a
/// line. If the file is missing or was changed, all pages are checked again.
struct SiteRecords: Equatable, Sendable {
  static let name = SitePath.reservedPrefix + "pages"
  private static let header = "# Diptych pages, version 5"

  /// The site that pages belong to, as hashes.
  struct Identity: Equatable {
    /// Its address, its style and its language.
    let settings: String
    /// The paths of its files.
    let paths: String
  }

  var site: Identity
  /// The shard that the folder contains, or nil for a whole site.
  var shard: Shard?
  /// The stylesheets, in a fixed order.
  var sheets: [SharedStylesheet] = []
  /// The pages by the paths of their files.
  var pages: [String: PageRecord] = [:]

  init(site: Identity, shard: Shard? = nil) {
    self.site = site
    self.shard = shard
  }

  /// Reads records; nil if the bytes are not records.
  init?(_ bytes: [UInt8]) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"))[...]
    guard let header = lines.popFirst(), header.elementsEqual(Self.header.utf8),
      let first = lines.popFirst().map(RecordLine.fields), first.count == 4
    else { return nil }
    site = Identity(settings: first[0], paths: first[1])
    if !first[2].isEmpty {
      guard let index = Int(first[2]), let count = Int(first[3]),
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
    RecordLine.append([site.settings, site.paths] + part, to: &bytes)
    for sheet in sheets { RecordLine.append(["sheet"] + sheet.record, to: &bytes) }
    for (path, page) in pages.sorted(by: { $0.key < $1.key }) {
      RecordLine.append(["page", path] + page.fields, to: &bytes)
    }
    return bytes
  }
}

/// The results of the check of a page, which are reused while the page is unchanged.
struct PageRecord: Hashable, Sendable {
  /// The hash of the page with zeros for the hash of its stylesheet.
  var hash: String
  /// The ids of its elements.
  var ids: [String]
  /// The addresses that it refers to, in their order, each once.
  var references: [String]
  /// The entry of the page in a search index, as JSON; empty if there is no index.
  var search: String
  /// The number of its stylesheet, or nil if it has none.
  var sheet: Int?
}

extension PageRecord {
  fileprivate init?(fields: ArraySlice<String>) {
    var fields = fields
    guard let hash = fields.popFirst(), let sheet = fields.popFirst(),
      let search = fields.popFirst(), let count = fields.popFirst().flatMap({ Int($0) }),
      count >= 0, count <= fields.count
    else { return nil }
    self.init(
      hash: hash,
      ids: Array(fields.prefix(count)),
      references: Array(fields.dropFirst(count)),
      search: search,
      sheet: Int(sheet)
    )
  }

  fileprivate var fields: [String] {
    [hash, sheet.map(String.init) ?? "", search, "\(ids.count)"] + ids + references
  }
}

/// Returns the hash of a text, which is the same on every machine.
func stableHash(_ text: String) -> String { stableHash(Array(text.utf8)) }

/// Returns a hash that nearly always differs for different bytes, and is the same on every machine.
func stableHash(_ bytes: [UInt8]) -> String {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  func combine(_ number: UInt64) {
    hash = (hash ^ number) &* 0x9E37_79B9_7F4A_7C15
    hash ^= hash >> 29
  }
  bytes.withUnsafeBytes { bytes in
    let count = bytes.count / 8 * 8
    for offset in stride(from: 0, to: count, by: 8) {
      combine(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
    }
    for byte in bytes[count...] { combine(UInt64(byte)) }
  }
  combine(UInt64(bytes.count))
  return String(hash, radix: 16)
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
