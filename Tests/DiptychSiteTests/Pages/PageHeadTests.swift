import Diptych
import DiptychSite
import Foundation
import Testing

@Suite("Elements that a site and its pages add to heads") struct PageHeadTests {
  private let site = Site(address: "https://example.org/docs/") {
    Page("", title: "Harbour") { Heading("Harbour", level: 1) }
    Page("news/ships", title: "Ships", description: "All ships.") { settings in
      PageLayout(
        .article,
        title: "Ships",
        navigation: SiteNavigation("Harbour"),
        settings: settings
      ) {
        Text("None today.")
      }
    }
    .published(Date(timeIntervalSince1970: 1_790_000_000))
    .head { page in
      HTML.meta(.name("robots"), .content("noindex"))
      HTML.script(.type("application/ld+json"), json: #"{"name": "</script>"}"#)
      PageMetadata(openGraph: [.description(page.summary ?? "")])
    }
    Page("own", title: "Own") { settings in
      Document(title: "Own", language: "en") { Heading("Own", level: 1) }
    }
    Redirect(from: "old", to: "own")
    NotFoundPage { Heading("Not found", level: 1) }
    Asset("icon.svg", text: "<svg/>", isHashed: true)
    Feed(title: "News", author: "Ada")
  }
  .head { page in
    HTML.link(.rel("icon"), .href(page.address(ofFile: "icon.svg")))
    PageMetadata(openGraph: [.title(page.title), .image(page.wholeAddress(ofFile: "icon.svg"))])
  }

  /// Returns what follows the style sheet in the head of a page, without hashes.
  private func head(_ file: String) async throws -> String {
    let file = try #require(try await site.files().first { $0.path == file })
    let html = String(decoding: file.bytes, as: UTF8.self)
    return String(
      try #require(
        html.firstMatch(
          of:
            /(?:\.css">|<\/style>)(?:<meta name="description"[^>]*>)?(?:<link rel="canonical"[^>]*>)?(.*)<\/head>/
        )
      ).1
    )
    .replacing(/icon\.\w+\.svg/, with: "icon.svg")
  }

  private func added(_ up: String, _ title: String) -> String {
    #"<link rel="alternate" type="application/atom+xml" title="News" href="\#(up)feed.xml">"#
      + #"<link rel="icon" href="\#(up)icon.svg"><meta property="og:title" content="\#(title)">"#
      + #"<meta property="og:image" content="https://example.org/docs/icon.svg">"#
  }

  @Test("Pages, layouts, documents of their own and the page for what is not found have them")
  func heads() async throws {
    #expect(try await head("index.html") == added("", "Harbour"))
    #expect(
      try await head("news/ships/index.html") == added("../../", "Ships")
        + #"<meta name="robots" content="noindex"><script type="application/ld+json">"#
        + #"{"name": "\u003C/script>"}</script><meta property="og:description" content="All ships.">"#
    )
    #expect(try await head("own/index.html") == added("../", "Own"))
    #expect(try await head("404.html") == added("/docs/", "Page not found"))
    #expect(
      try await head("old/index.html")
        == #"<meta http-equiv="refresh" content="0; url=../own/"><meta name="robots" content="noindex">"#
    )
  }

  @Test("Addresses in heads and elements that a page can't have are checked")
  func problems() async throws {
    let site = Site(address: "https://example.org/docs/") {
      Page("", title: "A") { Heading("A", level: 1) }
        .head { _ in
          HTML.link(.rel("icon"), .href("none.svg"))
          PageMetadata(openGraph: [.image("card.png")])
          HTML.link(.rel("me"), .href("javascript:x"))
        }
    }
    let error = await #expect(throws: SiteError.self) { try await site.files() }
    #expect(
      error?.problems.map(\.description) == [
        """
        The first page: html > head > link:nth-of-type(4): the URL "javascript:x" in href became \
        "about:invalid". The scheme "javascript" is never allowed, because its URLs can run code \
        or contain a page. Use a URL of another scheme.
        """,
        """
        The first page: other sites read og:image, so “card.png” has to be an absolute URL. Begin \
        it with https:// and the host.
        """,
        """
        The first page: the link “none.svg” has no target in the site. Add the page, or correct \
        the link.
        """,
      ]
    )
  }

  @Test("Values of the environment reach every page") func environment() async throws {
    let site = Site {
      Page("", title: "A") {
        Heading("A", level: 1)
        Image("data:image/png;base64,AA==", alt: "x")
      }
    }
    .environment(\.linkPolicy, .standard.allowingDataImages())
    let files = try await site.files()
    #expect(
      files.contains {
        String(decoding: $0.bytes, as: UTF8.self).contains(
          #"<img src="data:image/png;base64,AA==" alt="x">"#
        )
      }
    )
  }
}
