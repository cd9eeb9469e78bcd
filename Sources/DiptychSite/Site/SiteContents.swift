import DiptychFiles
import DiptychHTML
import DiptychViews

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The pages and the files of a site, with their places.
struct SiteContents: Sendable {
  /// A page, and the path of its file.
  struct Entry: Sendable {
    enum Kind {
      case page
      case notFound
      case redirect
    }

    let page: Page
    let kind: Kind
    let file: String
    let settings: PageSettings

    /// Whether the page is in sitemaps, feeds and search indices.
    var isListed: Bool { kind == .page && page.isListed }
  }

  /// A file other than a page, and its path, with a hash if the file is hashed.
  struct AssetEntry: Sendable {
    let asset: Asset
    let file: String
  }

  private(set) var pages: [Entry] = []
  private(set) var assets: [AssetEntry] = []
  private(set) var generated: [any GeneratedFile] = []
  /// The problems of the paths, of the titles and of the files.
  private(set) var problems: [SiteProblem] = []
  /// Messages that are no problems, see ``SitePlan/notes``.
  private(set) var notes: [String] = []
  /// The files that are left out of content folders, by the files that their links lead to.
  private var leftOut: [String: ContentProblem] = [:]
  private var leftOutFolders: Set<ObjectIdentifier> = []
  /// The address of the site, or nil if it is not known.
  let address: SiteAddress?
  /// The paths of all files that do not depend on the contents of pages.
  private(set) var files: [String] = []
  /// The settings and the paths of the site, as hashes.
  private(set) var identity = SiteRecords.Identity(settings: "", paths: "")
  private var assetNames = AssetNames()
  private let feeds: [FeedLink]
  /// The index of the search of the layouts, or nil if they have no search.
  private let searchIndex: SearchIndex?
  private let site: Site

  /// Whether a problem of a page is a warning; nil if none is.
  var isTolerated: (@Sendable (SiteProblem) -> Bool)? { site.isTolerated }

  /// Returns the problems that are warnings.
  ///
  /// If there are other problems, throws these with the problems of the site.
  func warnings(among problems: [SiteProblem]) throws(SiteError) -> [SiteProblem] {
    let errors = self.problems + problems.filter { !(isTolerated?($0) ?? false) }
    guard errors.isEmpty else { throw SiteError(problems: errors) }
    return problems
  }

  init(_ site: Site) {
    self.site = site
    searchIndex = site.searchIndex
    address = site.address.flatMap(SiteAddress.init)
    feeds = site.items.compactMap { item in
      guard case .generated(let file) = item.content, let feed = file as? Feed else {
        return nil
      }
      return feed.isInHeads ? feed.link : nil
    }
    if let text = site.address, address == nil { problems.append(.address(text)) }
    if !LanguageTag.isWellFormed(site.language) { problems.append(.language(site.language)) }
    addAssets(site.items)
    if site.script { add(Asset(LayoutScripts.pageFile, text: LayoutScripts.page, isHashed: true)) }
    if searchIndex != nil {
      add(Asset(LayoutScripts.searchFile, text: LayoutScripts.search, isHashed: true))
    }
    let redirects = redirects
    let titles = redirects.isEmpty ? [:] : pageTitles
    for item in site.items {
      switch item.content {
      case .page(let page): add(page, .page, root: nil)
      case .redirect(let redirect):
        add(redirect.page(titled: titles[style.file(of: redirect.target)]), .redirect, root: nil)
      case .notFound(let page): add(page, .notFound, root: address?.path ?? "/", file: "404.html")
      case .generated(let file): add(file)
      case .leftOut(let files): add(files)
      case .asset, .assetFolder: break
      }
    }
    if let searchIndex, !hasSearchIndex { add(searchIndex) }
    for redirect in redirects.circular(style) {
      problems.append(.circularRedirect(page: redirect.path, target: redirect.target))
    }
    checkLanguages()
    let overview = SiteOverview(self, nil)
    problems += generated.flatMap { $0.problems(in: overview) }
    files = pages.map(\.file) + assets.map(\.file) + generated.map(\.path.text)
    checkFiles()
    if pages.contains(where: { $0.kind == .page }), !files.contains("index.html") {
      notes.append("the site has no first page; give a page the empty path")
    }
    identity = makeIdentity()
  }

  /// The language of the pages that have none of their own.
  var language: String { site.language }

  /// The form of the addresses of pages.
  var style: PageStyle { site.style }

  private var redirects: [Redirect] {
    site.items.compactMap { if case .redirect(let redirect) = $0.content { redirect } else { nil } }
  }

  /// The titles of the pages by the paths of their files, for the redirects that lead to them.
  private var pageTitles: [String: String] {
    let pages = site.items.compactMap {
      if case .page(let page) = $0.content, !page.title.isBlank { page } else { nil }
    }
    return Dictionary(
      pages.map { (style.file(of: $0.path), $0.title) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The elements that are added to the head of each page.
  var heads: [PageHead] { site.heads }

  /// Returns the words of the layouts in a language, or nil if neither the site nor the kit has
  /// them.
  func words(in language: String) -> SiteLabels? {
    site.labels[language] ?? SiteLabels(language: language)
  }

  /// The changes of the environment of each page.
  var changes: [@Sendable (inout EnvironmentValues) -> Void] { site.changes }

  /// Whether the site has a search index.
  private var hasSearchIndex: Bool { generated.contains { $0 is SearchIndex } }

  /// Returns whether a file has a hash in its name, by its path without it.
  func isHashed(_ file: SitePath) -> Bool { assetNames.file(file) != nil }

  /// Returns whether a page has an entry in a search index.
  func isIndexed(_ entry: Entry) -> Bool { hasSearchIndex && entry.isListed }

  private func makeIdentity() -> SiteRecords.Identity {
    SiteRecords.Identity(
      settings: settings,
      paths: stableHash(files.sorted().joined(separator: "\n"))
    )
  }

  private var settings: String {
    let texts =
      [
        address?.text ?? "", "\(site.style)", site.language, "\(site.embedsStyles)",
        "\(site.validatesPages)", "\(site.search)", "\(site.script)",
      ]
      // A site that reports these problems as errors can't use the records of pages with warnings.
      + (site.isTolerated == nil ? [] : ["tolerating"])
    return stableHash(texts.joined(separator: " "))
  }

  // MARK: Collecting

  // The names of hashed files must be known before a page that links to them is rendered.
  private mutating func addAssets(_ items: [SiteItem]) {
    for item in items {
      switch item.content {
      case .asset(let asset): add(asset)
      case .assetFolder(let folder):
        let (assets, problems) = folder.assets()
        self.problems += problems
        for asset in assets { add(asset) }
      case .page, .redirect, .notFound, .generated, .leftOut: break
      }
    }
  }

  private mutating func add(_ asset: Asset) {
    // The empty path belongs to a page; a file needs a name.
    let problem = asset.path.text.isEmpty ? .emptyName : asset.path.problem
    if let problem { problems.append(.path(asset.path, problem)) }
    var file = asset.path.text
    if asset.isHashed {
      do throws(SystemError) {
        file = assetNames.insert(asset.path, try asset.bytes())
      } catch {
        problems.append(.asset(asset, reason: error))
      }
    } else if case .file(let path) = asset.content {
      do throws(SystemError) {
        try FileSystem.expectReadable(path)
      } catch {
        problems.append(.asset(asset, reason: error))
      }
    }
    assets.append(AssetEntry(asset: asset, file: file))
  }

  private mutating func add(_ file: any GeneratedFile) {
    let problem = file.path.text.isEmpty ? .emptyName : file.path.problem
    if let problem { problems.append(.path(file.path, problem)) }
    generated.append(file)
  }

  private mutating func add(_ files: LeftOutFiles) {
    guard leftOutFolders.insert(ObjectIdentifier(files)).inserted else { return }
    notes += files.problems.map { "\($0.file) is left out: \($0.reason)".onOneLine }
    for (target, problem) in files.files.values {
      let file =
        switch target {
        case .page(let path, _): style.file(of: path)
        case .file(let path, _): path.text
        }
      leftOut[file] = files.problems[problem]
    }
  }

  /// Returns the file of a content folder that is left out, and that a link to a path leads to.
  func leftOutFile(at path: some StringProtocol) -> ContentProblem? {
    ["", "index.html", "/index.html", ".html"].lazy.compactMap { leftOut[path + $0] }.first
  }

  private mutating func add(_ page: Page, _ kind: Entry.Kind, root: String?, file: String? = nil) {
    if let files = page.leftOut { add(files) }
    if let id = page.feedID, !hasScheme(id) {
      let reason = "the id “\(id)” in feeds has no scheme. Write it as tag:example.org,2026:storm."
      problems.append(.file(style.file(of: page.path), reason: reason))
    }
    if let problem = page.path.problem { problems.append(.path(page.path, problem)) }
    if kind != .redirect, page.title.isBlank {
      problems.append(.noTitle(page: page.path))
    }
    let language = page.language ?? site.language
    var page = page
    if page.number > 1 {
      let format = (words(in: language) ?? SiteLabels()).numberedTitle
      page.title = format.replacing("{number}", with: "\(page.number)")
        .replacing("{title}", with: page.title)
    }
    let settings = PageSettings(
      page: page,
      location: PageLocation(path: page.path, style: site.style, root: root, assets: assetNames),
      language: language,
      theme: site.theme,
      canonical: root == nil ? address?.address(of: page.path, site.style) : nil,
      address: address,
      feeds: (page.feeds + feeds).filter { $0.language == nil || $0.language == language },
      // A shared stylesheet has the path of the site on its host, which may be another one or none.
      embedsStyles: kind == .notFound || site.embedsStyles,
      isValidated: site.validatesPages,
      searchIndex: searchIndex?.path,
      hasScript: site.script
    )
    pages.append(
      Entry(
        page: page,
        kind: kind,
        file: file ?? site.style.file(of: page.path),
        settings: settings
      )
    )
  }

  /// The first paths of the pages that have moved, by the paths of their files.
  var formerPaths: [String: SitePath] {
    let sources = Dictionary(
      redirects.filter { $0.fragment == nil }.map { (style.file(of: $0.target), $0.path) },
      uniquingKeysWith: { first, _ in first }
    )
    return sources.mapValues { path in
      var (first, known) = (path, Set([path]))
      while let former = sources[style.file(of: first)], known.insert(former).inserted {
        first = former
      }
      return first
    }
  }

  /// Finds invalid languages, and pages that do not list a page which lists them as an alternate.
  private mutating func checkLanguages() {
    var known: [SitePath: Page] = [:]
    for entry in pages where entry.kind == .page { known[entry.page.path] = entry.page }
    for page in pages.map(\.page) {
      let tags = (page.language.map { [$0] } ?? []) + page.alternates.keys.sorted()
      for tag in tags where !LanguageTag.isWellFormed(tag) {
        problems.append(.pageLanguage(page: page.path, language: tag))
      }
      let language = page.language ?? site.language
      for (other, path) in page.alternates.sorted(by: { $0.key < $1.key }) where path != page.path {
        // The check of links reports a missing page.
        guard let target = known[path], target.alternates[language] != page.path else { continue }
        problems.append(.alternate(page: path, language: other, missing: page.path))
      }
    }
  }

  /// Finds files with the same path, and files with the path of a folder.
  private mutating func checkFiles() {
    let folded = files.map { SitePath($0).folded }
    var known: [String: String] = [:]
    known.reserveCapacity(files.count)
    for (path, folded) in zip(files, folded) {
      if let other = known.updateValue(path, forKey: folded) {
        problems.append(.collision(other, path))
      }
    }
    for (path, folded) in zip(files, folded) {
      for folder in UniquePaths.folders(of: folded).reversed() {
        if let file = known[String(folder)] {
          problems.append(.fileInPlaceOfFolder(file: file, other: path))
        }
      }
    }
  }
}

extension SiteProblem {
  static func asset(_ asset: Asset, reason: SystemError) -> SiteProblem {
    let file = if case .file(let file) = asset.content { file } else { asset.path.text }
    return .asset(asset.path, file: file, reason: "\(reason)")
  }
}

extension SiteAddress {
  /// Returns the absolute URL of a page.
  func address(of page: SitePath, _ style: PageStyle) -> String {
    text + percentEncoded(path: style.address(of: page))
  }
}

extension String {
  /// Whether the text is invisible in a title.
  fileprivate var isBlank: Bool {
    unicodeScalars.allSatisfy {
      $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
    }
  }
}

extension SiteContents {
  /// Returns the environment of a page.
  ///
  /// - Parameters:
  ///   - entry: The page.
  ///   - notes: The problems that its views find while they are rendered.
  /// - Returns: The environment.
  func environment(of entry: Entry, _ notes: PageNotes) -> EnvironmentValues {
    var values = EnvironmentValues.current
    let settings = entry.settings
    if let words = words(in: settings.language) {
      if values.siteLabels == SiteLabels() { values.siteLabels = words }
      values.labels.translate(words)
    } else {
      values.pageNotes = notes
    }
    for change in changes { change(&values) }
    guard entry.kind != .redirect else { return values }
    let heads = heads + entry.page.heads
    let isHidden = entry.kind == .page && !entry.page.isListed
    values.furtherHead = { metadata in
      let missing = PageMetadata(
        description: metadata.description == nil ? settings.summary : nil,
        canonical: metadata.canonical == nil ? settings.canonical : nil
      )
      let robots = isHidden ? HTML.meta(.name("robots"), .content("noindex")) : nil
      return AnyView(
        _Pair(
          _Pair(
            _Pair(missing, robots),
            _Pair(LanguageLinks(settings: settings), FeedLinks(settings: settings))
          ),
          ForEach(heads.indices, id: \.self) { heads[$0](settings) }
        )
      )
    }
    return values
  }
}

extension Labels {
  /// Sets the words that every page needs, unless the author has changed them already.
  fileprivate mutating func translate(_ words: SiteLabels) {
    let english = Labels()
    if skipToContent == english.skipToContent { skipToContent = words.skipToContent }
    if tableOfContents == english.tableOfContents { tableOfContents = words.contents }
  }
}
