import DiptychFiles

/// The Markdown files in a folder and its subfolders, as pages of a site.
///
/// ```swift
/// let content = try ContentFolder("Content")
/// let site = Site(address: "https://example.org/blog/") {
///   content.posts.listPages("Tide Tables", at: "", navigation: navigation)
///   content.entryPages(navigation: navigation)
///   content.items
/// }
/// ```
///
/// To use a layout of your own, create each page with `Page(entry) { settings in … }`, and add
/// ``ContentDetails`` and ``ContentBody`` to its content.
///
/// Every file whose name ends in `.md` or `.markdown` is an entry. The page of an `index.md`, an
/// `_index.md` or a `README.md` has the path of the folder. All other files, such as images, are
/// copied. A link to a Markdown file becomes a link to the page of this file. The problems of the
/// site include each broken link, with its file and its line.
///
/// What isn't public yet is left out, unless `hasDrafts` is true, see ``leftOut``.
public struct ContentFolder: Sendable {
  /// The entries with a date, the newest first, and then the entries without a date, sorted by
  /// their order and their title.
  public let entries: [ContentEntry]

  /// The tags of the entries, sorted by name.
  public let tags: [ContentGroup]

  /// The entries with a date, the newest first.
  public let posts: [ContentEntry]

  /// The path of the pages of tags.
  let tagPath: SitePath

  /// The positions of tags, by their names in lower case.
  let tagPositions: [String: Int]

  /// The positions in `entries` and in `posts`, by the paths of the files.
  private let positions: [String: Int]
  let postPositions: [String: Int]

  /// The problems that were ignored because `isLenient` was true; empty otherwise.
  public let warnings: [ContentProblem]

  /// The files that aren't public yet, with the reasons: drafts, entries with a date in the future,
  /// and folders and Markdown files whose names begin with `_`, except `_index.md`.
  ///
  /// A day without a time begins at midnight in the time zone of the system. The
  /// ``SitePlan/notes`` of a write contain the reasons. The problem of a link to a file names it.
  public var leftOut: [ContentProblem] { leftOutFiles.problems }

  private let leftOutFiles: LeftOutFiles
  private let files: SourceFiles
  /// The former addresses of pages.
  private let redirects: [(path: SitePath, target: SitePath)]

  /// Reads a folder.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - hasDrafts: Whether the entries include what isn't public yet, for a preview, see
  ///     ``leftOut``.
  ///   - tagPath: The path of the page of all tags. The page of a tag is below this path, such as
  ///     `tags/weather`.
  ///   - excluded: The path of a folder that is left out, such as the folder that the site is
  ///     written to.
  ///   - isLenient: Whether the folder is read despite problems, for example because you can't
  ///     correct the texts of other authors. The problems become ``warnings``. Invalid front matter
  ///     is ignored, a second entry with the same path gets another path, such as `storm-2`, and a
  ///     file name that is invalid in an address is changed.
  ///   - reader: A closure that parses the Markdown of a file. The Markdown has empty lines in
  ///     place of the front matter, so line numbers are the same as in the file. The second
  ///     argument is the path of the file, for messages. An error of the closure becomes a problem
  ///     of the file. To report the line, throw a ``ContentProblem``.
  /// - Throws: A ``ContentError`` with the problems of all files, unless `isLenient` is true.
  public init(
    _ folder: String,
    hasDrafts: Bool = false,
    tagPath: SitePath = "tags",
    excluding excluded: String? = nil,
    isLenient: Bool = false,
    reader: @Sendable (_ markdown: String, _ file: String) throws -> ContentDocument
  ) throws(ContentError) {
    self.tagPath = tagPath
    files = SourceFiles(folder, excluding: excluded, hasDrafts: hasDrafts, isLenient: isLenient)
    var problems = files.problems
    var entries: [ContentEntry] = []
    var leftOut: [(entry: ContentEntry, reason: String)] = []
    for file in files.markdown {
      let place = files.place(of: file)
      guard let text = Self.text(of: place, isLenient, &problems) else { continue }
      var reading = EntryReader(file, at: place)
      if let entry = reading.read(text, isLenient: isLenient, by: reader) {
        if !hasDrafts, let reason = LeftOutFiles.reason(for: entry) {
          leftOut.append((entry, reason))
        } else {
          entries.append(entry)
        }
      }
      problems += reading.problems
    }
    leftOutFiles = LeftOutFiles(leftOut, files)
    problems += isLenient ? Self.separate(&entries) : Self.collisions(entries)
    redirects = Self.redirects(of: entries, isLenient: isLenient, &problems)
    guard problems.isEmpty || isLenient else { throw ContentError(problems: problems) }
    warnings = problems
    var links = ContentLinks(entries, files, leftOutFiles)
    entries = entries.map { links.resolved($0) }.sorted(by: Self.isBefore)
    self.entries = entries
    posts = entries.filter { $0.published != nil }
    tags = ContentGroup.tags(of: entries, at: tagPath)
    tagPositions = Self.positions(tags) { $0.name.lowercased() }
    positions = Self.positions(entries, of: \.file)
    postPositions = Self.positions(posts, of: \.file)
  }

  /// Returns the positions of some values, by their keys.
  private static func positions<Value>(
    _ values: [Value],
    of key: (Value) -> String
  ) -> [String: Int] {
    Dictionary(
      values.enumerated().map { (key($0.element), $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  private static func text(
    of place: String,
    _ isLenient: Bool,
    _ problems: inout [ContentProblem]
  ) -> String? {
    do throws(SystemError) {
      let bytes = try FileSystem.contents(place)
      if let text = String(validating: bytes, as: UTF8.self) { return text }
      problems.append(ContentProblem(file: place, reason: "it is not in UTF-8; save it as UTF-8"))
      return isLenient ? String(decoding: bytes, as: UTF8.self) : nil
    } catch {
      problems.append(ContentProblem(file: place, reason: "it can't be read: \(error)"))
    }
    return nil
  }

  /// Returns a problem for each entry with the path of another entry.
  private static func collisions(_ entries: [ContentEntry]) -> [ContentProblem] {
    var known: [String: ContentEntry] = [:]
    return entries.compactMap { entry in
      guard let other = known.updateValue(entry, forKey: entry.path.text.lowercased()) else {
        return nil
      }
      return ContentProblem(
        file: entry.place,
        reason: """
          its page has the path of \(other.place), “\(entry.path)”; change the slug of one
          """
      )
    }
  }

  /// Returns the former addresses of pages, and a problem for each invalid address.
  private static func redirects(
    of entries: [ContentEntry],
    isLenient: Bool,
    _ problems: inout [ContentProblem]
  ) -> [(path: SitePath, target: SitePath)] {
    var taken = Set(entries.map { $0.path.text.lowercased() })
    // For texts of other authors, each folder may get a page.
    if isLenient {
      taken.formUnion(folders(of: entries).map { EntryReader.page(ofFolder: $0).lowercased() })
    }
    var redirects: [(SitePath, SitePath)] = []
    for entry in entries {
      for alias in entry.aliases {
        let path = SitePath(alias.split(separator: "/").joined(separator: "/"))
        let reason: String
        if let problem = path.problem {
          reason = "its alias “\(alias)”: the path \(problem)"
        } else if taken.insert(path.text.lowercased()).inserted {
          redirects.append((path, entry.path))
          continue
        } else {
          reason = "its alias “\(alias)” is the path of a page or of another alias; remove it"
        }
        let values = ["aliases", "redirect_from"].compactMap { entry.frontMatter.values[$0] }
        problems.append(ContentProblem(file: entry.place, line: values.first?.line, reason: reason))
      }
    }
    return redirects
  }

  /// Gives each entry a unique path, and returns a problem for each entry with a changed path.
  private static func separate(_ entries: inout [ContentEntry]) -> [ContentProblem] {
    let problems = collisions(entries)
    if problems.isEmpty { return [] }
    var known: Set<String> = []
    // If a folder has an `index.md` and a `README.md`, the `index.md` is its page.
    let isIndex = entries.map { EntryReader.isIndex($0.file, isReadme: false) }
    for index in entries.indices.filter({ isIndex[$0] }) + entries.indices.filter({ !isIndex[$0] })
    {
      let (file, path) = (entries[index].file, entries[index].path)
      var base = path.text
      // The second of these pages gets the name of its file.
      if EntryReader.isIndex(file), known.contains(base.lowercased()) {
        base = (base.isEmpty ? "" : base + "/") + EntryReader.name(of: file).lowercased()
      }
      var own = base
      var number = 1
      while !known.insert(own.lowercased()).inserted {
        number += 1
        own = "\(base)-\(number)"
      }
      entries[index].path = SitePath(own)
    }
    return problems
  }

  static func isBefore(_ first: ContentEntry, _ second: ContentEntry) -> Bool {
    switch (first.published, second.published) {
    case (let first?, let second?) where first != second: return first > second
    case (_?, nil): return true
    case (nil, _?): return false
    default:
      let orders = (first.order ?? .max, second.order ?? .max)
      if orders.0 != orders.1 { return orders.0 < orders.1 }
      return (first.title, first.file) < (second.title, second.file)
    }
  }

  // MARK: - Parts

  /// The names of the outermost subfolders with entries, sorted.
  public var sections: [String] { Set(entries.map(\.section)).filter { !$0.isEmpty }.sorted() }

  /// Returns the entries in an outermost subfolder, such as `posts`, in the order of ``entries``.
  public func entries(in section: String) -> [ContentEntry] {
    entries.filter { $0.section == section }
  }

  /// Returns the entry that was read from the file at a path in the folder, or nil.
  public func entry(of file: String) -> ContentEntry? { positions[file].map { entries[$0] } }

  /// The paths of the folders that contain an entry, directly or in a subfolder, sorted.
  ///
  /// The first path is empty and stands for the folder itself.
  public var folders: [String] { Self.folders(of: entries).sorted() }

  /// Returns the folders that contain an entry, directly or in a subfolder.
  static func folders(of entries: [ContentEntry]) -> Set<String> {
    var folders: Set<String> = [""]
    for entry in entries {
      var folder = EntryReader.folder(of: entry.file)
      while folders.insert(folder).inserted { folder = EntryReader.folder(of: folder) }
    }
    return folders
  }

  /// Returns the path of the page of a folder, even if the folder has no `index.md`.
  public func path(ofFolder folder: String) -> SitePath { EntryReader.path(ofFolder: folder) }

  /// The files that entries link to, such as images, and redirects from the former addresses of
  /// pages.
  ///
  /// Add them to the site instead of ``items`` if the folder has many unrelated files, such as the
  /// source files of a program.
  public var linkedItems: [SiteItem] {
    let linked = Set(
      entries.lazy.flatMap(\.targets.values).compactMap { target in
        if case .file(let path, _) = target { path } else { nil }
      }
    )
    return items(linked.contains)
  }

  /// All files except Markdown files, and redirects from the former addresses of pages.
  public var items: [SiteItem] { items { _ in true } }

  @SiteBuilder
  private func items(_ isCopied: (SitePath) -> Bool) -> [SiteItem] {
    for (file, path) in files.paths.sorted(by: { $0.key < $1.key }) where isCopied(path) {
      Asset(path, file: files.place(of: file))
    }
    for redirect in redirects { Redirect(from: redirect.path, to: redirect.target) }
    [SiteItem(.leftOut(leftOutFiles))]
  }
}
