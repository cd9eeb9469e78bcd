import Diptych
import DiptychSite
import Testing

@Suite("Views and pages of a folder of texts") struct ContentViewTests {
  private let files = [
    "about.md": "# About\n\nWe.",
    "posts/a.md":
      "---\ndate: 2024-12-31\nupdated: 2025-02-01\ntags: [Tide, C#]\nauthor: Ben\n---\n# A\n\nOne.",
    "posts/b.md": "---\ndate: 2026-01-05\ntags: [tide]\ndescription: Two it is.\n---\n# B\n\nTwo.",
  ]
  private let navigation = SiteNavigation("Tides", links: [.init("Tags", to: "tags")])

  private func pages(language: String = "en") async throws -> [String: String] {
    let content = try await Content.read(files)
    return try await Site(address: "https://example.org/", language: language) {
      content.posts.listPages("Tides", at: "", by: 1, navigation: navigation)
      content.entryPages(navigation: navigation)
      content.tagPages(navigation: navigation, feedAuthor: "Ada")
      content.archivePage(navigation: navigation)
    }
    .texts()
  }

  /// Returns the column of a page.
  private func column(_ page: String?) throws -> String {
    let page = try #require(page)
    let match = page.firstMatch(of: /<main id="content">(.*)<\/main>/)
    return String(try #require(match).1)
  }

  @Test("Each tag is one item, with the number of its entries") func tags() async throws {
    let tags = try await column(pages()["tags/index.html"])
    #expect(
      tags == """
        <h1 class="reading">Tags</h1><ul><li><a href="c-sharp/">C# (1)</a></li>\
        <li><a href="tide/">tide (2)</a></li></ul>
        """
    )
  }

  @Test("A post has its date, author, last change, tags and neighbours; a page has none of them")
  func entries() async throws {
    let pages = try await pages()
    let dated = try column(pages["posts/a/index.html"])
    #expect(
      dated == """
        <h1 class="reading">A</h1><p class="edited"><time datetime="2024-12-31">31 December 2024</time> · Ben · \
        1 min read · <time datetime="2025-02-01">Last updated 1 February 2025</time> · \
        <a href="../../tags/tide/">tide</a> · <a href="../../tags/c-sharp/">C#</a></p>\
        <p>One.</p><nav aria-label="Neighbouring pages" class="pager"><ul>\
        <li><a href="../b/" rel="prev"><svg class="i" aria-hidden="true"><use href="#i-previous">\
        </use></svg><span><small>Newer</small> B</span></a></li></ul></nav>
        """
    )
    let page = try column(pages["about/index.html"])
    #expect(page == #"<h1 class="reading">About</h1><p>We.</p>"#)
    let post = try #require(pages["posts/b/index.html"])
    #expect(post.contains(#"<meta name="description" content="Two it is.">"#))
  }

  @Test("A list has pages, a tag has a feed that its page names, and an archive has years")
  func lists() async throws {
    let pages = try await pages()
    #expect(
      try column(pages["index.html"]) == """
        <h1 class="reading">Tides</h1><h2 id="b"><a href="posts/b/">B</a></h2>\
        <p class="edited"><time datetime="2026-01-05">5 January 2026</time> · 1 min read</p>\
        <p>Two it is.</p><nav aria-label="Pages" class="pager"><ul>\
        <li><a href="page/2/" rel="next"><span>Older</span><svg class="i" aria-hidden="true">\
        <use href="#i-next"></use></svg></a></li></ul></nav>
        """
    )
    #expect(
      try column(pages["archive/index.html"]) == """
        <h1 class="reading">Archive</h1><h2 id="2026">2026</h2><ul><li><p><a href="../posts/b/">B</a> \
        <time class="edited" datetime="2026-01-05">5 January 2026</time></p></li></ul>\
        <h2 id="2024">2024</h2><ul><li><p><a href="../posts/a/">A</a> \
        <time class="edited" datetime="2024-12-31">31 December 2024</time></p></li></ul>
        """
    )
    let link = """
      <link rel="alternate" type="application/atom+xml" title="C# · Tides" href="feed.xml">
      """
    #expect(pages["tags/c-sharp/index.html"]?.contains(link) == true)
    let line = """
      <footer><p><a href="feed.xml" rel="alternate" type="application/atom+xml">Feed: C# · Tides</a></p>
      """
    #expect(pages["tags/c-sharp/index.html"]?.contains(line) == true)
    let feed = try #require(pages["tags/c-sharp/feed.xml"])
    #expect(
      feed.matches(of: /<entry>\n<id>(.*)<\/id>/).map(\.1) == ["https://example.org/posts/a/"]
    )
  }

  @Test(
    "Dates are in the language of the page",
    arguments: [
      ("en", "5 January 2026"), ("de", "5. Januar 2026"), ("fr", "5 janvier 2026"),
      ("es", "5 de enero de 2026"), ("ja", "2026年1月5日"), ("ar", "5 يناير 2026"),
    ]
  )
  func dates(language: String, date: String) async throws {
    let page = try await column(pages(language: language)["archive/index.html"])
    #expect(page.contains("<time class=\"edited\" datetime=\"2026-01-05\">\(date)</time>"))
  }
}
