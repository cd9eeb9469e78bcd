import Diptych
import DiptychSite
import Testing

@Suite("The files of a site") struct SiteTests {
  private func site(_ style: PageStyle) -> Site {
    Site(address: "https://example.org/docs/", style: style) {
      Page("", title: "Harbour", description: "A harbour.") {
        Heading("Harbour", level: 1)
        Paragraph { PageLink("How to start", to: "guide/start", fragment: "install") }
      }
      for name in ["start", "links"] {
        Page(SitePath("guide/\(name)"), title: name) {
          HTML.h1(.id("install")) { Text(name) }
          PageLink("Harbour", to: "")
        }
      }
      NotFoundPage {
        Heading("Page not found", level: 1)
        PageLink("Harbour", to: "")
      }
      Redirect(from: "start", to: "guide/start")
      Redirect(from: "home", to: "")
      Asset("logo.svg", text: "<svg/>")
    }
  }

  /// Returns what is between the first and the last `main` of a page, or in the head of a redirect.
  private func body(_ file: SiteFile) -> String {
    let html = String(decoding: file.bytes, as: UTF8.self)
    guard let start = html.firstRange(of: "<main"), let end = html.firstRange(of: "</main>") else {
      return html
    }
    return String(html[start.lowerBound..<end.lowerBound])
  }

  @Test(
    "Each style has its files",
    arguments: [
      (
        .folder,
        [
          "404.html", "guide/links/index.html", "guide/start/index.html", "home/index.html",
          "index.html", "logo.svg",
          "start/index.html",
        ]
      ),
      (
        .file,
        [
          "404.html", "guide/links.html", "guide/start.html", "home.html", "index.html", "logo.svg",
          "start.html",
        ]
      ),
      (
        .name,
        [
          "404.html", "guide/links.html", "guide/start.html", "home.html", "index.html", "logo.svg",
          "start.html",
        ]
      ),
    ] as [(PageStyle, [String])]
  )
  func paths(style: PageStyle, paths: [String]) async throws {
    let files = try await site(style).files().map(\.path)
    #expect(files.filter { !$0.hasPrefix("style.") } == paths)
    #expect(files.count == paths.count + 1)
  }

  @Test("A page links to others by their paths, and is found at its address")
  func pages() async throws {
    let files = try await site(.folder).files()
    let texts = Dictionary(uniqueKeysWithValues: files.map { ($0.path, body($0)) })
    #expect(
      texts["index.html"] == """
        <main id="content"><h1>Harbour</h1><p><a href="guide/start/#install">How to start</a></p>
        """
    )
    #expect(
      texts["guide/links/index.html"] == """
        <main id="content"><h1 id="install">links</h1><p><a href="../../">Harbour</a></p>
        """
    )
    #expect(
      texts["404.html"] == """
        <main id="content"><h1>Page not found</h1><p><a href="/docs/">Harbour</a></p>
        """
    )
    #expect(texts["logo.svg"] == "<svg/>")
    let html = try #require(files.first { $0.path == "guide/start/index.html" })
    #expect(
      String(decoding: html.bytes, as: UTF8.self)
        .contains(#"<link rel="canonical" href="https://example.org/docs/guide/start/">"#)
    )
  }

  @Test("The page of addresses that are not found contains its rules")
  func notFoundRules() async throws {
    let file = try #require(try await site(.folder).files().first { $0.path == "404.html" })
    #expect(
      String(decoding: file.bytes, as: UTF8.self)
        .replacing(/(?s)<style>.*?h1.*?{.*?<\/style>/, with: "<style>…</style>")
          == """
          <!DOCTYPE html><html lang="en"><head><meta charset="utf-8">\
          <meta name="viewport" content="width=device-width, initial-scale=1">\
          <title>Page not found</title><style>…</style></head>\
          <body><main id="content"><h1>Page not found</h1><p><a href="/docs/">Harbour</a></p></main>\
          </body></html>

          """
    )
  }

  @Test("A redirect has the title of the page that it leads to") func redirect() async throws {
    let files = try await site(.folder).files()
    let file = try #require(files.first { $0.path == "start/index.html" })
    #expect(
      String(decoding: file.bytes, as: UTF8.self).replacing(/style\.\w+\.css/, with: "style.css")
        == """
        <!DOCTYPE html><html lang="en"><head><meta charset="utf-8">\
        <meta name="viewport" content="width=device-width, initial-scale=1"><title>start</title>\
        <link rel="stylesheet" href="../style.css">\
        <meta http-equiv="refresh" content="0; url=../guide/start/">\
        <meta name="robots" content="noindex"></head>\
        <body><main id="content"><p><a href="../guide/start/">start</a></p></main></body></html>

        """
    )
  }

  @Test("A redirect to a file, or to a page without a title, shows the address")
  func redirectWithoutATitle() async throws {
    let site = Site {
      Page("", title: "Harbour") { Heading("Harbour", level: 1) }
      Redirect(from: "old", to: "home")
      Redirect(from: "home", to: "")
    }
    let file = try #require(try await site.files().first { $0.path == "old/index.html" })
    let html = String(decoding: file.bytes, as: UTF8.self)
    let title = try #require(html.firstMatch(of: /<title>(.*?)<\/title>/)).1
    #expect(title == "../home/")
    #expect(body(file) == #"<main id="content"><p><a href="../home/">../home/</a></p>"#)
  }

  @Test("The pages of a language have its direction") func direction() async throws {
    for (language, attribute) in [("ar", #" dir="rtl""#), ("en", "")] {
      let site = Site(language: language) {
        Page("", title: "Harbour") { Heading("Harbour", level: 1) }
        NotFoundPage { Heading("Page not found", level: 1) }
        Redirect(from: "home", to: "")
      }
      for file in try await site.files() where file.path.hasSuffix(".html") {
        let html = String(decoding: file.bytes, as: UTF8.self)
        let start = try #require(html.firstRange(of: "<html"))
        let tag = html[start.lowerBound...].prefix { $0 != ">" }
        #expect(tag == "<html lang=\"\(language)\"\(attribute)")
      }
    }
  }

  @Test("A page that is not found can be a whole document") func notFoundDocument() async throws {
    let site = Site(address: "https://example.org/docs/", language: "de") {
      Page("", title: "Harbour") { Heading("Harbour", level: 1) }
      NotFoundPage(title: "Lost") { settings in
        Document(title: "Lost", language: settings.language) {
          Heading("Lost", level: 1)
        } header: {
          PageLink("Harbour", to: "")
        }
      }
    }
    let html = String(decoding: try #require(await site.files().first).bytes, as: UTF8.self)
    #expect(html.contains(#"<html lang="de">"#))
    #expect(html.contains(#"<header><p><a href="/docs/">Harbour</a></p></header>"#))
  }

  @Test("The same pages in any number of runs are the same files") func determinism() async throws {
    let first = try await site(.folder).files()
    for _ in 0..<5 { #expect(try await site(.folder).files() == first) }
  }

  @Test("A site that is cancelled renders nothing more") func cancellation() async {
    let site = site(.folder)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await site.files()
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("Outside of a site a link has the path of its page") func outside() {
    #expect(
      PageLink("Start", to: "guide/start").rendered(as: .html)
        == #"<p><a href="guide/start">Start</a></p>"#
    )
  }
}
