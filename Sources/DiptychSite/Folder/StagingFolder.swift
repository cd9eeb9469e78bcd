#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A folder inside of a site's folder, where all files are written first.
///
/// Its name ends in the process ID. It is made while the site's folder is locked, so other folders
/// with such a name were left by programs that were killed.
struct StagingFolder: Sendable {
  static let prefix = SitePath.reservedPrefix + "staging-"

  private let folder: SiteFolder
  private let path: String

  init(in folder: SiteFolder) {
    self.folder = folder
    path = folder.location(of: "\(Self.prefix)\(getpid())")
  }

  /// Creates the folder.
  func make() throws(SiteFolderError) {
    try folder.attempt(folder.path) { () throws(SystemError) in
      try FileSystem.makeDirectory(path)
    }
  }

  /// Returns the path of a staged file.
  func file(_ number: Int) -> String { "\(path)/\(number)" }

  /// Writes a file.
  func write(_ bytes: [UInt8], to number: Int) throws(SiteFolderError) {
    try folder.attempt(folder.path) { () throws(SystemError) in
      try FileSystem.makeFile(file(number), bytes)
    }
  }

  /// Removes the folder and its files.
  func remove() { Self.removeFolder(path) }

  /// Removes all such folders of a site's folder, which were left by programs that were killed.
  static func removeAll(in folder: SiteFolder) {
    for name in (try? FileSystem.entries(folder.path)) ?? [] where name.hasPrefix(prefix) {
      removeFolder(folder.location(of: name))
    }
  }

  /// Removes a folder and its files; does not follow a symbolic link.
  private static func removeFolder(_ path: String) {
    guard (try? FileKind(ofLink: path)) == .directory else { return }
    for name in (try? FileSystem.entries(path)) ?? [] { try? FileSystem.remove("\(path)/\(name)") }
    try? FileSystem.removeDirectory(path)
  }
}
