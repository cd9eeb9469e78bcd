/// The files in a folder and its subfolders, by their paths in the folder.
struct SourceFiles {
  private(set) var markdown: [String] = []
  /// The paths on the site of the files other than Markdown files.
  private(set) var paths: [String: SitePath] = [:]
  private(set) var files: [SitePath: String] = [:]
  private(set) var problems: [ContentProblem] = []
  private let walk: FolderWalk

  /// Finds the files in a folder.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - excluded: The path of a folder that is left out.
  ///   - isLenient: Whether a name that is invalid in a path is changed for the site.
  init(_ folder: String, excluding excluded: String? = nil, isLenient: Bool = false) {
    walk = FolderWalk(folder, excluding: excluded)
    for (file, obstacle) in walk.obstacles { note(file, obstacle) }
    markdown = walk.files.filter(Self.isMarkdown).sorted()
    for file in walk.files.sorted() where !Self.isMarkdown(file) {
      let path = SitePath(isLenient ? Self.valid(file) : file)
      // If several files would have the same path, only the first is kept.
      if files[path] != nil { continue }
      paths[file] = path
      files[path] = file
    }
  }

  /// Returns a path with names that are valid on every system.
  private static func valid(_ file: String) -> String {
    guard SitePath(file).problem != nil else { return file }
    let names = file.split(separator: "/").map { name in
      if SitePath(String(name)).problem == nil { return String(name) }
      let dot = name.lastIndex(of: ".") ?? name.endIndex
      let ending = SitePath.slug(of: String(name[dot...])).map { "." + $0 }
      return (SitePath.slug(of: String(name[..<dot])) ?? "file") + (ending ?? "")
    }
    return names.joined(separator: "/")
  }

  /// Returns the path of a file for messages, and for reading it.
  func place(of file: String) -> String { walk.place(of: file) }

  private mutating func note(_ file: String, _ obstacle: FolderWalk.Obstacle) {
    let reason =
      switch obstacle {
      case .unreadable(let error): "\(file.isEmpty ? "the folder" : "it") can't be read: \(error)"
      case .outside:
        "it is a symbolic link that leads out of its folder; copy what it leads to"
      case .loop: "it is a symbolic link that leads to a folder around it; remove it"
      case .special: "it is no file; remove it"
      }
    problems.append(ContentProblem(file: walk.place(of: file), reason: reason))
  }

  private static func isMarkdown(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix(".md") || name.hasSuffix(".markdown")
  }
}
