import Diptych
import DiptychTesting
import Foundation
import Testing

@testable import DiptychSite

@Suite("A documentation site") struct DocumentationSiteTests {
  private let navigation = SiteNavigation(
    "Harbour",
    links: [
      .init("Guide", to: "guide/start"), .init("Source", destination: "https://git.example"),
    ],
    groups: [
      .init(
        "Guide",
        items: [
          .init("Start", to: "guide/start", badge: "New"),
          .init("Ask", destination: "https://forum.example", badge: "Beta"),
          .init("Ships", to: "guide/ships"),
        ]
      ),
      .init("Types", items: [.init("Ship", to: "api/ship")], isFolded: true),
    ],
    editing: "https://git.example/edit/main/"
  )

  private func page(_ path: SitePath, _ style: LayoutStyle = .article) -> Page {
    Page(path, title: "Title") { [navigation] settings in
      PageLayout(style, title: "Title", navigation: navigation, settings: settings) {
        Text("Bright water.")
        Heading("Ebb", level: 2)
        CodeBlock("tide --now", language: "sh", title: "tide.sh")
        Text("The water goes, and the café opens.")
      }
    }
    .source("Content/\(path.text).md")
    .published(Date(timeIntervalSince1970: 0), modified: Date(timeIntervalSince1970: 86_400))
  }

  private func site(search: Bool = true, script: Bool = true, index: SearchIndex? = nil) -> Site {
    Site(address: "https://example.org/", search: search, script: script) {
      page("", .report)
      page("guide/start")
      page("guide/ships", .article(edited: "2026-11-20"))
      page("api/ship", .article(edited: "today"))
      if let index { index }
    }
  }

  @Test("A page has the menu, the search, the button to copy, and the line about its file")
  func page() async throws {
    let html = try await LayoutCase.html("guide/start/index.html", of: site())
    let head = LayoutCase.part("head", of: html).replacing(/\.[0-9a-f]{16}/, with: "")
    expectSnapshot(of: head, named: "head")
    expectSnapshot(of: LayoutCase.part("body", of: html), named: "body")
  }

  @Test(
    "The last change is the page's, another day, or a text",
    arguments: [
      ("guide/start", "2 January 1970"), ("guide/ships", "20 November 2026"), ("api/ship", "today"),
    ]
  )
  func lastChange(path: String, day: String) async throws {
    let html = try await LayoutCase.html("\(path)/index.html", of: site())
    #expect(html.contains("<span>Last updated \(day)</span></p></footer>"))
    #expect(html.contains(#"<a href="https://git.example/edit/main/Content/\#(path).md">"#))
  }

  @Test("A folded group is open on its own pages") func folded() async throws {
    let own = try await LayoutCase.html("api/ship/index.html", of: site())
    #expect(own.contains("<details open><summary>Types</summary>"))
    let other = try await LayoutCase.html("guide/start/index.html", of: site())
    #expect(other.contains("<details><summary>Types</summary>"))
  }

  @Test("Without search and script, a page has no script") func scripts() async throws {
    let files = try await site(search: false, script: false).files()
    #expect(!files.contains { $0.path.hasSuffix(".js") || $0.path.hasSuffix(".json") })
    for file in files where file.path.hasSuffix(".html") {
      #expect(!String(decoding: file.bytes, as: UTF8.self).contains("<script"))
    }
  }

  @Test("The policy of a site allows its scripts, and its search to load the index")
  func policy() async throws {
    for (search, rest) in [
      (true, "script-src 'self'; connect-src 'self'"), (false, "script-src 'self'"),
    ] {
      let site = site(search: search).environment(\.contentSecurityPolicy, "default-src 'none'")
      let html = try await LayoutCase.html("index.html", of: site)
      #expect(html.contains(#"content="default-src 'none'; \#(rest); style-src 'self'">"#))
    }
  }

  @Test("A large index has a file for each first letter")
  func largeIndex() async throws {
    let files = try await site(index: SearchIndex("find.json", limit: 100)).files()
      .filter { $0.path.hasPrefix("find") }
    #expect(files.count == 38)
    let texts = files.map { "\($0.path): \(String(decoding: $0.bytes, as: UTF8.self))" }
    expectSnapshot(of: texts.sorted().filter { !$0.hasSuffix(" {}\n") }.joined())
  }

  @Test("A hero has a title, a sentence, links, and code beside them") func hero() {
    let hero = Hero("Tides", summary: "Before the water comes.") {
      PageLink("Get started", to: "guide/start")
      Link("Source", destination: "https://example.org")
    } aside: {
      CodeBlock("tide --now", language: "sh")
    }
    expectSnapshot(of: hero.rendered(as: .prettyHTML), named: "html")
    expectSnapshot(of: hero.rendered(as: .text(width: 40)), named: "text")
    #expect(
      Hero("Tides") {}.rendered(as: .html)
        == #"<div class="hero"><div><h1>Tides</h1><ul class="actions"></ul></div></div>"#
    )
  }
}
