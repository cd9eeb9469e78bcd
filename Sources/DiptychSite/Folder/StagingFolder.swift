import DiptychFiles

/// A folder inside of a site's folder, where all files are written first.
///
/// The files are spread over several folders, because a file system adds only one file at a time to
/// a folder.
///
/// The name of the staging folder ends in the process ID. It is created while the site's folder is
/// locked. So programs that were killed have left any other folder with such a name.
struct StagingFolder: Sendable {
  static let prefix = SitePath.reservedPrefix + "staging-"

  /// The number of the folders inside.
  private static let count = 16

  private let folder: SiteFolder
  private let path: String

  init(in folder: SiteFolder) {
    self.folder = folder
    path = folder.location(of: "\(Self.prefix)\(SystemProcess.id)")
  }

  /// Creates the folder of a file.
  ///
  /// Call it in the order of the numbers.
  ///
  /// - Parameter number: The number of the file, from 1.
  /// - Throws: The error of the system.
  func makePlace(of number: Int) throws(SiteFolderError) {
    if number == 1 { try folder.attempt(folder.path, try FileSystem.makeDirectory(path)) }
    if number <= Self.count {
      try folder.attempt(folder.path, try FileSystem.makeDirectory(place(of: number)))
    }
  }

  private func place(of number: Int) -> String { "\(path)/\(number % Self.count)" }

  /// Returns the location of a staged file.
  func location(of number: Int) -> String { "\(place(of: number))/\(number)" }

  /// Writes a file.
  func write(_ bytes: [UInt8], to number: Int) throws(SiteFolderError) {
    try folder.attempt(folder.path, try FileSystem.makeFile(location(of: number), bytes))
  }

  /// Moves a file to its path on the site, and replaces an existing file.
  func move(_ number: Int, to path: String) throws(SiteFolderError) {
    let place = folder.location(of: path)
    try folder.attempt(place, try FileSystem.move(location(of: number), to: place))
  }

  /// Removes the folder and its files.
  func remove() { Self.removeFolder(path) }

  /// Removes all staging folders in a site's folder, which killed programs have left.
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
