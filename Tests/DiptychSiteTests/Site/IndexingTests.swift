import Diptych
import DiptychExampleTesting
import DiptychSite
import Foundation
import Testing

@Suite("What search engines, feed readers and a search find") struct IndexingTests {
  private let day = Date(timeIntervalSince1970: 1_790_000_000)

  private func page(_ path: SitePath, title: String = "Title") -> Page {
    Page(path, title: title) { Heading("Title", level: 1) }
  }

  // MARK: Words

  @Test("The text of a search index is the text of the page") func words() async throws {
    let site = Site {
      Page("", title: "Words") {
        Heading(level: 1) {
          Text("Wa")
          Text("ter").bold()
        }
        Paragraph {
          Text("un")
          Text("believ").bold()
          Text("able H")
          HTML.sub { Text("2") }
          Text("O, see ")
          Code("swift")
          Text(".")
        }
        CodeBlock("let a = f(1).b\nlet c = 2", language: "swift")
        List(["one", "two"], id: \.self) { Text($0) }
        Table(["cafe\u{301}"]) {
          TableColumn("Place") { Text($0) }
          TableColumn("Word") { _ in Text("潮") }
        }
        Raw(html: "<button>Unseen</button><div popover>unseen</div>")
        Raw(html: "<p>a<br>b<wbr>c <i> d</i>\n e</p><p>f</p>")
        Raw(html: "<div>g<noscript>x</noscript></div>h<footer>i</footer>")
      }
      SearchIndex()
    }
    #expect(
      try await site.texts()["search.json"] == """
        [{"address":"","title":"Words","headings":["Water"],"ids":[""],"text":"Water unbelievable \
        H2O, see swift. let a = f(1).b let c = 2 one two Place Word cafe\u{301} 潮 a bc d e f g h"}]

        """
    )
  }

  // MARK: Listing

  @Test("A page with noindex is in no sitemap and search index, and unlisted pages have noindex")
  func unindexed() async throws {
    try await TemporaryFolder.with { folder in
      func robots(_ content: String) -> @Sendable (PageSettings) -> AnyView {
        { _ in AnyView(HTML.meta(.name("Robots"), .content(content))) }
      }
      func site(_ rules: String) -> Site {
        Site(address: "https://example.org/") {
          page("")
          page("a").head(robots(rules))
          page("b").head(robots("NONE"))
          page("c").head(robots("max-snippet:0"))
          page("d").unlisted()
          Page("e", title: "E") { settings in
            Document(title: "E", language: settings.language) { Heading("E", level: 1) }
          }
          .unlisted()
          Sitemap()
          SearchIndex()
        }
      }
      let out = folder.path(of: "out")
      // The second write reuses what is known of the pages.
      for (rules, shown) in [
        ("nofollow, NoIndex", ["", "c/"]), ("nofollow, NoIndex", ["", "c/"]),
        ("nofollow", ["", "a/", "c/"]),
      ] {
        try await site(rules).write(to: out)
        let files = try folder.contents(of: "out")
        let sitemap = try #require(files["sitemap.xml"])
        #expect(
          sitemap.matches(of: /<loc>https:\/\/example.org\/(.*?)<\/loc>/).map { String($0.1) }
            == shown
        )
        let search = try #require(files["search.json"])
        #expect(search.matches(of: /"address":"(.*?)"/).map { String($0.1) } == shown)
        for path in ["", "d/", "e/"] {
          let head = #"<meta name="robots" content="noindex">"#
          #expect(files[path + "index.html"]?.contains(head) == (path != ""))
        }
      }
      let shards = folder.path(of: "shard")
      try await site("noindex").write(shard: 0, of: 1, to: shards)
      try await site("noindex").merge(shards: [shards], to: folder.path(of: "merged"))
      let merged = try folder.contents(of: "merged")
      #expect(merged["sitemap.xml"]?.contains("/a/") == false)
    }
  }

  // MARK: Feeds

  @Test("An entry of a feed keeps its id when its page moves") func ids() async throws {
    let content = try await Content.read([
      "a.md": "---\ndate: 2026-01-01\nid: tag:example.org,2026:a\naliases: [x]\n---\n",
      "b.md": "---\ndate: 2026-01-02\nid: 202601021200\naliases: [first, second]\n---\n",
    ])
    let site = Site(address: "https://example.org/") {
      for entry in content.entries {
        Page(entry) { _ in
          Document(title: "T", language: "en") {
            Heading("T", level: 1)
          }
        }
      }
      page("new").published(day)
      Redirect(from: "newer", to: "new")
      Redirect(from: "old", to: "newer")
      Redirect(from: "short", to: "new")
      page("other").published(day - 1).feedID("urn:x:1&2")
      Redirect(from: "elsewhere", to: "other")
      page("stays").published(day - 2)
      Redirect(from: "part", to: "stays", fragment: "content")
      content.items
      Feed(title: "News", author: "Ada")
      Feed("feed.json", title: "News", author: "Ada")
    }
    let files = try await site.texts()
    let ids = [
      "https://example.org/old/", "urn:x:1&2", "https://example.org/stays/",
      "https://example.org/first/", "tag:example.org,2026:a",
    ]
    let atom = try #require(files["feed.xml"])
    let found = atom.matches(of: /<entry>\n<id>(.*)<\/id>/).map(\.1)
    #expect(found.map { $0.replacing("&amp;", with: "&") }.map(String.init) == ids)
    #expect(
      atom.contains(#"<link rel="alternate" type="text/html" href="https://example.org/new/"/>"#)
    )
    let json = try #require(files["feed.json"])
    #expect(json.matches(of: /{"id":"(.*?)"/).map { String($0.1) } == ids)
    let wrong = Site { page("").feedID("x") }
    #expect(
      try await problemMessages(of: wrong) == [
        "index.html: the id “x” in feeds has no scheme. Write it as tag:example.org,2026:storm."
      ]
    )
  }

  @Test("An entry of a feed was not changed before it was published")
  func lastChange() async throws {
    let site = Site(address: "https://example.org/") {
      page("").published(day, modified: day - 86_400)
      Feed(title: "News", author: "Ada")
      Sitemap()
    }
    let files = try await site.texts()
    #expect(files["feed.xml"]?.ranges(of: "<updated>2026-09-21T14:13:20Z</updated>").count == 2)
    #expect(files["sitemap.xml"]?.contains("<lastmod>2026-09-21T14:13:20Z</lastmod>") == true)
  }

  // MARK: Heads

  @Test("A document of its own has the description and the canonical address, once")
  func documents() async throws {
    func own(_ path: SitePath, _ metadata: PageMetadata = PageMetadata()) -> Page {
      Page(path, title: "T", description: "All.") { _ in
        Document(title: "T", language: "en", metadata: metadata) { Heading("T", level: 1) }
      }
    }
    let site = Site(address: "https://example.org/") {
      own("")
      own("a", PageMetadata(description: "One.", canonical: "https://example.net/"))
    }
    let files = try await site.texts()
    func metadata(_ file: String) -> [String] {
      (files[file] ?? "").matches(of: /(?:rel="canonical" href|name="description" content)="(.*?)"/)
        .map { String($0.1) }
    }
    #expect(metadata("index.html") == ["All.", "https://example.org/"])
    #expect(metadata("a/index.html") == ["One.", "https://example.net/"])
    let two = Site(address: "https://example.org/") {
      own("").head { _ in HTML.link(.rel("canonical"), .href("https://example.net/")) }
    }
    #expect(
      try await problemMessages(of: two) == [
        """
        The first page: the head has several canonical addresses. Write one, in the metadata of \
        the document: PageMetadata(canonical: …).
        """
      ]
    )
  }

  @Test(
    "JSON in a page is valid",
    arguments: [
      (#"{"@type": "Boat", "names": ["a,]", "\"}", 1]}"#, true), (#"{"a": [1, 2,]}"#, false),
      ("{\"a\": 1,\n}", false), ("{\"a\": \"b\nc\"}", false), ("{a: 1}", false), ("", false),
    ]
  )
  func json(text: String, isValid: Bool) async throws {
    let site = Site {
      page("").head { _ in
        HTML.script(.type("application/ld+json"), json: text)
        HTML.script(.type("text/plain"), json: "{")
      }
    }
    let message = """
      The first page: a script of the type “application/ld+json” is not valid JSON, so it is \
      ignored. Correct its commas, braces and quotation marks.
      """
    #expect(try await problemMessages(of: site) == (isValid ? [] : [message]))
  }

  // MARK: First page and files

  @Test("A site without a first page is a problem") func firstPage() async throws {
    try await TemporaryFolder.with { folder in
      let out = folder.path(of: "out")
      for site in [Site { page("index") }, Site(style: .file) { page("a") }] {
        let notes = try await site.plan(for: out).notes
        #expect(
          notes == ["the site has no first page; give a page the empty path"]
        )
      }
      for site in [
        Site { page("") }, Site { Asset("index.html", text: "") },
        Site(style: .file) { page("index") }, Site {},
      ] {
        let notes = try await site.plan(for: out).notes
        #expect(notes == [])
      }
    }
  }

  @Test("A folder of files has .well-known; a message names a file once")
  func hiddenFiles() async throws {
    try await TemporaryFolder.with { folder in
      try folder.makeFolder("in/.well-known")
      try folder.write("1", to: "in/.well-known/security.txt")
      try folder.write("", to: "in/.htaccess")
      let files = try await Site { AssetFolder(from: folder.path(of: "in")) }.files()
      #expect(files.map(\.path) == [".well-known/security.txt"])
    }
    #expect(
      "\(SiteProblem.assetLink("as/loop", file: "as/loop"))".hasPrefix(
        "“as/loop” is a symbolic link"
      )
    )
    #expect(
      "\(SiteProblem.asset("as/x", file: "as/x", reason: "No"))" == """
        the file “as/x” can't be read: No. Correct its path.
        """
    )
  }

  // MARK: Pages that show others

  @Test(
    "The pages of a list have titles of their own",
    arguments: [
      ("en", "Tides, page 2"), ("de", "Tides, Seite 2"), ("fr", "Tides, page 2"),
      ("es", "Tides, página 2"), ("ja", "Tides（2ページ）"), ("ar", "Tides، الصفحة 2"),
    ]
  )
  func titles(language: String, title: String) async throws {
    let content = try await Content.read([
      "a.md": "---\ndate: 2026-01-01\n---\n", "b.md": "---\ndate: 2026-01-02\n---\n",
    ])
    let navigation = SiteNavigation("Sea")
    let site = Site(language: language) {
      content.posts.listPages("Tides", at: "", by: 1, navigation: navigation)
      content.entryPages(navigation: navigation)
      SearchIndex()
    }
    let files = try await site.texts()
    #expect(files["index.html"]?.contains("<title>Tides · Sea</title>") == true)
    let second = try #require(files["page/2/index.html"])
    #expect(second.contains("<title>\(title) · Sea</title>"))
    #expect(second.contains("<h1 class=\"reading\">\(title)</h1>"))
    #expect(files["search.json"]?.contains("\"title\":\"\(title)\"") == true)
  }

  @Test("A page that shows another entry, or the menu, is written again when these change")
  func stale() async throws {
    try await TemporaryFolder.with { folder in
      func changed(words: Int, menu: String) async throws -> [String] {
        let text = Array(repeating: "word", count: words).joined(separator: " ")
        try Content.write(
          [
            "in/a.md": "---\ndate: 2026-01-01\ntags: [x]\n---\nA",
            "in/b.md": "---\ndate: 2026-01-02\ntags: [x]\ndescription: B\n---\n\(text)",
          ],
          to: folder
        )
        let content = try ContentFolder(folder.path(of: "in"), reader: Content.reader)
        let navigation = SiteNavigation("Sea", links: [.init(menu, to: "a")])
        return try await Site {
          page("")
          for entry in content.entries {
            Page(entry) { settings in
              PageLayout(.article, title: entry.title, navigation: navigation, settings: settings) {
                ContentDetails(entry)
                ContentBody(entry)
                ContentList(content.entries(relatedTo: entry))
              }
            }
          }
        }
        .write(to: folder.path(of: "out")).changed
      }
      _ = try await changed(words: 1, menu: "One")
      #expect(try await changed(words: 3000, menu: "One") == ["a/index.html", "b/index.html"])
      let html = try folder.contents(of: "out")["a/index.html"]
      #expect(html?.contains("14 min read") == true)
      #expect(try await changed(words: 3000, menu: "Two") == ["a/index.html", "b/index.html"])
      #expect(try await changed(words: 3000, menu: "Two") == [])
    }
  }
}
