import Diptych
import DiptychSite
import Foundation
import Testing

/// A feed as RSS 2.0, as somebody may write one.
private struct RSSFeed: Feed {
  static let defaultPath: SitePath = "rss.xml"
  static let mediaType = "application/rss+xml"

  let contents: FeedContents

  init(_ contents: FeedContents) {
    self.contents = contents
  }

  func files(of site: SiteOverview) -> [SiteFile] {
    let items = contents.entries(of: site).map { entry in
      "\(entry.page.title) \(entry.address) \(entry.content ?? "-")"
    }
    let text = "\(contents.title) by \(contents.author): \(items.joined(separator: ", "))"
    return [SiteFile(path: path.text, bytes: Array(text.utf8))]
  }
}

@Suite("Formats of feeds") struct FeedFormatTests {
  @Test("Anybody can add a format, which pages name in their heads")
  func formats() async throws {
    let day = Date(timeIntervalSince1970: 1_790_000_000)
    let site = Site(address: "https://example.org/") {
      Page("", title: "One") { Heading("One", level: 1) }
        .published(day).feedContent { _ in Link("one", destination: "/a") }
      Page("two", title: "Two") { Heading("Two", level: 1) }.published(day + 1).language("de")
      Asset("a", text: "")
      RSSFeed(title: "All", author: "Ada")
      RSSFeed("one.xml", title: "First", author: "Ben", limit: 1, isInHeads: false) {
        $0.title == "One"
      }
    }
    let files = try await site.files()
    func text(_ path: String) throws -> String {
      String(decoding: try #require(files.first { $0.path == path }).bytes, as: UTF8.self)
    }
    let all = try text("rss.xml")
    #expect(
      all == """
        All by Ada: Two https://example.org/two/ -, One https://example.org/ \
        <p><a href="https://example.org/a">one</a></p>
        """
    )
    #expect(
      try text("one.xml") == """
        First by Ben: One https://example.org/ <p><a href="https://example.org/a">one</a></p>
        """
    )
    let links = try text("index.html").matches(of: /<link rel="alternate".*?>/).map(\.0)
    #expect(
      links
        == [#"<link rel="alternate" type="application/rss+xml" title="All" href="rss.xml">"#]
    )
  }

  @Test("A feed of any format needs the address of the site")
  func addresses() async {
    await #expect {
      try await Site {
        Page("", title: "One") { Heading("One", level: 1) }
        RSSFeed(title: "All", author: "Ada")
      }
      .files()
    } throws: { error in
      "\(error)".contains("rss.xml: ")
    }
  }
}
