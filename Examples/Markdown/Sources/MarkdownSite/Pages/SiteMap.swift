import DiptychSite

/// The folders of a site with their pages, and the navigation of each page.
struct SiteMap: Sendable {
  let name: String
  private let count: Int
  private var folders: [String: Folder] = [:]

  /// The links to the pages of a folder, starting with the folder's own page, and the links to the
  /// folders in it.
  struct Folder: Sendable {
    var title: String
    let page: SitePath
    var hasDocument = false
    var pages: [SiteNavigation.Item] = []
    var folders: [SiteNavigation.Item] = []
  }

  /// The maximum number of pages that are all listed in the navigation.
  private static let maximumCount = 60
  /// The maximum number of pages before a page, and after it, that the navigation lists in a long
  /// folder.
  private static let reach = 10
  /// The maximum number of folders in the header.
  private static let maximumLinkCount = 6

  /// Finds the pages of a folder.
  ///
  /// - Parameters:
  ///   - content: The documents.
  ///   - name: The name of the site. If it is nil, the title of the first page is used, or else the
  ///     name of the folder.
  ///   - folder: The path of the folder.
  init(_ content: ContentFolder, name: String?, folder: String) {
    count = content.entries.count
    let own = RealPath.of(folder).split(separator: "/").last.map(String.init) ?? "Documents"
    for path in content.folders {
      let title = path.split(separator: "/").last.map(String.init) ?? name ?? own
      folders[path] = Folder(title: title, page: content.path(ofFolder: path))
    }
    let entries = content.entries.sorted { $0.file < $1.file }
    // The page of a folder may be a document next to the folder, such as “guide.md” for “guide”.
    let documents = Dictionary(
      entries.map { ($0.path, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    for (path, folder) in folders {
      guard let document = documents[folder.page] else { continue }
      folders[path]?.title = document.title
      folders[path]?.hasDocument = true
    }
    let pages = Set(folders.values.map(\.page))
    self.name = name ?? folders[""]?.title ?? own
    for (path, folder) in folders { folders[path]?.pages = [.init(folder.title, to: folder.page)] }
    for entry in entries where !pages.contains(entry.path) {
      folders[Self.folder(of: entry.file)]?.pages.append(.init(entry.title, to: entry.path))
    }
    for path in paths where !path.isEmpty {
      let folder = self.folder(path)
      folders[Self.folder(of: path)]?.folders.append(.init(folder.title, to: folder.page))
    }
  }

  /// Returns the path of the folder of a file.
  private static func folder(of file: String) -> String {
    file.lastIndex(of: "/").map { String(file[..<$0]) } ?? ""
  }

  /// The paths of the folders.
  ///
  /// Each folder is before the folders in it.
  var paths: [String] {
    folders.keys.sorted {
      $0.split(separator: "/").lexicographicallyPrecedes($1.split(separator: "/"))
    }
  }

  /// Whether the page of a folder is a document.
  func hasDocument(_ path: String) -> Bool { folder(path).hasDocument }

  /// Returns a folder.
  func folder(_ path: String) -> Folder {
    folders[path] ?? Folder(title: name, page: "")
  }

  /// The navigation of a page that is in no folder.
  var navigation: SiteNavigation { SiteNavigation(name, links: links) }

  private var links: [SiteNavigation.Item] {
    let links = folder("").folders
    return links.count <= Self.maximumLinkCount ? links : []
  }

  /// Returns the navigation of the page of a document.
  func navigation(of entry: ContentEntry) -> SiteNavigation {
    navigation(of: entry.path, in: Self.folder(of: entry.file))
  }

  /// Returns the navigation of a page in a folder.
  ///
  /// In a small site, the navigation lists all pages. In a large site, it lists the pages of the
  /// folder, and links to other folders. If the folder is long, only the pages around the page are
  /// listed.
  func navigation(of page: SitePath, in path: String) -> SiteNavigation {
    var navigation = navigation
    guard count > Self.maximumCount else {
      navigation.groups = paths.map { .init(groupTitle(of: $0), items: folder($0).pages) }
      return navigation
    }
    let own = folder(path)
    navigation.groups = [
      .init(groupTitle(of: path), items: Self.items(around: page, of: own.pages))
    ]
    if !path.isEmpty {
      navigation.groups.append(
        .init("Folders in \(own.title)", items: own.folders, isOrdered: false)
      )
    }
    navigation.groups.append(.init("Folders", items: folder("").folders, isOrdered: false))
    return navigation
  }

  /// Returns the titles of a folder and of the folders around it.
  ///
  /// If the header links to the outermost folder, its title is left out.
  private func groupTitle(of path: String) -> String {
    guard !path.isEmpty else { return folder("").title }
    var titles: [String] = []
    var path = path
    while !path.isEmpty {
      titles.insert(folder(path).title, at: 0)
      path = Self.folder(of: path)
    }
    if titles.count > 1, !links.isEmpty { titles.removeFirst() }
    return titles.joined(separator: " / ")
  }

  /// Returns the first link of a folder, and the links around the link to a page.
  private static func items(
    around page: SitePath,
    of items: [SiteNavigation.Item]
  ) -> [SiteNavigation.Item] {
    guard items.count > maximumCount else { return items }
    let index = items.firstIndex { $0.path == page } ?? 0
    let start = max(1, min(index - reach, items.count - 2 * reach))
    return [items[0]] + items[start..<min(start + 2 * reach, items.count)]
  }
}
