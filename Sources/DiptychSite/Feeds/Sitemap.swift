import DiptychFiles

/// A list of the pages for search engines, in the format of sitemaps.org.
///
/// For each page that is not ``Page/unlisted()``, it contains the URL, the date of the last change,
/// if any, and the URLs of the page in other languages. If the site has no address, writing the
/// site fails with ``SiteProblem/noAddress(file:)``. If a site has more than 50,000 pages, the file
/// is an index: it lists further sitemap files, and these list the pages.
public struct Sitemap: GeneratedFile {
  /// The path of the file.
  public let path: SitePath

  /// Creates a sitemap.
  public init(_ path: SitePath = "sitemap.xml") {
    self.path = path
  }

  /// The maximum number of pages in a file.
  static let maximumCount = 50_000

  public func problems(in site: SiteOverview) -> [SiteProblem] {
    site.address == nil ? [.noAddress(file: path.text)] : []
  }

  public func files(of site: SiteOverview) -> [SiteFile] {
    let entries = site.pages.compactMap { entry in
      entry.wholeAddress.map { (address: $0, entry: entry) }
    }.sorted { $0.address < $1.address }
    let lines = entries.map { entry in
      let date = entry.entry.page.lastChange.map { "<lastmod>\($0.internetText)</lastmod>" } ?? ""
      let languages = entry.entry.settings.languages.map { language, address in
        "<xhtml:link rel=\"alternate\" hreflang=\"\(XMLText.escaped(language))\" "
          + "href=\"\(XMLText.escaped(address))\"/>"
      }
      return "<url><loc>\(XMLText.escaped(entry.address))</loc>\(date)\(languages.joined())</url>\n"
    }
    guard lines.count > Self.maximumCount, let address = site.siteAddress else {
      return [file(path.text, "urlset", lines[...])]
    }
    let parts = stride(from: 0, to: lines.count, by: Self.maximumCount).enumerated().map {
      file(
        numbered($0.offset + 1),
        "urlset",
        lines[$0.element..<min($0.element + Self.maximumCount, lines.count)]
      )
    }
    let names = parts.map { part in
      "<sitemap><loc>\(XMLText.escaped(address.address(ofFile: part.path)))</loc></sitemap>\n"
    }
    return [file(path.text, "sitemapindex", names[...])] + parts
  }

  private func file(_ path: String, _ element: String, _ lines: ArraySlice<String>) -> SiteFile {
    let hasLanguages = lines.contains { $0.contains("<xhtml:") }
    let space = hasLanguages ? " xmlns:xhtml=\"http://www.w3.org/1999/xhtml\"" : ""
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <\(element) xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"\(space)>
      \(lines.joined())</\(element)>

      """
    return SiteFile(path: path, bytes: Array(text.utf8))
  }

  /// Returns the path of a part, such as `sitemap-2.xml`.
  private func numbered(_ number: Int) -> String {
    guard let dot = path.text.lastIndex(of: "."), !path.text[dot...].contains("/") else {
      return "\(path.text)-\(number)"
    }
    return "\(path.text[..<dot])-\(number)\(path.text[dot...])"
  }
}

extension SiteAddress {
  /// Returns the absolute URL of a file.
  func address(ofFile path: String) -> String { text + percentEncoded(path: path) }
}
