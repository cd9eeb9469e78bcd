import Diptych
import DiptychExampleTesting
import Foundation
import Testing

@testable import DiptychSite

@Suite("Folders of texts") struct ContentFolderTests {
  private let files = [
    "index.md": "# Harbour\n\nWelcome.",
    "about.md": "---\ntitle: About us\norder: 2\n---\nWe.",
    "contact.md": "---\norder: 1\n---\n# Contact\n",
    "posts/2026-01-05-A storm.md":
      "---\ntags: [Weather, C#]\n---\n# Storm\n\n## Wind\n\n[Other](calm.md#sea)\n[Picture](img/a b.png?x#y)\n",
    "posts/calm.md":
      "---\ndate: 2026-01-06\ntags: [weather]\nauthor: Ada\nlanguage: en\n---\n# Calm\n\nOne two.\n\n## Sea\n\n[Up](../)\n[Storm](./2026-01-05-A%20storm.md)\n[Root](/about)\n[Here](#SEA)\n[Else](https://example.org)\n",
    "posts/draft.md": "---\ndate: 2026-01-07\ndraft: true\n---\n# Draft\n",
    "posts/old.md":
      "---\ndate: 2026-01-04\ntags: [weather, c#]\naliases: [/old/, 2020/x]\n---\nOld.",
    "posts/unpublished.md": "---\npublished: false\n---\n",
    "posts/img/a b.png": "png",
    ".hidden.md": "# Hidden",
  ]

  @Test("Entries are sorted: the newest first, then by order and title") func order() async throws {
    let content = try await Content.read(files)
    #expect(
      content.entries.map(\.file) == [
        "posts/calm.md", "posts/2026-01-05-A storm.md", "posts/old.md", "contact.md", "about.md",
        "index.md",
      ]
    )
    #expect(
      content.entries.map(\.path.text) == [
        "posts/calm", "posts/a-storm", "posts/old", "contact", "about", "",
      ]
    )
    #expect(
      content.entries.map(\.title) == ["Calm", "Storm", "old", "Contact", "About us", "Harbour"]
    )
    #expect(content.posts.count == 3)
    #expect(content.sections == ["posts"])
    #expect(content.entries(in: "posts").count == 3)
    #expect(content.entry(of: "about.md")?.summary == "We.")
    let drafts = try await Content.read(files, hasDrafts: true)
    #expect(drafts.entries.first?.file == "posts/draft.md")
    #expect(drafts.entries.count == 8)
  }

  @Test("Tags that differ in case are one, and entries with the same tags are related")
  func tags() async throws {
    let content = try await Content.read(files)
    #expect(content.tags.map(\.name) == ["C#", "weather"])
    #expect(content.tags.map(\.path.text) == ["tags/c-sharp", "tags/weather"])
    #expect(content.tags.map(\.entries.count) == [2, 3])
    let storm = try #require(content.entry(of: "posts/2026-01-05-A storm.md"))
    #expect(content.tags(of: storm).map(\.name) == ["weather", "C#"])
    #expect(content.entries(relatedTo: storm).map(\.title) == ["old", "Calm"])
    #expect(content.entries(relatedTo: storm, count: 1).map(\.title) == ["old"])
    let (older, newer) = content.neighbours(of: storm)
    #expect(older?.title == "old" && newer?.title == "Calm")
    let about = try #require(content.entry(of: "about.md"))
    #expect(content.neighbours(of: about).older == nil)
  }

  @Test("Links to files lead to their pages, and files are copied") func links() async throws {
    try await TemporaryFolder.with { folder in
      try Content.write(files, to: folder)
      let content = try ContentFolder(folder.path, reader: Content.reader)
      let files = try await Content.site(content).files()
      func main(_ path: String) throws -> String {
        let file = try #require(files.first { $0.path == path })
        let html = String(decoding: file.bytes, as: UTF8.self)
        return String(try #require(html.firstMatch(of: /<main id="content">(.*)<\/main>/)).1)
      }
      #expect(
        try main("posts/calm/index.html") == """
          <h1>Calm</h1><p class="edited"><time datetime="2026-01-06">6 January 2026</time> · Ada \
          · 1 min read · <a href="../../tags/weather/">weather</a></p><p>One two.</p><h2 id="sea">Sea</h2>\
          <p><a href="../../">Up</a></p><p><a href="../a-storm/">Storm</a></p>\
          <p><a href="../../about/">Root</a></p><p><a href="#sea">Here</a></p>\
          <p><a href="https://example.org">Else</a></p>
          """
      )
      #expect(
        try main("posts/a-storm/index.html").hasSuffix(
          """
          <h2 id="wind">Wind</h2><p><a href="../calm/#sea">Other</a></p>\
          <p><a href="../img/a%20b.png?x#y">Picture</a></p>
          """
        )
      )
      #expect(
        try main("tags/c-sharp/index.html") == """
          <h1>C#</h1><h2><a href="../../posts/a-storm/">Storm</a></h2>\
          <p class="edited"><time datetime="2026-01-05">5 January 2026</time> · 1 min read</p>\
          <h2><a href="../../posts/old/">old</a></h2>\
          <p class="edited"><time datetime="2026-01-04">4 January 2026</time> · 1 min \
          read</p><p>Old.</p>
          """
      )
      #expect(files.contains { $0.path == "posts/img/a b.png" })
      #expect(files.contains { $0.path == "old/index.html" })
      #expect(files.contains { $0.path == "2020/x/index.html" })
    }
  }

  @Test("A link without a target is a problem of the site, with the file and the line")
  func broken() async throws {
    try await TemporaryFolder.with { folder in
      try Content.write(
        [
          "a.md":
            "---\ntitle: A\n---\n[x](gone.md)\n[y](b.md#gone)\n\n[z](img.png)\n[o](../../x.md)\n",
          "b.md": "# B\n\n[a](a.md)\n[s](#gone)\n",
        ],
        to: folder
      )
      let content = try ContentFolder(folder.path, reader: Content.reader)
      let error = await #expect(throws: SiteError.self) {
        try await Content.site(content, address: "https://example.org/x/").files()
      }
      let place = folder.path
      let nothing = "has no target in the site. Add the page, or correct the link."
      let noID =
        "points to an id that doesn't exist. Give an element the id, or correct the link."
      #expect(
        error?.problems.map(\.description) == [
          "\(place)/a.md:4: the link “gone.md” \(nothing)",
          "\(place)/a.md:5: the link “../b/#gone” \(noID)",
          "\(place)/a.md:7: the link “img.png” \(nothing)",
          """
          \(place)/a.md:8: the link “../../x.md” leaves the site. Correct the link, or \
          write the absolute URL.
          """,
          "\(place)/b.md:4: the link “#gone” \(noID)",
        ]
      )
    }
  }

  @Test("A list of entries marks the language of foreign entries") func languages() async throws {
    let content = try await Content.read(["a.md": "---\nlanguage: ja\n---\n潮", "b.md": "Tide"])
    #expect(
      ContentList(content.entries).rendered(as: .html) == """
        <h2 lang="ja"><a href="a">a</a></h2><p class="edited">1 min read</p><p lang="ja">潮</p>\
        <h2><a href="b">b</a></h2><p class="edited">1 min read</p><p>Tide</p>
        """
    )
  }

  @Test("An empty folder is a site without an entry") func empty() async throws {
    let content = try await Content.read([:])
    #expect(content.entries.isEmpty && content.tags.isEmpty && content.sections.isEmpty)
    let parts = content.posts.paginated(by: 5, at: "")
    #expect(parts.map(\.path.text) == [""])
    #expect(parts[0].count == 1 && parts[0].newer == nil && parts[0].older == nil)
  }

  @Test("A refused link is reported with the file and the line")
  func refusedLinks() async throws {
    try await TemporaryFolder.with { folder in
      try Content.write(["a.md": "# A\n\n[x](rdar://1)\n"], to: folder)
      let content = try ContentFolder(folder.path, reader: Content.reader)
      let error = await #expect(throws: SiteError.self) {
        try await Content.site(content).files()
      }
      #expect(
        error?.problems.map(\.description) == [
          """
          \(folder.path)/a.md:3: on its page, html > body > main > p:nth-of-type(2): the link to \
          "rdar://1" was replaced by its label. The scheme "rdar" is not allowed. Where addresses \
          can be trusted, allow it: .environment(\\.linkPolicy, .standard.allowing("rdar")).
          """
        ]
      )
      #expect(error?.problems.first?.link?.destination == "rdar://1")
    }
  }

  @Test("A link with encoded characters is reported with its line")
  func encodedLinks() async throws {
    try await TemporaryFolder.with { folder in
      try Content.write(["a.md": "# A\n\n[x]({{ a b }})\n"], to: folder)
      let content = try ContentFolder(folder.path, reader: Content.reader)
      let error = await #expect(throws: SiteError.self) {
        try await Content.site(content).files()
      }
      #expect(
        error?.problems.map(\.description) == [
          """
          \(folder.path)/a.md:3: the link “%7B%7B%20a%20b%20%7D%7D” has no target in the site. \
          Add the page, or correct the link.
          """
        ]
      )
    }
  }

  @Test("A page is written again when only a link or an image has changed")
  func versions() async throws {
    try await TemporaryFolder.with { folder in
      func changed(_ files: [String: String]) async throws -> [String] {
        try Content.write(files, to: folder)
        let content = try ContentFolder(folder.path(of: "in"), reader: Content.reader)
        return try await Content.site(content).write(to: folder.path(of: "out")).changed
      }
      _ = try await changed([
        "in/a.md": "[x](i.svg)", "in/b.md": "[y](a.md)", "in/i.svg": "<svg width='1' height='1'>",
      ])
      #expect(try await changed([:]) == [])
      #expect(
        try await changed(["in/i.svg": "<svg width='2' height='1'>"]) == ["a/index.html", "i.svg"]
      )
    }
  }

  @Test("An archive has each year with published entries, the newest first")
  func years() async throws {
    let files = [
      "a.md": "---\ndate: 2024-12-31T23:59:59Z\n---\n", "b.md": "---\ndate: 2026-01-01\n---\n",
      "c.md": "---\ndate: 2024-01-01\n---\n", "d.md": "None",
      "e.md": "---\ndate: 2025-01-01T00:30:00+01:00\n---\n",
    ]
    let entries = try await Content.read(files).entries
    let years = entries.years(at: "archive")
    #expect(years.map(\.name) == ["2026", "2025", "2024"])
    #expect(years.map(\.path.text) == ["archive/2026", "archive/2025", "archive/2024"])
    #expect(years.map { $0.entries.map(\.title) } == [["b"], ["e"], ["a", "c"]])
    #expect(entries.years(at: "").map(\.path.text) == ["2026", "2025", "2024"])
    #expect(entries.prefix(0).years(at: "").isEmpty)
  }

  @Test("Images have the sizes of their files") func imageSizes() async throws {
    try await TemporaryFolder.with { folder in
      try Content.write(
        [
          "a/b.md": "[x](../c d.svg?y#z)\n[y](../c%20d.svg)\n[z](e.PNG)\n[t](t.txt)\n",
          "c d.svg": "<svg width='3' height='4'>", "a/e.PNG": "none",
          "a/t.txt": "<svg width='3' height='4'>",
        ],
        to: folder
      )
      let content = try ContentFolder(folder.path, reader: Content.reader)
      let entry = try #require(content.entries.first)
      #expect(
        ContentBody(entry).rendered(as: .html) == """
          <p><a href="../c%20d.svg?y#z">x 3×4</a></p><p><a href="../c%20d.svg">y 3×4</a></p>\
          <p><a href="e.PNG">z</a></p><p><a href="t.txt">t</a></p>
          """
      )
    }
  }

  @Test("An address with a colon that ends no scheme is the path of a file")
  func colons() async throws {
    let content = try await Content.read([
      "a.md": "[x](a b:c.md)\n[y](1:2.md)\n[z](tel:1)\n", "a b:c.md": "", "1:2.md": "",
      "tel:1.md": "",
    ])
    let files = try await Content.site(content).files()
    let page = try #require(files.first { $0.path == "a/index.html" })
    #expect(
      String(decoding: page.bytes, as: UTF8.self).contains(
        """
        <p><a href="../a-b-c/">x</a></p><p><a href="../1-2/">y</a></p><p><a href="tel:1">z</a></p>
        """
      )
    )
  }

  @Test("A long list has several pages, each with the one before and the one after")
  func pagination() async throws {
    let files = Dictionary(
      uniqueKeysWithValues: (1...5).map { ("\($0).md", "---\ndate: 2026-01-0\($0)\n---\n") }
    )
    let posts = try await Content.read(files).posts
    let parts = posts.paginated(by: 2, at: "blog")
    #expect(parts.map(\.path.text) == ["blog", "blog/page/2", "blog/page/3"])
    #expect(parts.map { $0.entries.map(\.title) } == [["5", "4"], ["3", "2"], ["1"]])
    #expect(parts.map(\.newer?.text) == [nil, "blog", "blog/page/2"])
    #expect(parts.map(\.older?.text) == ["blog/page/2", "blog/page/3", nil])
    #expect(
      posts.paginated(by: 0, at: "").map(\.path.text) == [
        "", "page/2", "page/3", "page/4", "page/5",
      ]
    )
    #expect(
      ContentPager(part: parts[1]).rendered(as: .html) == """
        <nav aria-label="Pages" class="pager"><ul><li><a href="blog" rel="prev">\
        <svg class="i" aria-hidden="true"><use href="#i-previous"></use></svg>\
        <span>Newer</span></a></li><li><a href="blog/page/3" rel="next"><span>Older</span>\
        <svg class="i" aria-hidden="true"><use href="#i-next"></use></svg></a></li></ul></nav>
        """
    )
    #expect(ContentPager(part: posts.paginated(by: 9, at: "")[0]).rendered(as: .html) == "")
  }

  @Test("An excerpt ends with a word, and reading takes a minute for 220 words")
  func texts() async throws {
    let words = Array(repeating: "word", count: 441).joined(separator: " ")
    let content = try await Content.read([
      "long.md": words, "kanji.md": String(repeating: "漢", count: 451), "none.md": "# None",
    ])
    let long = try #require(content.entry(of: "long.md"))
    #expect(long.readingMinutes == 3)
    #expect(long.summary == Array(repeating: "word", count: 55).joined(separator: " ") + " word…")
    #expect(content.entry(of: "kanji.md")?.readingMinutes == 2)
    #expect(content.entry(of: "none.md")?.readingMinutes == 1)
    #expect(content.entry(of: "none.md")?.summary == nil)
  }

  @Test("All problems of all files are reported at once") func problems() async throws {
    let messages = try await Content.problems([
      "a.md": "---\ndate: x\norder: y\n---\n", "b.md": "---\nslug: c\n---\n", "c.md": "",
      "C d/x.md": "", "c-d/x.md": "",
    ])
    #expect(
      messages == [
        "a.md:2: “x” is not a date; write date as 2026-01-05 or 2026-01-05T10:00:00Z",
        "a.md:3: “y” is not a number; write it as order: 3",
        "c-d/x.md: its page has the path of C d/x.md, “c-d/x”; change the slug of one",
        "c.md: its page has the path of b.md, “c”; change the slug of one",
      ]
    )
  }

  @Test("Files that can't be read, and links that lead out of the folder")
  func unreadable() async throws {
    try await TemporaryFolder.with { folder in
      try folder.makeFolder("in")
      try folder.write("# Secret", to: "secret.md")
      try Data([0x23, 0x20, 0xFF]).write(to: URL(filePath: folder.path(of: "in/bytes.md")))
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(of: "in/link.md"),
        withDestinationPath: folder.path(of: "secret.md")
      )
      for (link, target) in [("in/a/b", "../c"), ("in/c/d", "../a"), ("in/e", ".")] {
        try folder.makeFolder("in/a")
        try folder.makeFolder("in/c")
        try FileManager.default.createSymbolicLink(
          atPath: folder.path(of: link),
          withDestinationPath: target
        )
      }
      let path = folder.path(of: "in")
      let error = #expect(throws: ContentError.self) {
        _ = try ContentFolder(path, reader: Content.reader)
      }
      #expect(
        error.map { "\($0)" } == """
          The content has 5 problems:
          - \(path)/a/b/d: it is a symbolic link to a folder that contains it; remove it
          - \(path)/c/d/b: it is a symbolic link to a folder that contains it; remove it
          - \(path)/e: it is a symbolic link to a folder that contains it; remove it
          - \(path)/link.md: it is a symbolic link to a target outside of its folder; copy the target
          - \(path)/bytes.md: it is not in UTF-8; save it as UTF-8
          """
      )
      let missing = #expect(throws: ContentError.self) {
        _ = try ContentFolder(path + "/none", reader: Content.reader)
      }
      #expect(
        missing?.problems.map(\.description) == [
          "\(path)/none: the folder can't be read: No such file or directory"
        ]
      )
    }
  }
}
