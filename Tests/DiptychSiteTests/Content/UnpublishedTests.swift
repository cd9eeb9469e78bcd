import Diptych
import DiptychExampleTesting
import Foundation
import Testing

@testable import DiptychSite

@Suite("Dates as written, and unpublished entries") struct UnpublishedTests {
  private let navigation = SiteNavigation("Tides")

  private func site(_ content: ContentFolder) -> Site {
    Site(address: "https://example.org/") {
      content.posts.listPages("Tides", at: "", navigation: navigation)
      content.entryPages(navigation: navigation)
      content.tagPages(navigation: navigation, feedAuthor: "Ada")
      content.archivePage(navigation: navigation)
      content.items
      Feed(title: "Tides", author: "Ada")
      Sitemap()
    }
  }

  // MARK: Days

  @Test(
    "The day is the author's, and the instant has a time zone",
    arguments: [
      ("2026-01-05T23:30:00-08:00", "5 January 2026", "2026-01-06T07:30:00Z"),
      ("2026-02-09 01:30 +0200", "9 February 2026", "2026-02-08T23:30:00Z"),
      ("2026-01-01T00:30:00+01:00", "1 January 2026", "2025-12-31T23:30:00Z"),
      ("2026-1-5 9:05", "5 January 2026", "2026-01-05T09:05:00Z"),
      ("2026-01-05", "5 January 2026", "2026-01-05T00:00:00Z"),
    ]
  )
  func days(text: String, day: String, instant: String) async throws {
    let content = try await Content.read([
      "a.md": "---\ndate: \(text)\nupdated: \(text)\ntags: [tide]\n---\nA"
    ])
    let pages = try await site(content).texts()
    let machine = [
      "2026-02-09 01:30 +0200": "2026-02-09T01:30:00+02:00",
      "2026-1-5 9:05": "2026-01-05T09:05:00Z",
    ]
    let time = "datetime=\"\(machine[text] ?? text)\">"
    for (page, count) in [
      ("a/index.html", 1), ("index.html", 1), ("archive/index.html", 1),
      ("tags/tide/index.html", 1),
    ] {
      #expect(pages[page]?.ranges(of: "\(time)\(day)</time>").count == count)
    }
    #expect(pages["a/index.html"]?.contains("\(time)Last updated \(day)</time>") == true)
    #expect(pages["archive/index.html"]?.contains(#"<h2 id="2026">2026</h2>"#) == true)
    #expect(pages["feed.xml"]?.contains("<published>\(instant)</published>") == true)
    #expect(pages["sitemap.xml"]?.contains("<lastmod>\(instant)</lastmod>") == true)
    let entry = try #require(content.entries.first)
    #expect(entry.publishedDay == entry.modifiedDay)
    #expect(entry.publishedDay.map(SiteLabels().text) == day)
  }

  @Test("Entries are sorted by their instants, not by their days") func order() async throws {
    let content = try await Content.read([
      "a.md": "---\ndate: 2026-01-05T23:30:00-08:00\n---\n",
      "b.md": "---\ndate: 2026-01-06T00:30:00+02:00\n---\n",
    ])
    #expect(content.posts.map(\.file) == ["a.md", "b.md"])
  }

  @Test("A day is in the future before it begins in the zone of the system, a time before it comes")
  func clock() throws {
    let now = Date(timeIntervalSince1970: 1_767_650_400)  // 2026-01-05T22:00:00Z
    func future(_ texts: String..., hours: Int) throws -> [Bool] {
      let zone = try #require(TimeZone(secondsFromGMT: hours * 3600))
      return try texts.map { try #require(ContentDate($0)).isFuture(at: now, in: zone) }
    }
    #expect(try future("2026-01-05", "2026-01-06", "2026-01-07", hours: 0) == [false, true, true])
    #expect(try future("2026-01-06", "2026-01-07", hours: 3) == [false, true])
    for hours in [0, 3] {
      #expect(
        try future("2026-01-05 22:00", "2026-01-05 22:01", "2026-01-06 00:30 +0300", hours: hours)
          == [false, true, false]
      )
    }
  }

  // MARK: What isn't public

  private let files = [
    "a.md": "---\ndate: 2026-01-05\ntags: [tide]\n---\n# A\n",
    "b/draft.md": "---\ndate: 2026-01-06\ntags: [tide, sea]\naliases: [old]\ndraft: true\n---\n",
    "later.md": "---\ndate: 2099-01-01T10:00+02:00\ntags: [tide, sky]\naliases: [soon]\n---\n",
    "2099-02-01-much-later.md": "", "_drafts/idea.md": "", "_drafts/b/plan.pdf": "plan",
    "b/_private.md": "---\nbroken\n---\n", "b/_index.md": "# B\n", "_headers": "/*",
    "c/_redirects": "",
  ]

  private let reasons = [
    "2099-02-01-much-later.md: it is dated in the future, 2099-02-01",
    "b/draft.md: it is a draft", "later.md: it is dated in the future, 2099-01-01",
    "_drafts: its name begins with an underscore",
    "b/_private.md: its name begins with an underscore",
  ]

  @Test("It is in no list, feed, tag, file or redirect, and each write reports it once")
  func leftOut() async throws {
    try await TemporaryFolder.with { folder in
      try Content.write(files, to: folder)
      let content = try ContentFolder(folder.path, reader: Content.reader)
      let problems = content.leftOut.map { $0.description.replacing(folder.path + "/", with: "") }
      #expect(problems == reasons)
      #expect(content.entries.map(\.file) == ["a.md", "b/_index.md"])
      #expect(content.neighbours(of: content.entries[0]).newer == nil)
      let files = try await site(content).texts()
      #expect(
        files.keys.filter { !$0.hasPrefix("style.") }.sorted() == [
          "_headers", "a/index.html", "archive/index.html", "b/index.html", "c/_redirects",
          "feed.xml", "index.html", "sitemap.xml", "tags/index.html", "tags/tide/feed.xml",
          "tags/tide/index.html",
        ]
      )
      #expect(!files.values.contains { $0.contains("2099") })
      let out = folder.path(of: "out")
      for _ in 0..<2 {
        let plan = try await site(content).write(to: out)
        let notes = reasons.map {
          "\(folder.path)/\($0.replacing(": it", with: " is left out: it"))"
        }
        #expect(plan.notes == notes)
        #expect("\(plan)".split(separator: "\n").dropFirst().map(String.init) == notes)
        let view = plan.view(in: out).rendered(as: .plain)
        #expect(notes.allSatisfy(view.contains))
      }
      try await site(content).write(shard: 0, of: 1, to: folder.path(of: "shard"))
      let merged = try await site(content).merge(
        shards: [folder.path(of: "shard")],
        to: folder.path(of: "merged")
      )
      #expect(merged.notes.count == 5)
    }
  }

  @Test("A preview shows all of it") func drafts() async throws {
    var files = files
    files["b/_private.md"] = "Private"
    let content = try await Content.read(files, hasDrafts: true)
    #expect(content.leftOut.isEmpty)
    #expect(
      content.entries.map(\.path.text) == [
        "much-later", "later", "b/draft", "a", "b", "b/private", "drafts/idea",
      ]
    )
  }

  @Test("A link to it is a problem that names the reason") func links() async throws {
    try await TemporaryFolder.with { folder in
      var files = files
      files["a.md"] = """
        # A
        [1](b/draft.md)
        [2](later.md#x)
        [3](_drafts/idea.md)
        [4](_drafts/b/plan.pdf)
        [5](/b/private/)
        [6](_drafts/gone.md)
        [7](2099-02-01-much-later)
        """
      try Content.write(files, to: folder)
      let content = try ContentFolder(folder.path, reader: Content.reader)
      let site = Site {
        content.entryPages(navigation: navigation)
        Page("", title: "Home") {
          Heading("Home", level: 1)
          PageLink("Draft", to: "b/draft")
        }
        Redirect(from: "soon", to: "later")
      }
      let error = await #expect(throws: SiteError.self) { try await site.files() }
      func message(_ place: String, _ link: String, _ reason: Int) -> String {
        let parts = reasons[reason].split(separator: ": ")
        return """
          \(place): the link “\(link)” points to \(folder.path)/\(parts[0]), which is left out: \
          \(parts[1]). Publish it, or remove the link.
          """
      }
      let a = "\(folder.path)/a.md"
      #expect(
        error?.problems.map(\.description) == [
          message("\(a):2", "../b/draft/", 1), message("\(a):3", "../later/", 2),
          message("\(a):4", "../drafts/idea/", 3), message("\(a):5", "../_drafts/b/plan.pdf", 3),
          message("\(a):6", "/b/private/", 4),
          """
          \(a):7: the link “_drafts/gone.md” has no target in the site. Add the page, or correct \
          the link.
          """,
          message("\(a):8", "../much-later/", 0), message("The first page", "b/draft/", 1),
          message("soon", "../later/", 2),
        ]
      )
      #expect(error?.problems.allSatisfy { $0.link != nil } == true)
    }
  }
}
