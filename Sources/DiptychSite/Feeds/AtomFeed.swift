/// A list of the newest pages for feed readers, in the Atom format (RFC 4287).
///
/// ```swift
/// AtomFeed(title: "Harbour", author: "The harbour master")
/// AtomFeed("tags/storms/feed.xml", title: "Storms", author: "The harbour master") { page in
///   page.categories.contains("storms")
/// }
/// ```
///
/// The feed has an entry for each page with a date, see ``Page/published(_:modified:)``. The newest
/// page is first. Pages that are ``Page/unlisted()`` have no entry. An entry contains the
/// description, the categories, the author and the content of the page, if the page has them. A
/// feed without entries is valid. The head of each page links to the feed. If the site has no
/// address, writing the site fails with ``SiteProblem/noAddress(file:)``.
public struct AtomFeed: Feed {
  public static let defaultPath: SitePath = "feed.xml"
  public static let mediaType = "application/atom+xml"

  public let contents: FeedContents

  public init(_ contents: FeedContents) {
    self.contents = contents
  }

  public func files(of site: SiteOverview) -> [SiteFile] {
    guard let address = site.address else { return [] }
    let entries = contents.entries(of: site)
    let own = XMLText.escaped(address.address(ofFile: path.text))
    let language = XMLText.escaped(contents.language ?? site.language)
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="\(language)">
      <id>\(own)</id>
      <title>\(XMLText.escaped(contents.title))</title>
      <updated>\(contents.lastChange(of: entries, in: site).internetText)</updated>
      <author><name>\(XMLText.escaped(contents.author))</name></author>
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
