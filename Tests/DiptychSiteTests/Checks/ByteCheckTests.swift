import Diptych
import DiptychExampleTesting
import Testing

@testable import DiptychSite

/// Letters in two compositions: `ö` as one scalar, or as `o` with a combining mark.
@Suite("Addresses are compared as bytes") struct ByteCheckTests {
  private func page(_ path: SitePath, id: String = "a") -> Page {
    Page(path, title: "T") { Heading("T", level: 1).id(id) }
  }

  /// Returns the message of a link whose letters are composed in another way.
  private func message(_ link: String, _ bytes: String, _ target: String) -> String {
    """
    The first page: the link “\(link)” is \(bytes) in bytes, but its target is \(target): their \
    Unicode composition differs, and servers compare bytes. Write \(target).
    """
  }

  @Test("A link in another Unicode composition has no target, and its problem shows the bytes")
  func compositions() async throws {
    let site = Site(address: "https://example.org/repo/") {
      Page("", title: "H") {
        Heading("H", level: 1)
        PageLink("1", to: SitePath("gro\u{308}sse"))
        Link("2", destination: "gro\u{308}sse/?q#x")
        Link("3", destination: "https://example.org/repo/gro%CC%88sse/")
        Link("4", destination: "/repo/gro%CC%88sse")
        Link("5", destination: "gr%C3%B6sse/#u%CC%88")
        HTML.img(.src("e%CC%81.png"), .srcset("%C3%A9.png 2x"), .alt(""))
        Link("6", destination: "gr%c3%b6sse/#%C3%BC")
        Link("7", destination: "gr\u{F6}sse/")
      }
      page("gr\u{F6}sse", id: "\u{FC}")
      Asset("\u{E9}.png", text: "x")
      Redirect(from: "old", to: SitePath("gro\u{308}sse"))
    }
    let asOther = "gro%CC%88sse/"
    #expect(
      try await problemMessages(of: site) == [
        message(asOther, asOther, "gr%C3%B6sse/"),
        message("gro\u{308}sse/?q#x", "gro%CC%88sse/?q#x", "gr%C3%B6sse/?q#x"),
        message(
          "https://example.org/repo/gro%CC%88sse/",
          "https://example.org/repo/gro%CC%88sse/",
          "gr%C3%B6sse/"
        ),
        message("/repo/gro%CC%88sse", "/repo/gro%CC%88sse", "gr%C3%B6sse/"),
        message("gr%C3%B6sse/#u%CC%88", "gr%C3%B6sse/#u%CC%88", "gr%C3%B6sse/#%C3%BC"),
        message("e%CC%81.png", "e%CC%81.png", "%C3%A9.png"),
        message("../gro%CC%88sse/", "../gro%CC%88sse/", "../gr%C3%B6sse/")
          .replacing("The first page", with: "old"),
      ]
    )
  }

  @Test("Ids in different Unicode compositions are two ids") func ids() async throws {
    let site = Site {
      Page("", title: "H") {
        Heading("H", level: 1)
        HTML.p(.id("\u{E9}")) { Text("1") }
        HTML.p(.id("e\u{301}")) { Text("2") }
        Link("1", destination: "#e%CC%81")
        Link("2", destination: "#%C3%A9")
      }
    }
    #expect(try await problemMessages(of: site) == [])
  }

  @Test("A page in another language is named by its bytes") func alternates() async throws {
    let site = Site {
      page("").language("en", alternates: ["de": SitePath("u\u{308}")])
      page("\u{FC}").language("de", alternates: ["en": ""])
    }
    let named = """
      The first page: “\u{FC}” names it as “en”, but it does not name “\u{FC}”. Add it: \
      .language("en", alternates: …).
      """
    let problems = try await problemMessages(of: site)
    #expect(problems == [named, message("u%CC%88/", "u%CC%88/", "%C3%BC/")], "\(problems)")
  }

  @Test("A page whose name has another Unicode composition replaces the former file")
  func rename() async throws {
    try await TemporaryFolder.with { folder in
      let out = folder.path(of: "out")
      _ = try await Site { page("caf\u{E9}") }.write(to: out)
      let plan = try await Site { page("cafe\u{301}") }.write(to: out)
      #expect(plan.removed.map { Array($0.utf8) } == [Array("caf\u{E9}/index.html".utf8)])
      let files = try folder.contents(of: "out").keys.filter { $0.hasPrefix("caf") }
      #expect(files.allSatisfy { $0.utf8.starts(with: "cafe\u{301}/".utf8) })
      #expect(try await Site { page("cafe\u{301}") }.write(to: out).isEmpty)
    }
  }

  @Test("A preview answers 404 for a name in another Unicode composition")
  func preview() async throws {
    try await PreviewedSite.with(files: ["gr\u{F6}sse/index.html": "<p>Size"]) { site in
      let same = try await site.line("/gr%C3%B6sse/")
      let other = try await site.line("/gro%CC%88sse/")
      #expect(same == "200 <p>Size" && other.hasPrefix("404 "))
    }
  }

  @Test(
    "Equivalent addresses are equal",
    arguments: [
      "HTTPS://Example.ORG/repo/a/", "https://example.org:443/repo/a/", "//example.org:/repo/a/",
      "https://ex%61mple.org/r%65po/./b/../%61/", "/repo/a/%2e/", "a/#%74op", "a/?\u{301}#a",
      "https://example.org:8080/repo/none/", "http://example.org:443/repo/none/",
    ]
  )
  func equal(address: String) async throws {
    let site = Site(address: "https://example.org/repo/") {
      Page("", title: "H") {
        Heading("H", level: 1)
        Link("1", destination: address)
      }
      page("a")
      page("\u{301}a")
    }
    #expect(try await problemMessages(of: site) == [])
  }

  @Test("A file name may begin with a mark that combines with the slash before it")
  func marks() async throws {
    let content = try await Content.read([
      "a/\u{301}b.md": "[C](./\u{301}c.md)", "a/\u{301}c.md": "[B](/a/%CC%81b.md)",
    ])
    #expect(content.entries.map(\.path.text) == ["a/b", "a/c"])
    #expect(try await problemMessages(of: Content.site(content)) == [])
  }

  @Test("The element base is a problem, because links are relative to their page")
  func base() async throws {
    let site = Site { page("a") }.head { _ in
      HTML.base(.href("https://example.org/other/"))
      HTML.base(.target("_blank"))
    }
    #expect(
      try await problemMessages(of: site) == [
        """
        a: links are relative to their page, but the element base points them to \
        “https://example.org/other/”. Remove it.
        """
      ]
    )
  }
}
