import DiptychViews

/// The pages and the files of a site, with their places.
struct SiteContents: Sendable {
  /// A page, and the path of its file.
  struct Entry: Sendable {
    let page: Page
    let file: String
    let settings: PageSettings
    /// Whether people read the page, other than one that sends them on.
    let isRead: Bool
  }

  private(set) var pages: [Entry] = []
  private(set) var assets: [Asset] = []
  /// The problems of the paths and of the titles.
  private(set) var problems: [SiteProblem] = []
  /// The address of the site, or nil if it is not known.
  let address: SiteAddress?

  init(_ site: Site) {
    address = site.address.flatMap(SiteAddress.init)
    if let text = site.address, address == nil { problems.append(.address(text)) }
    for item in site.items {
      switch item.content {
      case .page(let page): add(page, to: site, root: nil, isRead: true)
      case .redirect(let page): add(page, to: site, root: nil, isRead: false)
      case .notFound(let page):
        add(page, to: site, root: address?.path ?? "/", isRead: true, file: "404.html")
      case .asset(let asset): add(asset)
      }
    }
    checkFiles()
  }

  /// The files that are no pages.
  var assetFiles: [SiteFile] { assets.map { SiteFile(path: $0.path.text, bytes: $0.bytes) } }

  private mutating func add(
    _ page: Page,
    to site: Site,
    root: String?,
    isRead: Bool,
    file: String? = nil
  ) {
    if let problem = page.path.problem { problems.append(.path(page.path, problem)) }
    if isRead, page.title.allSatisfy(\.isWhitespace) {
      problems.append(.noTitle(page: page.path))
    }
    let canonical = address.map { address in
      address.text + PercentEncoding.encode(path: site.style.address(of: page.path))
    }
    let settings = PageSettings(
      location: PageLocation(path: page.path, style: site.style, root: root),
      language: site.language,
      theme: site.theme,
      canonical: root == nil ? canonical : nil
    )
    pages.append(
      Entry(
        page: page,
        file: file ?? site.style.file(of: page.path),
        settings: settings,
        isRead: isRead
      )
    )
  }

  private mutating func add(_ asset: Asset) {
    // The empty path is that of a page; a file needs a name.
    let problem = asset.path.text.isEmpty ? .emptyName : asset.path.problem
    if let problem { problems.append(.path(asset.path, problem)) }
    assets.append(asset)
  }

  /// Looks for two files that are one, and for files in the place of a folder.
  private mutating func checkFiles() {
    var files: [String: String] = [:]
    let paths = pages.map(\.file) + assets.map(\.path.text)
    for path in paths {
      if let other = files.updateValue(path, forKey: SitePath(path).folded) {
        problems.append(.collision(other, path))
      }
    }
    for path in paths {
      var folder = path[...]
      while let slash = folder.lastIndex(of: "/") {
        folder = folder[..<slash]
        if let file = files[SitePath(String(folder)).folded] {
          problems.append(.fileInPlaceOfFolder(file: file, other: path))
        }
      }
    }
  }

  /// Renders the pages, as many at a time as the machine has processors.
  ///
  /// - Returns: The pages in their order.
  /// - Throws: `CancellationError`.
  func render() async throws -> [RenderedPage] {
    try await withThrowingTaskGroup(of: (Int, RenderedPage).self) { group in
      var rendered: [RenderedPage?] = Array(repeating: nil, count: pages.count)
      var started = 0
      for _ in 0..<min(Processors.count, pages.count) {
        group.addTask { [started] in try renderedPage(started) }
        started += 1
      }
      while let (index, page) = try await group.next() {
        rendered[index] = page
        guard started < pages.count else { continue }
        group.addTask { [started] in try renderedPage(started) }
        started += 1
      }
      return rendered.compactMap(\.self)
    }
  }

  private func renderedPage(_ index: Int) throws -> (Int, RenderedPage) {
    try Task.checkCancellation()
    return (index, RenderedPage(pages[index]))
  }
}
