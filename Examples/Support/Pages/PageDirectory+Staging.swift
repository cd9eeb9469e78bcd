#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension PageDirectory {
  /// The folder inside the pages' folder where everything is written first.
  ///
  /// It is made with its first file. Its name ends in the number of the process, by which what
  /// killed processes left behind is known.
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

    /// Whether a name is that of a staging folder, of this process or another.
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

  /// Renames the staged pages into place; their folders are made before the first of them.
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

  /// Puts a manifest in place of the one that is there.
  mutating func place(_ manifest: PageDirectory.Manifest) throws(PageDirectoryError) {
    try move(try write(manifest.bytes), to: PageDirectory.Manifest.name)
  }

  /// Removes the staging folder with everything in it.
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

  /// Removes the staging folders of processes that are no more, or had this one's number.
  private func removeLeftovers() {
    for name in (try? FileSystem.entries(directory.path)) ?? [] {
      guard let processID = Self.processID(in: name) else { continue }
      let isGone = kill(processID, 0) != 0 && errno == ESRCH
      guard isGone || processID == getpid() else { continue }
      Self.removeFolder(directory.location(of: name))
    }
  }

  /// Removes a folder of files; a symbolic link of that name stays.
  private static func removeFolder(_ folder: String) {
    guard (try? FileKind(ofLink: folder)) == .directory else { return }
    for name in (try? FileSystem.entries(folder)) ?? [] {
      try? FileSystem.remove("\(folder)/\(name)")
    }
    try? FileSystem.removeDirectory(folder)
  }
}
