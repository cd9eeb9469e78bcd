/// The form of the addresses of pages.
///
/// The table shows the address of the first page, whose path is empty, and of the page
/// `guide/start`, in links:
///
/// | path | `.folder` | `.file` | `.name` |
/// |---|---|---|---|
/// | `` | `` | `index.html` | `` |
/// | `guide/start` | `guide/start/` | `guide/start.html` | `guide/start` |
public enum PageStyle: Hashable, Sendable, CaseIterable {
  /// A folder with a file `index.html`, and an address that ends in a slash. Every server supports
  /// it.
  case folder
  /// A file whose name ends in `.html`, and an address with the same ending.
  ///
  /// The site also works without a server, because each link leads to a file. A link to the first
  /// page leads to `index.html`. Feeds, sitemaps and metadata leave this name out: for them, the
  /// address of the first page is the address of the site.
  case file
  /// A file whose name ends in `.html`, and an address without this ending.
  ///
  /// The server has to add the ending. For example, its response to a request for `guide/start` has
  /// to be the file `guide/start.html`.
  case name

  /// Returns the path of a page's file.
  func file(of page: SitePath) -> String {
    switch self {
    case _ where page.text.isEmpty: "index.html"
    case .folder: "\(page.text)/index.html"
    case .file, .name: "\(page.text).html"
    }
  }

  /// Returns the address of a page for a link from another one, relative to the address of the site
  /// and not encoded.
  func link(to page: SitePath) -> String {
    self == .file && page.text.isEmpty ? "index.html" : address(of: page)
  }

  /// Returns the address of a page, relative to the address of the site and not encoded.
  func address(of page: SitePath) -> String {
    switch self {
    case _ where page.text.isEmpty: ""
    case .folder: "\(page.text)/"
    case .file: "\(page.text).html"
    case .name: page.text
    }
  }
}
