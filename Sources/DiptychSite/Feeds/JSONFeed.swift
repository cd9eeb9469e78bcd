import DiptychFiles

/// A list of the newest pages for feed readers, as JSON Feed 1.1.
///
/// ```swift
/// JSONFeed(title: "Harbour", author: "The harbour master")
/// ```
///
/// The feed lists the same pages as an ``AtomFeed`` with the same arguments.
public struct JSONFeed: Feed {
  public static let defaultPath: SitePath = "feed.json"
  public static let mediaType = "application/feed+json"

  public let contents: FeedContents

  public init(_ contents: FeedContents) {
    self.contents = contents
  }

  public func files(of site: SiteOverview) -> [SiteFile] {
    guard let address = site.address else { return [] }
    let items = contents.entries(of: site).map(item).joined(separator: ",\n")
    let text = """
      {"version":"https://jsonfeed.org/version/1.1","title":\(Self.quoted(contents.title)),\
      "home_page_url":\(Self.quoted(address.text)),\
      "feed_url":\(Self.quoted(address.address(ofFile: path.text))),\
      "language":\(Self.quoted(contents.language ?? site.language)),\
      "authors":[{"name":\(Self.quoted(contents.author))}],"items":[
      \(items)]}

      """
    return [SiteFile(path: path.text, bytes: Array(text.utf8))]
  }

  private func item(_ entry: FeedEntry) -> String {
    let page = entry.page
    // JSON Feed requires content in each item, even if it is empty.
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
