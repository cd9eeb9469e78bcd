import Diptych
import DiptychCommonMark
import DiptychSite

/// The site of a folder of documents, and the links in them that lead to nothing.
struct DocumentSite: Sendable {
  let folder: DocumentFolder
  /// The links that lead to nothing, in the order of the files.
  private(set) var brokenLinks: [SiteProblem] = []
  private let address: String?
  private let map: SiteMap
  /// The targets of the links, by their destinations, for each document.
  private var targets: [[String: LinkTarget]] = []
  /// The paths in the site of the files that are copied, by their paths in the folder.
  private let copies: [String: SitePath]

  init(_ folder: DocumentFolder, _ options: MarkdownSiteOptions) {
    self.folder = folder
    address = options.address
    map = SiteMap(folder, name: options.title ?? folder.title(of: ""))
    var resolver = LinkResolver(folder, rawHTML: options.rawHTML)
    for document in folder.documents {
      var known: [String: LinkTarget] = [:]
      for link in document.content.links {
        let destination = link.destination
        let target = known[destination] ?? resolver.target(of: destination, in: document)
        known[destination] = target
        let source = "\(folder.source.place(of: document.file)):\(link.line)"
        switch target {
        case .missing:
          brokenLinks.append(.link(page: document.path, destination: destination, source: source))
        case .missingPart:
          brokenLinks.append(
            .fragment(page: document.path, destination: destination, source: source)
          )
        case .page, .file, .address: break
        }
      }
      targets.append(known)
    }
    copies = resolver.copies
  }

  /// Returns the site without some links on its pages.
  func without(_ problems: [SiteProblem]) -> DocumentSite {
    var site = self
    var broken: [SitePath: Set<String>] = [:]
    for problem in problems {
      guard let (page, destination) = problem.link else { continue }
      broken[page, default: []].insert(destination)
    }
    for (index, document) in folder.documents.enumerated() {
      guard let broken = broken[document.path] else { continue }
      let fragments = Set(broken.compactMap(LinkResolver.fragment))
      for (destination, target) in targets[index] {
        switch target {
        case .address(let address) where broken.contains(address):
          site.targets[index][destination] = .missing
        case .page(let path, let fragment?) where fragments.contains(fragment):
          site.targets[index][destination] = .missingPart(path)
        default: break
        }
      }
    }
    return site
  }

  /// The pages, the files that they lead to, and the files that every site has.
  var site: Site {
    // A link that no policy allows is its words, whoever wrote it.
    Site(address: address, validatesPages: false) {
      for index in folder.documents.indices { page(of: index) }
      for path in map.paths where folder.folderDocuments[path] == nil { page(ofFolder: path) }
      for (file, path) in copies.sorted(by: { $0.key < $1.key }) {
        Asset(path, file: folder.source.place(of: file))
      }
      notFoundPage
      SearchIndex()
      if address != nil { Sitemap() }
    }
  }

  private func page(of index: Int) -> Page {
    let document = folder.documents[index]
    let targets = targets[index]
    let map = map
    // The others are checked already.
    let lines = document.content.links.filter {
      targets[$0.destination] == .address($0.destination)
    }
    .map { ($0.destination, $0.line) }
    return Page(document.path, title: document.title) { settings in
      ArticleLayout(
        title: document.title,
        navigation: map.navigation(
          of: document.path,
          in: SourceDocument.folder(of: document.file)
        ),
        settings: settings
      ) {
        MarkdownView(document.content, heading: document.outline.shown) { link in
          targets[link.destination]?.address(on: settings.location)
        }
        .environment(\.linkPolicy, .standard.allowingDataImages())
      }
    }
    .source(
      folder.source.place(of: document.file),
      lines: Dictionary(lines, uniquingKeysWith: { first, _ in first })
        .merging(document.content.linesOfHTMLAddresses) { first, _ in first }
    )
  }

  private func page(ofFolder path: String) -> Page {
    let map = map
    let folder = map.folder(path)
    return Page(folder.page, title: folder.title) { settings in
      ArticleLayout(
        title: folder.title,
        navigation: map.navigation(of: folder.page, in: path),
        settings: settings
      ) {
        FolderView(folders: folder.folders, pages: Array(folder.pages.dropFirst()))
      }
    }
  }

  private var notFoundPage: NotFoundPage {
    let navigation = map.navigation
    return NotFoundPage { settings in
      ArticleLayout(title: "Page not found", navigation: navigation, settings: settings) {
        Paragraph { PageLink("To the first page", to: "") }
      }
    }
  }
}
