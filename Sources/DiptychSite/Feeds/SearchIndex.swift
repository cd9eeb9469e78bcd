/// The text of all listed pages, as JSON for a search in the browser.
///
/// The file is an array of objects, in the order of the pages:
///
/// ```json
/// [{"address":"guide/start/","title":"Start","headings":["Start"],"text":"The first steps."}]
/// ```
///
/// Each address is relative to the address of the site. The value of `text` is the text in the
/// `main` element of the page, without navigation.
public struct SearchIndex: GeneratedFile {
  /// The path of the file.
  public let path: SitePath

  /// Creates an index.
  public init(_ path: SitePath = "search.json") {
    self.path = path
  }

  public func files(of site: SiteOverview) -> [SiteFile] {
    let entries = site.pages.map(\.search).filter { !$0.isEmpty }
    return [SiteFile(path: path.text, bytes: Array("[\(entries.joined(separator: ",\n"))]\n".utf8))]
  }
}
