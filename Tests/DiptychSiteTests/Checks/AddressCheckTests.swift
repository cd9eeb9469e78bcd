import Diptych
import DiptychSite
import Testing

@Suite("Addresses outside of links") struct AddressCheckTests {
  /// Returns the messages of the problems of a page, on a site with some files.
  private func problems<Content: View & SendableMetatype>(
    @ViewBuilder _ content: @escaping @Sendable () -> Content
  ) async throws -> [String] {
    try await problemMessages(
      of: Site(address: "https://example.org/repo/") {
        Page("a", title: "A") {
          Heading("A", level: 1)
          content()
        }
        Asset("a.png", text: "a")
      }
    )
  }

  private func nothing(_ destination: String, on page: String = "a") -> String {
    """
    \(page): the link “\(destination)” has no target in the site. Add the page, or correct the \
    link.
    """
  }

  @Test("Sources of images for dense screens, in every element") func sourceSets() async throws {
    let problems = try await problems {
      HTML.img(.src("../a.png"), .srcset("../a.png 1x, 2x.png 2x,3x.png 3x"), .alt(""))
      HTML.picture {
        HTML.source(.srcset("../a.png, 4.webp"), .type("image/webp"))
        HTML.img(.src("../a.png"), .alt(""))
      }
      HTML.link(.rel("preload"), .as("image"), .imagesrcset("../a.png 100w, 5.png 200w"))
    }
    #expect(problems == ["2x.png", "3x.png", "4.webp", "5.png"].map { nothing($0) })
  }

  @Test("Addresses that a browser loads by itself: pings, refreshes, images, styles")
  func others() async throws {
    let problems = try await problems {
      HTML.a(.href("../a.png"), .ping("seen ../a.png told")) { Text("A") }
      HTML.meta(.refresh(after: 3, to: "nope/"))
      Raw(
        html:
          """
          <svg role="img" aria-label="A"><linearGradient id="g"/><use xlink:href="#u"/>\
          <image href="i.png"/><rect fill="url(#g)" stroke="url('#h')"/></svg>\
          <style>p { background: url(b.png) url("../a.png") /* url(c.png) */; content: "url(d)" }\
          </style>
          """
      )
    }
    #expect(
      problems == [nothing("seen"), nothing("told"), nothing("nope/")]
        + [
          """
          a: the link “#u” points to an id that doesn't exist. Give an element the id, \
          or correct the link.
          """,
          nothing("i.png"),
          """
          a: the link “#h” points to an id that doesn't exist. Give an element the id, \
          or correct the link.
          """,
          nothing("b.png"),
        ]
    )
  }

  @Test("Metadata for other sites has absolute URLs, and their targets exist")
  func metadata() async throws {
    let site = Site(address: "https://example.org/repo/") {
      Page("a", title: "A") { settings in
        Document(
          title: "A",
          language: "en",
          metadata: PageMetadata(openGraph: [
            .url("https://example.org/repo/a/"), .image("../a.png"), .title("a: b"),
            .init("image:url", "https://example.org/repo/b.png"),
          ])
        ) {
          Heading("A", level: 1)
        }
      }
    }
    #expect(
      try await problemMessages(of: site) == [
        """
        a: other sites read og:image, so “../a.png” has to be an absolute URL. Begin it with \
        https:// and the host.
        """,
        nothing("https://example.org/repo/b.png"),
      ]
    )
  }

  @Test("Stylesheets load files of the site") func styleSheets() async throws {
    let site = Site {
      Page("", title: "A") { Heading("A", level: 1) }
      Asset("a.png", text: "a")
      Asset("css/font.woff2", text: "a")
      Asset(
        "css/app.css",
        text: """
          @import "base.css"; @import url(other.css) print;
          @font-face { src: url("font.woff2?#iefix"), url(font.ttf) }
          p { background: url( ../a.png ); mask: url(#m); cursor: URL('b\\20 c.png') }
          a { background: url(data:image/png;base64,AA==), url(font.ttf), my-url(x) }
          """,
        isHashed: true
      )
    }
    #expect(
      try await problemMessages(of: site)
        == ["base.css", "other.css", "font.ttf", "b c.png"].map { nothing($0, on: "css/app.css") }
    )
  }

  @Test("The page that is shown at any address has no relative links")
  func notFound() async throws {
    let site = Site(address: "https://example.org/repo/") {
      Page("", title: "A") { Heading("A", level: 1) }
      Page("b", title: "B") { Heading("B", level: 1) }
      NotFoundPage {
        Heading("Not found", level: 1)
        HTML.img(.src("img/logo.png"), .alt(""))
        Link("Home", destination: "./")
        Link("B", destination: "b/?x#top")
        PageLink("B", to: "b")
        Link("Here", destination: "#content")
        Link("Elsewhere", destination: "https://example.org/")
      }
      Asset("img/logo.png", text: "x")
    }
    let targets = [
      ("img/logo.png", "/repo/img/logo.png"), ("./", "/repo/"), ("b/?x#top", "/repo/b/?x#top"),
    ]
    #expect(
      try await problemMessages(of: site)
        == targets.map { destination, suggestion in
          """
          404: the page is shown at any address, so the link “\(destination)” can't be relative. \
          Write \(suggestion).
          """
        }
    )
  }

  @Test("A link without the path of the site gets a suggestion")
  func base() async throws {
    let site = Site(address: "https://example.org/repo/") {
      Page("", title: "A") {
        Heading("A", level: 1)
        Link("Start", destination: "/guide/start/")
        Link("Start", destination: "../repo/guide/start/")
        Link("Host", destination: "../")
        Link("Other", destination: "/other/")
        HTML.link(.rel("icon"), .href("/logo.svg"))
      }
      Page("guide/start", title: "S") { Heading("S", level: 1) }
      Asset("logo.svg", text: "<svg/>")
    }
    let targets = [
      ("/guide/start/", "/repo/guide/start/"), ("../", "/repo/"), ("/logo.svg", "/repo/logo.svg"),
    ]
    #expect(
      try await problemMessages(of: site)
        == targets.map { destination, suggestion in
          """
          The first page: the link “\(destination)” leaves the site. Did you mean \
          \(suggestion)? If not, write the absolute URL.
          """
        }
    )
  }
}
