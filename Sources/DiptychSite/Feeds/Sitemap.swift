import DiptychFiles

/// A list of the pages for search engines, in the format of sitemaps.org.
///
/// For each page without `noindex`, such as ``Page/unlisted()`` adds, it contains the URL, the date
/// of the last change, if any, and the URLs of the page in other languages. If the site has no
/// address, writing the site fails with ``SiteProblem/noAddress(file:)``. If a site has more than
/// 50,000 pages, the file is an index: it lists further sitemap files, and these list the pages.
public struct Sitemap: GeneratedFile {
  /// The path of the file.
  public let path: SitePath

  /// Creates a sitemap.
  public init(_ path: SitePath = "sitemap.xml") { self.path = path }

  /// The maximum number of pages in a file.
  static let maximumCount = 50_000

  public func problems(in site: SiteOverview) -> [SiteProblem] {
    site.address == nil ? [.noAddress(file: path.text)] : []
  }

  public func files(of site: SiteOverview) -> [SiteFile] {
    let entries = site.pages.filter { !$0.isUnindexed }.compactMap { entry in
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

/// The file `robots.txt`, which tells crawlers the paths that they may read (RFC 9309).
///
/// The file lists the sitemaps of the site. Crawlers only read this file at the root of a host. So
/// it works for a site at `https://example.org/`, but has no effect for a site at
/// `https://example.org/docs/`.
public struct Robots: GeneratedFile {
  /// The path of the file.
  public let path: SitePath = "robots.txt"

  private let disallowed: [SitePath]

  /// Creates a file that allows all paths except the given paths.
  ///
  /// - Parameter disallowed: The paths of folders and files that crawlers must not read. The empty
  ///   path stands for the whole site.
  public init(disallowing disallowed: [SitePath] = []) { self.disallowed = disallowed }

  public func problems(in site: SiteOverview) -> [SiteProblem] {
    disallowed.compactMap { path in path.problem.map { .path(path, $0) } }
  }

  public func files(of site: SiteOverview) -> [SiteFile] {
    let root = site.siteAddress?.path ?? "/"
    // RFC 9309, 2.2.3: a dollar sign at the end would be the end of the address.
    let rules = disallowed.map { path in
      let address = percentEncoded(path: path.text).replacing("$", with: "%24")
      return "Disallow: \(root)\(address)\n"
    }
    let sitemaps = site.generated.compactMap { file in
      file is Sitemap ? site.siteAddress?.address(ofFile: file.path.text) : nil
    }
    let text =
      "User-agent: *\n" + (rules.isEmpty ? "Allow: /\n" : rules.joined())
      + sitemaps.map { "\nSitemap: \($0)\n" }.joined()
    return [SiteFile(path: path.text, bytes: Array(text.utf8))]
  }
}
