import Diptych
import DiptychSite
import Foundation

/// The blog of the benchmarks: a folder of posts, and the site that is made of it.
struct BenchmarkBlog {
  /// Whether posts have tags, and the site has pages and feeds of them.
  let hasTags: Bool
  private let folder: String

  /// Writes posts to a folder.
  ///
  /// There is a tag for each 50 posts, and each post has three of them.
  init(_ count: Int, hasTags: Bool, in folder: String) throws {
    self.hasTags = hasTags
    self.folder = folder
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let tagCount = max(count / 50, 3)
    for number in 0..<count {
      let tags = (0..<3).map { "tag \((number * 7 + $0 * 13) % tagCount)" }.joined(separator: ", ")
      let date = Date(timeIntervalSince1970: Double(number) * 86_400).formatted(.iso8601)
      let paragraph = String(repeating: "The wind came from the west & went on. ", count: 12)
      let text = """
        ---
        date: \(date)
        \(hasTags ? "tags: [\(tags)]\n" : "")---
        # Post \(number)

        \(Array(repeating: paragraph, count: 5).joined(separator: "\n\n"))

        [Next](post-\((number + 1) % count).md)

        """
      try Data(text.utf8).write(to: URL(filePath: "\(folder)/post-\(number).md"))
    }
  }

  /// Reads the posts.
  func content() throws -> ContentFolder {
    try ContentFolder(folder, reader: Self.reader)
  }

  /// Returns the site of the posts.
  func site(_ content: ContentFolder) -> Site {
    let navigation = SiteNavigation("Blog", links: [.init("Archive", to: "archive")])
    return Site(address: "https://example.org/blog/") {
      content.posts.listPages("Blog", at: "", navigation: navigation)
      content.entryPages(navigation: navigation)
      content.archivePage(navigation: navigation)
      if hasTags {
        content.tagPages(navigation: navigation, feedAuthor: "Ada")
        Feed(title: "Blog", author: "Ada")
        Feed("feed.json", title: "Blog", author: "Ada")
      }
    }
  }

  /// A reader of paragraphs and of links that fill a line; it needs no library.
  private static let reader:
    @Sendable (_ markdown: String, _ file: String) throws -> ContentDocument = { markdown, _ in
      let lines = markdown.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
      let links = lines.filter { $0.hasPrefix("[Next](") }.map {
        String($0.dropFirst(7).dropLast())
      }
      return ContentDocument(
        links: links.map { .init($0, line: 1) },
        text: lines.joined(separator: "\n"),
        firstParagraph: lines.first ?? ""
      ) { _, destination, _ in
        AnyView(
          ForEach(lines, id: \.self) { line in
            if line.hasPrefix("["), let address = destination(links[0]) {
              Link("Next", destination: address)
            } else {
              Paragraph { Text(line) }
            }
          }
        )
      }
    }
}
