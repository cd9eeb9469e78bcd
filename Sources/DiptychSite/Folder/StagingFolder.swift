import DiptychFiles

/// A folder inside of a site's folder, where all files are written first.
///
/// The files of a folder that is new to the site are together in a folder, which is moved into
/// place as a whole. Other files are spread over several folders, because a file system adds only
/// one file at a time to a folder.
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
    try folder.attempt(folder.path) { () throws(SystemError) in
      if number == 1 { try makeFolders([path]) }
      if number <= Self.count { try FileSystem.makeDirectory(place(of: number)) }
    }
  }

  private func place(of number: Int) -> String { "\(path)/\(number % Self.count)" }

  private func file(_ number: Int) -> String { "\(place(of: number))/\(number)" }

  /// Returns the location of a staged file.
  func location(of file: StagedFile) -> String {
    switch file {
    case .alone(let number): self.file(number)
    case .inNewFolder(_, let path): location(of: path)
    }
  }

  /// Returns the location of a file or folder that is staged with its new folder.
  private func location(of path: some StringProtocol) -> String { "\(newFolders)/\(path)" }

  private var newFolders: String { "\(path)/new" }

  /// Writes a file.
  func write(_ bytes: [UInt8], to number: Int) throws(SiteFolderError) {
    try folder.attempt(folder.path) { () throws(SystemError) in
      try FileSystem.makeFile(file(number), bytes)
    }
  }

  /// Writes a file to the folder that is moved as a whole.
  ///
  /// - Returns: True if the file was written; false if it exists already, or if its path is too
  ///   long.
  func write(_ file: SiteFile) throws(SiteFolderError) -> Bool {
    let location = location(of: file.path)
    return try folder.attempt(folder.path) { () throws(SystemError) in
      do throws(SystemError) {
        do throws(SystemError) {
          try FileSystem.makeFile(location, file.bytes)
        } catch let error where error.code == ENOENT {
          let folders = UniquePaths.folders(of: file.path).map { self.location(of: $0) }
          try makeFolders([path, newFolders] + folders)
          try FileSystem.makeFile(location, file.bytes)
        }
      } catch let error where error.code == EEXIST || error.code == ENAMETOOLONG {
        return false
      }
      return true
    }
  }

  /// Moves a file to its path on the site, and replaces an existing file.
  func move(_ file: StagedFile, to path: String) throws(SiteFolderError) {
    let place = folder.location(of: path)
    try folder.attempt(place) { () throws(SystemError) in
      try FileSystem.move(location(of: file), to: place)
    }
  }

  /// Moves a new folder to its path on the site, unless a file or a folder with files is there.
  ///
  /// Returns whether the folder was moved.
  func moveFolder(_ path: Substring) throws(SiteFolderError) -> Bool {
    let place = folder.location(of: path)
    return try folder.attempt(place) { () throws(SystemError) in
      try FileSystem.moveFolder(location(of: path), to: place)
    }
  }

  /// Creates folders, even if other tasks create them at the same time.
  private func makeFolders(_ folders: [String]) throws(SystemError) {
    for folder in folders {
      do throws(SystemError) {
        try FileSystem.makeDirectory(folder)
      } catch let error where error.code == EEXIST {}
    }
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
