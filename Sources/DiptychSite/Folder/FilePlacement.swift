import DiptychFiles

/// The moves of staged files into a site's folder.
struct FilePlacement {
  private let folder: SiteFolder
  private let staging: StagingFolder
  /// The folders that exist.
  private var made: Set<Substring> = []
  /// The new folders that were moved with all their files.
  private var moved: Set<Substring> = []

  init(in folder: SiteFolder, from staging: StagingFolder) {
    self.folder = folder
    self.staging = staging
  }

  /// Moves new folders as a whole.
  ///
  /// A folder is not moved if another program has created its path in the meantime.
  mutating func placeFolders(_ folders: [Substring]) throws(SiteFolderError) {
    // A folder comes before its subfolders, which are moved with it.
    for name in Set(folders).sorted() {
      var isMoved = UniquePaths.folders(of: String(name)).contains(where: moved.contains)
      if !isMoved {
        try makeFolders(of: String(name))
        isMoved = try staging.moveFolder(name)
      }
      if isMoved { moved.insert(name) }
    }
  }

  /// Moves a file, unless it was moved with its new folder.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - path: Its path on the site.
  ///   - isNew: Whether the path may lead to an empty folder, which the file replaces.
  /// - Throws: The error of the system.
  mutating func place(
    _ file: StagedFile,
    at path: String,
    isNew: Bool
  ) throws(SiteFolderError) {
    if let newFolder = file.newFolder, moved.contains(newFolder) { return }
    try makeFolders(of: path)
    let place = folder.location(of: path)
    if isNew, (try? FileKind(ofLink: place)) == .directory {
      try? FileSystem.removeDirectory(place)
    }
    try staging.move(file, to: path)
  }

  /// Makes the folders of a path that do not exist.
  private mutating func makeFolders(of path: String) throws(SiteFolderError) {
    for name in UniquePaths.folders(of: path) where made.insert(name).inserted {
      let place = folder.location(of: name)
      try folder.attempt(place) { () throws(SystemError) in
        if try FileKind(ofLink: place) == nil { try FileSystem.makeDirectory(place) }
      }
    }
  }
}
