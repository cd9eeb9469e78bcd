import Diptych
import DiptychExampleTesting
import DiptychSite
import Testing

@Suite("Problems that a site tolerates") struct ToleranceTests {
  /// A site whose first page has a link to nothing, an id twice, and a paragraph in a list.
  private func site(title: String = "H", language: String = "en") -> Site {
    Site(address: "https://example.org/", language: language) {
      Page("", title: title) {
        Heading("H", level: 1)
        Link("x", destination: "gone/")
        Raw(html: "<b id=\"a\"></b><b id=\"a\"></b><ul><p>c</p></ul>")
      }
      Page("b", title: "B") { Heading("B", level: 1) }
    }
  }

  private let warnings = [
    "The first page: two elements have the id “a”, so links find only the first. Give one another.",
    """
    The first page: html > body > main > ul > p: the p is in a ul, which may contain only li. \
    Put it into an li, or beside the ul.
    """,
    "The first page: the link “gone/” has no target in the site. Add the page, or correct the link.",
  ]

  @Test("Each write reports warnings, and the pages are written") func warned() async throws {
    try await TemporaryFolder.with { folder in
      let site = site().tolerating { _ in true }
      let plan = try await site.write(to: folder.path(of: "out"))
      #expect(plan.warnings.map(\.description).sorted() == warnings.sorted())
      let files = try folder.contents(of: "out")
      #expect(files["index.html"]?.contains("<ul><p>c</p></ul>") == true)
      #expect(files["b/index.html"] != nil)
      for _ in 0..<2 {
        let again = try await site.write(to: folder.path(of: "out"))
        #expect(again.isEmpty)
        #expect(again.warnings == plan.warnings)
      }
      let dry = try await site.plan(for: folder.path(of: "other"))
      #expect(dry.warnings == plan.warnings)
    }
  }

  @Test("Only problems that aren't tolerated are errors; paths and titles always are")
  func refused() async throws {
    try await TemporaryFolder.with { folder in
      let path = folder.path(of: "out")
      let error = await #expect(throws: SiteError.self) {
        try await site().tolerating { $0.link != nil }.write(to: path)
      }
      #expect((error?.problems.map(\.description).sorted() ?? []) == warnings.dropLast().sorted())
      let all = await #expect(throws: SiteError.self) { try await site().write(to: path) }
      #expect(all?.problems.map(\.description).sorted() == warnings.sorted())
      let own = await #expect(throws: SiteError.self) {
        try await site(title: "", language: "x").tolerating { _ in true }.write(to: path)
      }
      #expect(own?.problems == [.language("x"), .noTitle(page: "")])
      let files = try folder.contents()
      #expect(files.isEmpty)
    }
  }

  @Test("A page that was written with a warning has an error for a site that tolerates none")
  func strict() async throws {
    try await TemporaryFolder.with { folder in
      let path = folder.path(of: "out")
      try await site().tolerating { _ in true }.write(to: path)
      let error = await #expect(throws: SiteError.self) { try await site().write(to: path) }
      #expect(error?.problems.map(\.description).sorted() == warnings.sorted())
    }
  }
}
