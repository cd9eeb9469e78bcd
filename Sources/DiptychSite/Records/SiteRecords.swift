import DiptychHTML

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The facts about the pages of a folder, in its file `.diptych-pages`.
///
/// The file is JSON. If it is missing or was changed, all pages are checked again.
struct SiteRecords: Codable, Equatable, Sendable {
  static let name = SitePath.reservedPrefix + "pages"
  private static let currentVersion = 8

  private(set) var version = Self.currentVersion

  /// The site that pages belong to, as hashes.
  struct Identity: Codable, Equatable {
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
}

extension SiteRecords {
  /// Reads records; nil if the bytes are not records.
  init?(_ bytes: [UInt8]) {
    guard let records = try? JSONDecoder().decode(Self.self, from: Data(bytes)),
      records.version == Self.currentVersion
    else { return nil }
    self = records
  }

  /// The records as bytes, the same for the same pages.
  var bytes: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map(Array.init) ?? []
  }
}

/// The results of the check of a page, which are reused while the page is unchanged.
struct PageRecord: Codable, Hashable, Sendable {
  /// The hash of the page with zeros for the hash of its stylesheet.
  var hash: String
  /// The ids of its elements.
  var ids: [String]
  /// The addresses that it refers to, in their order, each once.
  var references: [String]
  /// The entry of the page in a search index, as JSON; empty if there is no index.
  var search: String
  /// Whether its head asks search engines not to list it.
  var isUnindexed: Bool
  /// The number of its stylesheet, or nil if it has none.
  var sheet: Int?
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
