import Diptych
import DiptychHTMLTools
import DiptychSite
import DiptychTesting
import Foundation
import Testing

@testable import DiptychGallery
@testable import diptych_site

@Suite("The site of this repository")
struct ProjectSiteTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../..").standardizedFileURL.path

  private static let isRepository = FileManager.default.fileExists(atPath: "\(root)/.git")

  /// The files of the site without the report, by their paths.
  ///
  /// The samples contain links to example.org.
  private static let site = Task {
    let site = try ProjectSite(
      of: Checkout(root),
      address: "https://diptych.example/",
      hasReport: false
    )
    let files = try await site.site.files().map { file in
      (file.path, String(decoding: file.bytes, as: UTF8.self))
    }
    return Dictionary(files, uniquingKeysWith: { first, _ in first })
  }

  private func files() async throws -> [String: String] { try await Self.site.value }

  @Test("It has a page for each article and each component, and no problem")
  func pages() async throws {
    let paths = try await files().keys.filter { !$0.contains(/^(style|page|search)\.\w{16}\./) }
    #expect(
      paths.filter { $0.hasPrefix("components/") }.sorted()
        == (Catalog.entries.map { "components/\($0.name).html" } + [
          "components/captions.vtt", "components/cat.svg", "components/dog.svg",
          "components/nothing.css", "components/nothing.js", "components/silence.wav",
          "components/every-component.html",
          "components/every-element.html", "components/guide.html", "components/index.html",
          "components/states.html", "components/themes.html",
        ]).sorted()
    )
    let articles = try Checkout(Self.root).articleFiles().map(Article.name)
    #expect(
      paths.filter { $0.hasPrefix("guide/") }.sorted()
        == (articles.map { "\(Article.path(of: $0)).html" } + ["guide/index.html"]).sorted()
    )
    let others = paths.filter { !$0.hasPrefix("components/") && !$0.hasPrefix("guide/") }
    #expect(
      others.sorted() == [
        "404.html", "benchmarks/index.html", "benchmarks/method.html",
        "changes/index.html", "feed.xml", "index.html", "robots.txt", "search.json", "sitemap.xml",
      ]
    )
  }

  @Test("The report on the repository is a part of the site", .enabled(if: isRepository))
  func report() async throws {
    let sources = "https://example.org/diptych.git"
    var site = try ProjectSite(of: Checkout(Self.root), sources: sources, hasReport: true)
    try await site.readReport(environment: ProcessInfo.processInfo.environment)
    let files = try await site.site.files()
    // The site has no address.
    #expect(!files.contains { ["feed.xml", "sitemap.xml"].contains($0.path) })
    func html(_ path: String) throws -> String {
      let file = try #require(files.first { $0.path == path })
      return String(decoding: file.bytes, as: UTF8.self)
    }
    let index = try html("report/index.html")
    #expect(index.contains(#"<a href="index.html" aria-current="page">Report</a>"#))
    #expect(index.contains(#"<a href="../index.html" class="brand">Diptych</a>"#))
    #expect(index.contains(#"<a href="\#(sources)">Source</a>"#))
    let article = "https://example.org/diptych/edit/main/Sources/Diptych/Diptych.docc/Themes.md"
    #expect(try html("guide/themes.html").contains(#"<a href="\#(article)">"#))
    // Commits are not what a reader searches.
    #expect(try !html("search.json").contains("report/commits/"))
  }

  @Test("Each stylesheet has less than 47,000 bytes, and most have less than 41,000")
  func sheets() async throws {
    let files = try await files()
    let sheets = files.filter { $0.key.hasPrefix("style.") }
    #expect(sheets.allSatisfy { $0.value.utf8.count < 47_000 })
    func sheet(_ page: String) throws -> String {
      let html = try #require(files[page])
      return try #require(sheets.first { html.contains($0.key) }).key
    }
    let shared = try sheet("index.html")
    #expect(sheets[shared]?.utf8.count ?? .max < 41_000)
    for page in [
      "benchmarks/index.html", "changes/index.html", "guide/index.html", "guide/static-sites.html",
    ] {
      #expect(try sheet(page) == shared, "\(page)")
    }
    let notFound = try #require(files["404.html"])
    #expect(notFound.utf8.count < 31_000 && notFound.contains("<style>"))
    #expect(!notFound.contains(#"rel="stylesheet""#))
    // The pages of the components, of charts, and of themes; the cards with samples of most.
    #expect(sheets.count == 5)
  }

  @Test("The first page has the view of the README in both media")
  func landing() async throws {
    let html = try #require(try await files()["index.html"])
    let start = try #require(html.firstRange(of: "<main"))
    let end = try #require(html.firstRange(of: "</main>"))
    let main = Raw(html: String(html[start.lowerBound..<end.upperBound]))
    expectSnapshot(of: main.rendered(as: .prettyHTML), as: .text(extension: "html"))
  }
}
