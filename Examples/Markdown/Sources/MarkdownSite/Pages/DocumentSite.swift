import Diptych
import DiptychSite

/// The site that is made from a folder of documents.
struct DocumentSite: Sendable {
  private let content: ContentFolder
  private let options: MarkdownSiteOptions
  private let map: SiteMap

  init(_ content: ContentFolder, _ options: MarkdownSiteOptions) {
    self.content = content
    self.options = options
    map = SiteMap(content, name: options.title, folder: options.folder)
  }

  /// The pages, the files that the pages link to, and the files that every site contains.
  var site: Site {
    // The pages are not validated. If the link policy forbids a link in a document, the page shows
    // only the text of the link.
    let site = Site(address: options.address, validatesPages: false, search: true, script: true) {
      for entry in content.entries { page(of: entry) }
      for path in map.paths where !map.hasDocument(path) { page(ofFolder: path) }
      content.linkedItems
      notFoundPage
      if options.address != nil { Sitemap() }
    }
    return options.keepsBrokenLinks ? site.tolerating { $0.link != nil } : site
  }

  private func page(of entry: ContentEntry) -> Page {
    let navigation = map.navigation(of: entry)
    return Page(entry) { settings in
      PageLayout(.article, title: entry.title, navigation: navigation, settings: settings) {
        ContentBody(entry).environment(\.linkPolicy, .standard.allowingDataImages())
      }
    }
  }

  private func page(ofFolder path: String) -> Page {
    let folder = map.folder(path)
    let navigation = map.navigation(of: folder.page, in: path)
    return Page(folder.page, title: folder.title) { settings in
      PageLayout(.article, title: folder.title, navigation: navigation, settings: settings) {
        FolderView(folders: folder.folders, pages: Array(folder.pages.dropFirst()))
      }
    }
  }

  private var notFoundPage: NotFoundPage {
    let navigation = map.navigation
    return NotFoundPage { settings in
      PageLayout(.article, title: "Page not found", navigation: navigation, settings: settings) {
        Paragraph { PageLink("To the first page", to: "") }
      }
    }
  }
}
