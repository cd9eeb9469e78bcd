import DiptychFiles

/// A list of the newest pages for feed readers, as JSON Feed 1.1.
///
/// ```swift
/// JSONFeed(title: "Harbour", author: "The harbour master")
/// ```
///
/// It lists the same pages as an ``AtomFeed``.
public struct JSONFeed: Feed {
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
    _ path: SitePath = "feed.json",
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
    link = FeedLink(path: path, title: title, type: "application/feed+json", language: language)
    pages = FeedEntries(limit: limit, language: language, isIncluded: isIncluded)
  }

  public func problems(in site: SiteOverview) -> [SiteProblem] {
    site.address == nil ? [.noAddress(file: path.text)] : []
  }

  public func files(of site: SiteOverview) -> [SiteFile] {
    guard let address = site.address else { return [] }
    let items = pages.entries(of: site).map(item).joined(separator: ",\n")
    let text = """
      {"version":"https://jsonfeed.org/version/1.1","title":\(Self.quoted(link.title)),\
      "home_page_url":\(Self.quoted(address.text)),\
      "feed_url":\(Self.quoted(address.address(ofFile: path.text))),\
      "language":\(Self.quoted(link.language ?? site.language)),\
      "authors":[{"name":\(Self.quoted(author))}],"items":[
      \(items)]}

      """
    return [SiteFile(path: path.text, bytes: Array(text.utf8))]
  }

  private func item(_ entry: FeedEntry) -> String {
    let page = entry.page
    // An item has a content, be it empty.
    let content =
      entry.content.map { ("content_html", $0) } ?? ("content_text", page.summary ?? "")
    var members = [
      ("id", Self.quoted(entry.address)), ("url", Self.quoted(entry.address)),
      ("title", Self.quoted(page.title)), (content.0, Self.quoted(content.1)),
    ]
    if let summary = page.summary { members.append(("summary", Self.quoted(summary))) }
    members.append(("date_published", Self.quoted(entry.published.internetText)))
    members.append(("date_modified", Self.quoted(entry.modified.internetText)))
    if let author = page.author {
      members.append(("authors", "[{\"name\":\(Self.quoted(author))}]"))
    }
    if !page.categories.isEmpty {
      members.append(("tags", "[\(page.categories.map(Self.quoted).joined(separator: ","))]"))
    }
    return "{" + members.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
  }

  private static func quoted(_ text: String) -> String { text.quotedAsJSON { _ in false } }
}
