#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A list of the newest pages for feed readers, by RFC 4287.
///
/// It has an entry for each listed page with a date, see ``Page/published(_:modified:)``, the newest
/// first. The site needs an address. Its pages name the feed in their heads.
public struct AtomFeed: GeneratedFile {
  let path: SitePath
  let title: String
  private let author: String
  private let limit: Int

  /// Creates a feed.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - title: The title of the feed.
  ///   - author: The name of who writes the pages.
  ///   - limit: The most entries.
  public init(_ path: SitePath = "feed.xml", title: String, author: String, limit: Int = 20) {
    self.path = path
    self.title = title
    self.author = author
    self.limit = limit
  }

  func problems(in site: SiteContents) -> [SiteProblem] {
    if site.address == nil { return [.noAddress(file: path.text)] }
    return entries(of: site).isEmpty ? [.emptyFeed(file: path.text)] : []
  }

  private struct Entry {
    let page: Page
    let address: String
    let published: Date
    let modified: Date
  }

  private func entries(of site: SiteContents) -> [Entry] {
    site.pages.compactMap { entry in
      guard entry.isListed, let address = entry.settings.canonical,
        let published = entry.page.published
      else { return nil }
      return Entry(
        page: entry.page,
        address: address,
        published: published,
        modified: entry.page.modified ?? published
      )
    }
    .sorted { ($1.published, $0.address) < ($0.published, $1.address) }
    .prefix(limit).map(\.self)
  }

  func files(of site: SiteContents, _ records: SiteRecords) -> [SiteFile] {
    guard let address = site.address else { return [] }
    let entries = entries(of: site)
    let own = XMLText.escaped(address.address(ofFile: path.text))
    let updated = entries.map(\.modified).max().map(\.internetText) ?? ""
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <feed xmlns="http://www.w3.org/2005/Atom">
      <id>\(own)</id>
      <title>\(XMLText.escaped(title))</title>
      <updated>\(updated)</updated>
      <author><name>\(XMLText.escaped(author))</name></author>
      <link rel="self" href="\(own)"/>
      <link rel="alternate" type="text/html" href="\(XMLText.escaped(address.text))"/>
      \(entries.map(text).joined())</feed>

      """
    return [SiteFile(path: path.text, bytes: Array(text.utf8))]
  }

  private func text(of entry: Entry) -> String {
    let summary = entry.page.summary.map { "<summary>\(XMLText.escaped($0))</summary>\n" } ?? ""
    return """
      <entry>
      <id>\(XMLText.escaped(entry.address))</id>
      <title>\(XMLText.escaped(entry.page.title))</title>
      <link rel="alternate" type="text/html" href="\(XMLText.escaped(entry.address))"/>
      <published>\(entry.published.internetText)</published>
      <updated>\(entry.modified.internetText)</updated>
      \(summary)</entry>

      """
  }
}

extension Date {
  /// The date in the format of RFC 3339, such as `2026-11-23T09:30:00Z`.
  var internetText: String { formatted(.iso8601) }
}
