#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A folder inside of a site's folder, where all files are written first.
///
/// The files are spread over folders in it, since a file system adds one file at a time to each.
///
/// Its name ends in the process ID. It is made while the site's folder is locked, so other folders
/// with such a name were left by programs that were killed.
struct StagingFolder: Sendable {
  static let prefix = SitePath.reservedPrefix + "staging-"

  /// The number of the folders inside.
  private static let count = 16

  private let folder: SiteFolder
  private let path: String

  init(in folder: SiteFolder) {
    self.folder = folder
    path = folder.location(of: "\(Self.prefix)\(getpid())")
  }

  /// Creates the folder of a file, before that of a file with a greater number.
  ///
  /// - Parameter number: The number of the file, from 1.
  /// - Throws: The error of the system.
  func makePlace(of number: Int) throws(SiteFolderError) {
    try folder.attempt(folder.path) { () throws(SystemError) in
      if number == 1 { try FileSystem.makeDirectory(path) }
      if number <= Self.count { try FileSystem.makeDirectory(place(of: number)) }
    }
  }

  private func place(of number: Int) -> String { "\(path)/\(number % Self.count)" }

  /// Returns the path of a staged file.
  func file(_ number: Int) -> String { "\(place(of: number))/\(number)" }

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
    for name in (try? FileSystem.entries(path)) ?? [] {
      let inner = "\(path)/\(name)"
      if (try? FileKind(ofLink: inner)) == .directory {
        removeFolder(inner)
      } else {
        try? FileSystem.remove(inner)
      }
    }
    try? FileSystem.removeDirectory(path)
  }
}
