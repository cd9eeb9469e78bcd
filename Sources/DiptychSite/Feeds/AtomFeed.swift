#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A list of the newest pages for feed readers, by RFC 4287.
///
/// ```swift
/// AtomFeed(title: "Harbour", author: "The harbour master")
/// AtomFeed("tags/storms/feed.xml", title: "Storms", author: "The harbour master") { page in
///   page.categories.contains("storms")
/// }
/// ```
///
/// It has an entry for each listed page with a date, see ``Page/published(_:modified:)``, the
/// newest first. An entry has the description of the page, its categories, its author and its
/// content, as far as the page has them. A feed without an entry is valid. The site needs an
/// address. Its pages name the feed in their heads.
public struct AtomFeed: Feed {
  /// The path of the file.
  public let path: SitePath

  let link: FeedLink
  let isInHeads: Bool
  private let author: String
  private let pages: FeedEntries

  /// Creates a feed.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - title: The title of the feed.
  ///   - author: The author of the pages without an author of their own.
  ///   - limit: The maximum number of entries.
  ///   - language: The language of the pages that it lists; nil for pages in all languages.
  ///   - isInHeads: Whether all pages name the feed in their heads. A site with a feed for each of
  ///     many tags links to them on the pages of the tags.
  ///   - isIncluded: A closure that returns whether a page is listed.
  public init(
    _ path: SitePath = "feed.xml",
    title: String,
    author: String,
    limit: Int = 20,
    language: String? = nil,
    isInHeads: Bool = true,
    where isIncluded: @escaping @Sendable (Page) -> Bool = { _ in true }
  ) {
    self.path = path
    self.author = author
    self.isInHeads = isInHeads
    link = FeedLink(path: path, title: title, type: "application/atom+xml", language: language)
    pages = FeedEntries(limit: limit, language: language, isIncluded: isIncluded)
  }

  public func problems(in site: SiteOverview) -> [SiteProblem] {
    site.address == nil ? [.noAddress(file: path.text)] : []
  }

  public func files(of site: SiteOverview) -> [SiteFile] {
    guard let address = site.address else { return [] }
    let entries = pages.entries(of: site)
    let own = XMLText.escaped(address.address(ofFile: path.text))
    let language = XMLText.escaped(link.language ?? site.language)
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="\(language)">
      <id>\(own)</id>
      <title>\(XMLText.escaped(link.title))</title>
      <updated>\(pages.lastChange(of: entries, in: site).internetText)</updated>
      <author><name>\(XMLText.escaped(author))</name></author>
      <link rel="self" href="\(own)"/>
      <link rel="alternate" type="text/html" href="\(XMLText.escaped(address.text))"/>
      \(entries.map(text).joined())</feed>

      """
    return [SiteFile(path: path.text, bytes: Array(text.utf8))]
  }

  private func text(of entry: FeedEntry) -> String {
    let page = entry.page
    let author = page.author.map {
      "<author><name>\(XMLText.escaped($0))</name></author>\n"
    }
    let categories = page.categories.map { "<category term=\"\(XMLText.escaped($0))\"/>\n" }
    let summary = page.summary.map { "<summary>\(XMLText.escaped($0))</summary>\n" }
    let content = entry.content.map {
      "<content type=\"html\">\(XMLText.escaped($0))</content>\n"
    }
    return """
      <entry>
      <id>\(XMLText.escaped(entry.address))</id>
      <title>\(XMLText.escaped(page.title))</title>
      <link rel="alternate" type="text/html" href="\(XMLText.escaped(entry.address))"/>
      <published>\(entry.published.internetText)</published>
      <updated>\(entry.modified.internetText)</updated>
      \(author ?? "")\(categories.joined())\(summary ?? "")\(content ?? "")</entry>

      """
  }
}
