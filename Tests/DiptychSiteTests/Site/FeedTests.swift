import Diptych
import DiptychSite
import DiptychTesting
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
      Feed(title: "News", author: "Ada & Co")
      Robots(disallowing: ["secret", "a$"])
      SearchIndex()
    }
  }

  private func text(_ path: String) async throws -> String {
    try await text(path, of: site())
  }

  @Test("A sitemap lists the listed pages") func sitemap() async throws {
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

  @Test("Pages, and the page for missing addresses, link to the feed")
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

  @Test("The newest pages come first, with equal times by their addresses, up to a limit")
  func order() async throws {
    let site = Site(address: "https://example.org") {
      for (path, days) in [("", 0.0), ("c", 1), ("b", 1), ("d", 2)] {
        Page(SitePath(path), title: path + "x") { Heading("x", level: 1) }
          .published(day + days * 86_400)
      }
      Feed("feed.json", title: "News", author: "Ada", limit: 3)
    }
    let urls = try await text("feed.json", of: site).matches(of: /"url":".*?org\/(.)\//)
    #expect(urls.map(\.output.1) == ["d", "b", "c"])
  }

  @Test("A page of a layout links to its own feed, and to the feeds of its language")
  func lines() async throws {
    func page(_ path: SitePath, language: String) -> Page {
      Page(path, title: "News") { settings in
        PageLayout(
          .column,
          title: "News",
          navigation: SiteNavigation("Harbour"),
          settings: settings
        ) {
        } footer: {
          Text("Made by the sea.")
        }
      }
      .published(day).language(language)
    }
    let storms = Feed("storms.xml", title: "Storms", author: "Ada", isInHeads: false)
    let files = try await Site(address: "https://example.org/") {
      page("", language: "en")
      page("storms", language: "en").feed(storms)
      page("de", language: "de")
      storms
      Feed(title: "A & B", author: "Ada", language: "en")
      Feed("feed.json", title: "A & B", author: "Ada", language: "en")
      Feed("de.xml", title: "C", author: "Ada", language: "de")
    }.files()
    func match(_ pattern: Regex<(Substring, Substring)>, _ path: String) throws -> Substring {
      let file = try #require(files.first { $0.path == path })
      return try #require(String(decoding: file.bytes, as: UTF8.self).firstMatch(of: pattern)).1
    }
    func footer(_ path: String) throws -> Substring { try match(/<footer>(.*)<\/footer>/, path) }
    let type = #"rel="alternate" type="application/atom+xml""#
    #expect(
      try match(/((?:<link rel="alternate"[^>]*>)+)/, "index.html") == """
        <link \(type) title="A &amp; B" href="feed.xml">\
        <link rel="alternate" type="application/feed+json" title="A &amp; B" href="feed.json">
        """
    )
    #expect(
      try footer("index.html") == """
        <p>Made by the sea.</p><p><a href="feed.xml" \(type)>Feed: A &amp; B</a></p>
        """
    )
    #expect(
      try footer("storms/index.html") == """
        <p>Made by the sea.</p><p><a href="../storms.xml" \(type)>Feed: Storms</a></p>\
        <p><a href="../feed.xml" \(type)>Feed: A &amp; B</a></p>
        """
    )
    #expect(
      try footer("de/index.html") == """
        <p>Made by the sea.</p><p><a href="../de.xml" \(type)>Feed: C</a></p>
        """
    )
  }

  @Test("A feed has the pages with dates, the newest first")
  func feed() async throws { expectSnapshot(of: try await text("feed.xml")) }

  @Test("robots.txt names the sitemap and the disallowed paths") func robots() async throws {
    #expect(
      try await text("robots.txt") == """
        User-agent: *
        Disallow: /docs/secret
        Disallow: /docs/a%24

        Sitemap: https://example.org/docs/sitemap.xml

        """
    )
  }

  @Test("A search index has the words of the listed pages") func search() async throws {
    let text = try await text("search.json")
    #expect(
      text == #"""
        [{"address":"","title":"Harbour & \u003cSea>","headings":["Harbour"],"ids":[""],"text":"Harbour"},
        {"address":"news/old/","title":"Old","headings":["Old","Part “two”"],\#
        "ids":["",""],"text":"Old Part “two” Once upon a \\ time"},
        {"address":"news/%C3%A4%C3%B6%C3%BC/","title":"New","headings":["New"],"ids":[""],\#
        "text":"New"}]

        """#
    )
    #expect(try JSONSerialization.jsonObject(with: Data(text.utf8)) is [Any])
  }

  @Test("Files with absolute URLs need the address of the site") func problems() async {
    let error = await #expect(throws: SiteError.self) { try await site(address: nil).files() }
    #expect(error?.problems == [.noAddress(file: "sitemap.xml"), .noAddress(file: "feed.xml")])
  }

  /// Returns a file of a site.
  private func text(_ path: String, of site: Site) async throws -> String {
    let file = try #require(try await site.files().first { $0.path == path })
    return String(decoding: file.bytes, as: UTF8.self)
  }

  @Test(
    "A blog without posts has a feed with the date of its newest page",
    arguments: [(nil, "1970-01-01T00:00:00Z"), (5, "1970-01-01T00:00:05Z")] as [(Double?, String)]
  )
  func empty(second: Double?, updated: String) async throws {
    let site = Site(address: "https://example.org") {
      let home = Page("", title: "Home") { Heading("Home", level: 1) }
      if let second { home.published(Date(timeIntervalSince1970: second)) } else { home }
      Feed(title: "News", author: "Ada") { _ in false }
      Feed("feed.json", title: "News", author: "Ada", limit: 0)
    }
    #expect(
      try await text("feed.xml", of: site) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
        <id>https://example.org/feed.xml</id>
        <title>News</title>
        <updated>\(updated)</updated>
        <author><name>Ada</name></author>
        <link rel="self" href="https://example.org/feed.xml"/>
        <link rel="alternate" type="text/html" href="https://example.org/"/>
        </feed>

        """
    )
    #expect(
      try await text("feed.json", of: site) == """
        {"version":"https://jsonfeed.org/version/1.1","title":"News",\
        "home_page_url":"https://example.org/","feed_url":"https://example.org/feed.json",\
        "language":"en","authors":[{"name":"Ada"}],"items":[
        ]}

        """
    )
  }

  @Test("In a feed, every address is an absolute URL") func addresses() async throws {
    let html = """
      <a ping="p1 /p2"></a><body background=b.png><img longdesc='l/' srcset="a.png 1x, /b.png 2x">\
      <link imagesrcset="i.png 2x"><object data="o"></object><p data="d"></p>\
      <use xlink:href="u.svg#a"></use><a href="a b:c">d</a>
      """
    let site = Site(address: "https://example.org/x/") {
      Page("", title: "Home") { Heading("Home", level: 1) }.published(day)
        .feedContent { _ in Raw(html: html) }
      Feed("feed.json", title: "News", author: "Ada")
    }
    struct Parsed: Decodable {
      struct Item: Decodable { let content_html: String }
      let items: [Item]
    }
    let text = try await text("feed.json", of: site)
    let feed = try JSONDecoder().decode(Parsed.self, from: Data(text.utf8))
    let base = "https://example.org/x/"
    #expect(
      feed.items.first?.content_html == """
        <a ping="\(base)p1 https://example.org/p2"></a><body background="\(base)b.png">\
        <img longdesc='\(base)l/' srcset="\(base)a.png 1x, https://example.org/b.png 2x">\
        <link imagesrcset="\(base)i.png 2x"><object data="\(base)o"></object><p data="d"></p>\
        <use xlink:href="\(base)u.svg#a"></use><a href="\(base)a b:c">d</a>
        """
    )
  }

  /// A site with a post that has everything that feeds show.
  private var blog: Site {
    Site(address: "https://example.org/blog/") {
      Page("", title: "Home") { Heading("Home", level: 1) }
      Page("a/storm", title: "A “storm” & more", description: "Wind <9>.") {
        HTML.h1(.id("top")) { Text("Storm") }
      }
      .published(day)
      .categories(["C#", "R&D"])
      .author("Grace \"G\"")
      .feedContent { page in
        PageLink("Home", to: "")
        PageLink("Part", to: "a/storm", fragment: "top")
        Link("Up", destination: "../../x/?a=1&b=2#c")
        Link("Here", destination: "#top")
        Link("Host", destination: "/other")
        Link("Else", destination: "//swift.org/a")
        Link("Mail", destination: "mailto:a@example.org")
        HTML.img(.src("wind.png"), .srcset("wind.png, wind2.png 2x"), .alt(""))
        Raw(html: "<a href=b>b</a><a href>c</a><a href=''>d</a>")
      }
      Page("plain", title: "Plain") { Heading("Plain", level: 1) }.published(day + 60)
      Feed("storms.xml", title: "Storms", author: "Ada") { $0.categories.contains("C#") }
      Feed("feed.json", title: "All", author: "Ada")
    }
  }

  private let content = """
    <p><a href="https://example.org/blog/">Home</a></p>\
    <p><a href="https://example.org/blog/a/storm/#top">Part</a></p>\
    <p><a href="https://example.org/blog/x/?a=1&amp;b=2#c">Up</a></p>\
    <p><a href="https://example.org/blog/a/storm/#top">Here</a></p>\
    <p><a href="https://example.org/other">Host</a></p><p><a href="https://swift.org/a">Else</a></p>\
    <p><a href="mailto:a@example.org">Mail</a></p>\
    <img src="https://example.org/blog/a/storm/wind.png" \
    srcset="https://example.org/blog/a/storm/wind.png, \
    https://example.org/blog/a/storm/wind2.png 2x" alt="">\
    <a href="https://example.org/blog/a/storm/b">b</a><a href>c</a>\
    <a href='https://example.org/blog/a/storm/'>d</a>
    """

  @Test("A feed has the entries that a closure chooses, with content, categories and authors")
  func chosen() async throws {
    let text = try await text("storms.xml", of: blog)
    let entry = try #require(text.firstMatch(of: /(?s)<entry>.*<\/entry>/)).0
    expectSnapshot(of: String(entry))
  }

  @Test("Pages name a feed in their heads, unless it says otherwise") func inHeads() async throws {
    for (isInHeads, count) in [(true, 2), (false, 0)] {
      let site = Site(address: "https://example.org/") {
        Page("", title: "Home") { Heading("Home", level: 1) }
        Feed(title: "A", author: "Ada", isInHeads: isInHeads)
        Feed("feed.json", title: "B", author: "Ada", isInHeads: isInHeads)
      }
      let html = try await text("index.html", of: site)
      #expect(html.matches(of: /rel="alternate"/).count == count)
    }
  }

  @Test("A feed in JSON has the same entries") func json() async throws {
    struct Feed: Decodable {
      struct Item: Decodable {
        struct Author: Decodable { let name: String }
        let id, url, title, date_published, date_modified: String
        let content_html, content_text, summary: String?
        let authors: [Author]?
        let tags: [String]?
      }
      let items: [Item]
    }
    let text = try await text("feed.json", of: blog)
    let items = try JSONDecoder().decode(Feed.self, from: Data(text.utf8)).items
    #expect(items.map(\.title) == ["Plain", "A “storm” & more"])
    #expect(
      items.map(\.url) == ["https://example.org/blog/plain/", "https://example.org/blog/a/storm/"]
    )
    #expect(items.map(\.id) == items.map(\.url))
    #expect(items.map(\.content_html) == [nil, content])
    #expect(items.map(\.content_text) == ["", nil])
    #expect(items.map(\.summary) == [nil, "Wind <9>."])
    #expect(items.map(\.tags) == [nil, ["C#", "R&D"]])
    #expect(items.map { $0.authors?.map(\.name) } == [nil, ["Grace \"G\""]])
    #expect(items.map(\.date_published) == ["2026-09-21T14:14:20Z", "2026-09-21T14:13:20Z"])
    #expect(items.map(\.date_modified) == items.map(\.date_published))
  }

  private struct PageList: GeneratedFile {
    let path: SitePath

    func problems(in site: SiteOverview) -> [SiteProblem] {
      site.address == nil ? [.file(path.text, reason: "Say where the site is.")] : []
    }

    func files(of site: SiteOverview) -> [SiteFile] {
      let lines = site.pages.map {
        "\($0.address) \($0.wholeAddress ?? "") \($0.language) \($0.page.title)\n"
      }
      return [SiteFile(path: path.text, bytes: Array(lines.joined().utf8))]
    }
  }

  @Test("A site can add a file that is generated from the pages") func own() async throws {
    func site(_ address: String?) -> Site {
      Site(address: address) {
        Page("a", title: "A") {
          Heading("A", level: 1)
          Link("List", destination: "../pages.txt")
        }
        Page("b", title: "B") { Heading("B", level: 1) }.unlisted()
        PageList(path: "pages.txt")
      }
    }
    #expect(
      try await text("pages.txt", of: site("https://example.org/x")) == """
        a/ https://example.org/x/a/ en A

        """
    )
    let error = await #expect(throws: SiteError.self) { try await site(nil).files() }
    #expect(error?.problems.map(\.description) == ["pages.txt: Say where the site is."])
  }

  private struct Copies: GeneratedFile {
    let path: SitePath = "list.txt"
    let names: [String]

    func files(of site: SiteOverview) -> [SiteFile] {
      (["list.txt"] + names).map { SiteFile(path: $0, bytes: []) }
    }
  }

  @Test("Files beside a generated one have valid, different paths")
  func beside() async throws {
    func problems(_ names: String...) async -> [String] {
      let site = Site {
        Page("a", title: "A") { Heading("A", level: 1) }
        Copies(names: names)
      }
      let error = await #expect(throws: SiteError.self) { try await site.files() }
      return error?.problems.map(\.description) ?? []
    }
    #expect(
      await problems("../x", "", "A/index.html", "b.txt", "B.txt") == [
        """
        “../x”: the path has a name of only dots, which leaves its folder; write the path without it.
        """,
        "“”: the path has an empty name; write one slash between two names, and none at the ends.",
        """
        A/index.html: the path equals a/index.html where file names ignore case or Unicode \
        composition. Give one of them another.
        """,
        """
        B.txt: the path equals b.txt where file names ignore case or Unicode composition. Give \
        one of them another.
        """,
      ]
    )
  }
}
