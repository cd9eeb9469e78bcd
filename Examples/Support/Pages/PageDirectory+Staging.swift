#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension PageDirectory {
  /// A folder inside the pages' folder, where all files are written first.
  ///
  /// The folder is created with its first file. Its name ends in the process ID, so that the
  /// folders of processes that were killed can be recognised.
  struct Staging {
    static let prefix = ".diptych-staging-"

    private let directory: PageDirectory
    private let folder: String
    private var isMade = false
    private var fileCount = 0
    private var pages: [(file: String, path: String)] = []

    init(in directory: PageDirectory) {
      self.directory = directory
      folder = directory.location(of: "\(Self.prefix)\(getpid())")
    }

    /// Returns whether a name is the name of a staging folder of any process.
    static func isName(_ name: String) -> Bool { processID(in: name) != nil }

    private static func processID(in name: String) -> pid_t? {
      guard name.hasPrefix(prefix) else { return nil }
      return pid_t(name.dropFirst(prefix.count))
    }
  }
}

extension PageDirectory.Staging {
  /// Writes a page to the staging folder.
  mutating func add(_ page: PageDirectory.Page) throws(PageDirectoryError) {
    pages.append((file: try write(page.bytes), path: page.path))
  }

  /// Moves the staged pages to their paths; creates all of their folders first.
  mutating func placePages() throws(PageDirectoryError) {
    for folder in Set(pages.flatMap { PageDirectory.PagePaths.folders(of: $0.path) }).sorted() {
      let place = directory.location(of: folder)
      try PageDirectory.attempt(place) { () throws(SystemError) in
        if try FileKind(ofLink: place) == nil { try FileSystem.makeDirectory(place) }
      }
    }
    for page in pages { try move(page.file, to: page.path) }
    pages = []
  }

  /// Replaces the manifest.
  mutating func place(_ manifest: PageDirectory.Manifest) throws(PageDirectoryError) {
    try move(try write(manifest.bytes), to: PageDirectory.Manifest.name)
  }

  /// Removes the staging folder and its files.
  mutating func remove() {
    guard isMade else { return }
    Self.removeFolder(folder)
    isMade = false
  }

  private mutating func write(_ bytes: [UInt8]) throws(PageDirectoryError) -> String {
    try make()
    let file = "\(folder)/\(fileCount)"
    fileCount += 1
    try PageDirectory.attempt(directory.path) { () throws(SystemError) in
      try FileSystem.makeFile(file, bytes)
    }
    return file
  }

  private func move(_ file: String, to path: String) throws(PageDirectoryError) {
    let place = directory.location(of: path)
    try PageDirectory.attempt(place) { () throws(SystemError) in
      try FileSystem.move(file, to: place)
    }
  }

  private mutating func make() throws(PageDirectoryError) {
    guard !isMade else { return }
    removeLeftovers()
    try PageDirectory.attempt(directory.path) { () throws(SystemError) in
      try FileSystem.makeDirectory(folder)
    }
    isMade = true
  }

  /// Removes the staging folders of processes that have ended, or that had the ID of this one.
  private func removeLeftovers() {
    for name in (try? FileSystem.entries(directory.path)) ?? [] {
      guard let processID = Self.processID(in: name) else { continue }
      let isGone = kill(processID, 0) != 0 && errno == ESRCH
      guard isGone || processID == getpid() else { continue }
      Self.removeFolder(directory.location(of: name))
    }
  }

  /// Removes a folder and its files; does not follow a symbolic link.
  private static func removeFolder(_ folder: String) {
    guard (try? FileKind(ofLink: folder)) == .directory else { return }
    for name in (try? FileSystem.entries(folder)) ?? [] {
      try? FileSystem.remove("\(folder)/\(name)")
    }
    try? FileSystem.removeDirectory(folder)
  }
}
