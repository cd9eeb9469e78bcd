/// The files in a folder and its subfolders, by their paths in the folder.
struct SourceFiles {
  private(set) var markdown: [String] = []
  /// The paths on the site of the files other than Markdown files.
  private(set) var paths: [String: SitePath] = [:]
  private(set) var files: [SitePath: String] = [:]
  private(set) var problems: [ContentProblem] = []
  /// The files that are left out, each with the first name in its path that begins with `_`.
  private(set) var underscored: [(file: String, at: String)] = []
  private let walk: FolderWalk

  /// Finds the files in a folder.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - excluded: The path of a folder that is left out.
  ///   - hasDrafts: Whether files and folders whose names begin with `_` are not left out.
  ///   - isLenient: Whether a name that is invalid in a path is changed for the site.
  init(
    _ folder: String,
    excluding excluded: String? = nil,
    hasDrafts: Bool = false,
    isLenient: Bool = false
  ) {
    walk = FolderWalk(folder, excluding: excluded)
    func underscore(_ file: String) -> String? { hasDrafts ? nil : Self.underscore(in: file) }
    for (file, obstacle) in walk.obstacles where underscore(file) == nil { note(file, obstacle) }
    for file in walk.files.sorted() {
      if let name = underscore(file) {
        underscored.append((file, name))
        continue
      }
      guard !Self.isMarkdown(file) else {
        markdown.append(file)
        continue
      }
      let path = SitePath(isLenient ? Self.valid(file) : file)
      // If several files would have the same path, only the first is kept.
      if files[path] != nil { continue }
      paths[file] = path
      files[path] = file
    }
  }

  /// Returns the path up to the first name that begins with `_`, or nil.
  ///
  /// `_index.md` is the page of its folder, and files such as `_headers` are for servers.
  private static func underscore(in file: String) -> String? {
    let names = file.namesOfPath
    let isPage = isMarkdown(file) && !EntryReader.isIndex(file)
    guard
      let first = names.indices.first(where: {
        names[$0].hasPrefix("_") && (isPage || $0 < names.count - 1)
      })
    else { return nil }
    return names[...first].joined(separator: "/")
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
        "it is a symbolic link to a target outside of its folder; copy the target"
      case .loop: "it is a symbolic link to a folder that contains it; remove it"
      case .special: "it is not a file; remove it"
      }
    problems.append(ContentProblem(file: walk.place(of: file), reason: reason))
  }

  static func isMarkdown(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix(".md") || name.hasSuffix(".markdown")
  }
}

/// The files of a folder that are left out because they aren't public yet.
///
/// It is a class, so that a site with many pages from one folder has them once.
final class LeftOutFiles: Sendable {
  /// The files and the folders, with the reasons.
  let problems: [ContentProblem]
  /// The targets of links to the files, with the positions of their problems.
  let files: [String: (target: ContentTarget, problem: Int)]

  init(_ entries: [(entry: ContentEntry, reason: String)], _ source: SourceFiles) {
    var problems: [ContentProblem] = []
    var files: [String: (target: ContentTarget, problem: Int)] = [:]
    for (entry, reason) in entries {
      files[entry.file] = (.page(entry.path, fragment: nil), problems.count)
      problems.append(ContentProblem(file: entry.place, reason: reason))
    }
    for (file, name) in source.underscored {
      let place = source.place(of: name)
      if problems.last?.file != place {
        problems.append(ContentProblem(file: place, reason: "its name begins with an underscore"))
      }
      let isPage = SourceFiles.isMarkdown(file)
      let path = isPage ? EntryReader.path(of: file) : SitePath(file)
      files[file] = (
        isPage ? .page(path, fragment: nil) : .file(path, ending: ""), problems.count - 1
      )
    }
    self.problems = problems
    self.files = files
  }

  /// Returns the reason why an entry isn't public yet, or nil if it is.
  static func reason(for entry: ContentEntry) -> String? {
    if entry.isDraft { return "it is a draft" }
    guard let date = entry.publication, date.isFuture() else { return nil }
    return "it is dated in the future, \(date.day)"
  }
}
