import DiptychSite

/// The pages of a site in their folders, and the navigation of each.
struct SiteMap: Sendable {
  let name: String
  private let folder: DocumentFolder
  private let folders: [String: Folder]

  /// The links to the pages of a folder, its own first, and to the folders in it.
  struct Folder: Sendable {
    let title: String
    let page: SitePath
    var pages: [SiteNavigation.Item]
    var folders: [SiteNavigation.Item]
  }

  /// The most pages that are all beside each of them.
  private static let maximumCount = 60
  /// The most pages before a page of a long folder, and after it, that are beside it.
  private static let reach = 10
  /// The most folders in the header.
  private static let maximumLinkCount = 6

  init(_ folder: DocumentFolder, name: String) {
    self.folder = folder
    self.name = name
    var folders: [String: Folder] = [:]
    for (path, page) in folder.pages {
      let title = path.isEmpty && folder.folderDocuments[""] == nil ? name : folder.title(of: path)
      folders[path] = Folder(
        title: title,
        page: page,
        pages: [.init(title, to: page)],
        folders: folder.folders(in: path).compactMap { inner in
          folder.pages[inner].map { .init(folder.title(of: inner), to: $0) }
        }
      )
    }
    let ownPages = Set(folder.folderDocuments.values)
    for (index, document) in folder.documents.enumerated() where !ownPages.contains(index) {
      folders[SourceDocument.folder(of: document.file)]?.pages
        .append(.init(document.title, to: document.path))
    }
    self.folders = folders
  }

  /// The folders, each before those in it.
  var paths: [String] {
    folders.keys.sorted {
      $0.split(separator: "/").lexicographicallyPrecedes($1.split(separator: "/"))
    }
  }

  /// Returns a folder.
  func folder(_ path: String) -> Folder {
    folders[path] ?? Folder(title: name, page: "", pages: [], folders: [])
  }

  /// The navigation of a page that is in no folder.
  var navigation: SiteNavigation { SiteNavigation(name, links: links) }

  private var links: [SiteNavigation.Item] {
    let links = folder("").folders
    return links.count <= Self.maximumLinkCount ? links : []
  }

  /// Returns the navigation of a page in a folder.
  ///
  /// A small site has all pages beside each of them. A large one has those of the folder, or of a long
  /// folder those around the page, and links to other folders.
  func navigation(of page: SitePath, in path: String) -> SiteNavigation {
    var navigation = navigation
    guard folder.documents.count > Self.maximumCount else {
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

  /// Returns the titles of a folder and of those around it, but for the first one in the header.
  private func groupTitle(of path: String) -> String {
    guard !path.isEmpty else { return folder("").title }
    var titles: [String] = []
    var path = path
    while !path.isEmpty {
      titles.insert(folder(path).title, at: 0)
      path = SourceDocument.folder(of: path)
    }
    if titles.count > 1, !links.isEmpty { titles.removeFirst() }
    return titles.joined(separator: " / ")
  }

  /// Returns the first link of a folder, and those around the one to a page.
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
