import Diptych
import DiptychSite
import Foundation
import Testing

@Suite("Files made from the pages") struct FeedTests {
  private let day = Date(timeIntervalSince1970: 1_790_000_000)

  private func site(address: String? = "https://example.org/docs/") -> Site {
    Site(address: address) {
      Page("", title: "Harbour & <Sea>") { Heading("Harbour", level: 1) }
      Page("news/old", title: "Old", description: "Once.") {
        Heading("Old", level: 1)
        HTML.nav(.aria("label", "Else")) { Text("Elsewhere") }
        Heading("Part “two”", level: 2)
        Text("Once upon a \\ time")
      }
      .published(day)
      Page("news/äöü", title: "New") { Heading("New", level: 1) }
        .published(day + 86_400, modified: day + 90_000)
      Page("secret", title: "Secret") { Heading("Secret", level: 1) }.published(day).unlisted()
      Redirect(from: "old", to: "news/old")
      NotFoundPage { Heading("Not found", level: 1) }
      Sitemap()
      AtomFeed(title: "News", author: "Ada & Co")
      Robots(disallowing: ["secret", "a$"])
      SearchIndex()
    }
  }

  private func text(_ path: String) async throws -> String {
    let file = try #require(try await site().files().first { $0.path == path })
    return String(decoding: file.bytes, as: UTF8.self)
  }

  @Test("A sitemap has the listed pages")
  func sitemap() async throws {
    #expect(
      try await text("sitemap.xml") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        <url><loc>https://example.org/docs/</loc></url>
        <url><loc>https://example.org/docs/news/%C3%A4%C3%B6%C3%BC/</loc>\
        <lastmod>2026-09-22T15:13:20Z</lastmod></url>
        <url><loc>https://example.org/docs/news/old/</loc>\
        <lastmod>2026-09-21T14:13:20Z</lastmod></url>
        </urlset>

        """
    )
  }

  @Test("Pages, and the one for addresses that are not found, lead readers to the feed")
  func links() async throws {
    for (page, address) in [
      ("index.html", "feed.xml"), ("news/old/index.html", "../../feed.xml"),
      ("404.html", "/docs/feed.xml"),
    ] {
      let head = try #require(try await text(page).split(separator: "</head>").first)
      let link = head.split(separator: "<link ").first { $0.hasPrefix("rel=\"alternate\"") }
      #expect(
        link == """
          rel="alternate" type="application/atom+xml" title="News" href="\(address)">
          """
      )
    }
    #expect(!(try await text("old/index.html").contains("alternate")))
  }

  @Test("A layout leads readers to the feed")
  func layout() async throws {
    let files = try await Site(address: "https://example.org/") {
      Page("", title: "News") { settings in
        ReportLayout(title: "News", navigation: SiteNavigation("Harbour"), settings: settings) {
          Text("None")
        }
      }
      .published(day)
      AtomFeed(title: "A & B", author: "Ada")
    }.files()
    let page = String(decoding: files.first { $0.path == "index.html" }?.bytes ?? [], as: UTF8.self)
    #expect(
      page.contains(
        #"""
        <link rel="alternate" type="application/atom+xml" title="A &amp; B" href="feed.xml">
        """#
      )
    )
  }

  @Test("A feed has the pages with dates, the newest first")
  func feed() async throws {
    #expect(
      try await text("feed.xml") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <feed xmlns="http://www.w3.org/2005/Atom">
        <id>https://example.org/docs/feed.xml</id>
        <title>News</title>
        <updated>2026-09-22T15:13:20Z</updated>
        <author><name>Ada &amp; Co</name></author>
        <link rel="self" href="https://example.org/docs/feed.xml"/>
        <link rel="alternate" type="text/html" href="https://example.org/docs/"/>
        <entry>
        <id>https://example.org/docs/news/%C3%A4%C3%B6%C3%BC/</id>
        <title>New</title>
        <link rel="alternate" type="text/html" \
        href="https://example.org/docs/news/%C3%A4%C3%B6%C3%BC/"/>
        <published>2026-09-22T14:13:20Z</published>
        <updated>2026-09-22T15:13:20Z</updated>
        </entry>
        <entry>
        <id>https://example.org/docs/news/old/</id>
        <title>Old</title>
        <link rel="alternate" type="text/html" href="https://example.org/docs/news/old/"/>
        <published>2026-09-21T14:13:20Z</published>
        <updated>2026-09-21T14:13:20Z</updated>
        <summary>Once.</summary>
        </entry>
        </feed>

        """
    )
  }

  @Test("Crawlers are told the sitemap and what not to read")
  func robots() async throws {
    #expect(
      try await text("robots.txt") == """
        User-agent: *
        Disallow: /docs/secret
        Disallow: /docs/a%24

        Sitemap: https://example.org/docs/sitemap.xml

        """
    )
  }

  @Test("A search index has the words of the listed pages")
  func search() async throws {
    let text = try await text("search.json")
    #expect(
      text == #"""
        [{"address":"","title":"Harbour & \u003cSea>","headings":["Harbour"],"text":"Harbour"},
        {"address":"news/old/","title":"Old","headings":["Old","Part “two”"],\#
        "text":"Old Part “two” Once upon a \\ time"},
        {"address":"news/%C3%A4%C3%B6%C3%BC/","title":"New","headings":["New"],"text":"New"}]

        """#
    )
    #expect(try JSONSerialization.jsonObject(with: Data(text.utf8)) is [Any])
  }

  @Test("Files with whole addresses need that of the site, and a feed needs a dated page")
  func problems() async {
    let error = await #expect(throws: SiteError.self) { try await site(address: nil).files() }
    #expect(error?.problems == [.noAddress(file: "sitemap.xml"), .noAddress(file: "feed.xml")])
    let empty = await #expect(throws: SiteError.self) {
      try await Site(address: "https://example.org") { AtomFeed(title: "News", author: "Ada") }
        .files()
    }
    #expect(empty?.problems == [.emptyFeed(file: "feed.xml")])
  }
}
