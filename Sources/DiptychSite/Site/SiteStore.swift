import Synchronization

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

/// A store that keeps nothing, for a site with problems, whose pages are only checked.
struct EmptyStore: SiteStore {
  func add(_ file: SiteFile) -> SitePlan.Change { .added }

  func patch(_ path: String, at offsets: [Int], with bytes: [UInt8]) {}
}
