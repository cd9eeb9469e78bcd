import Diptych
import Testing

@testable import DiptychSite

@Suite("The markup of the pages of a site") struct MarkupCheckTests {
  private static let pixel = "data:image/png;base64,iVBORw0KGgo="

  private let images = Page("", title: "A") { settings in
    Document(title: "A", language: "en") {
      Heading("A", level: 1)
      Image(Self.pixel, alt: "x")
      HTML.img(.src("DATA:image/svg+xml,<svg/>#a"), .srcset("\(Self.pixel) 2x"), .alt(""))
    } head: {
      HTML.link(.rel("icon"), .href(Self.pixel))
    }
  }

  @Test("A view that is nested too deep is a problem of its page") func depth() async throws {
    struct Nest: View {
      let depth: Int
      var body: some View {
        HTML.div { if depth > 0 { Nest(depth: depth - 1) } else { Text("x") } }
      }
    }
    let problems = try await problemMessages(
      of: Site { Page("", title: "A") { Nest(depth: 50_000) } }
    )
    #expect(
      problems.filter { $0.contains("too deep") } == [
        """
        The first page: a view is nested too deep for the stack of its thread, so a note replaces \
        it. Show fewer levels.
        """
      ]
    )
  }

  @Test("A replaced unsafe address is a problem, with the remedy")
  func replaced() async throws {
    for validates in [true, false] {
      let problems = try await problemMessages(of: Site(validatesPages: validates) { images })
      let replaced = [
        ("html > head > link:nth-of-type(2)", "href", Self.pixel),
        ("html > body > main > p > img", "src", Self.pixel),
        ("html > body > main > img", "src", "DATA:image/svg+xml,<svg/>#a"),
        ("html > body > main > img", "srcset", Self.pixel),
      ]
      #expect(
        problems
          == replaced.map { path, name, url in
            """
            The first page: \(path): the URL "\(url)" in \(name) became "about:invalid". Only \
            images and icons may be part of the page, where addresses can be trusted: \
            .environment(\\.linkPolicy, .standard.allowingDataImages()).
            """
          }
      )
    }
  }

  @Test("Only images and icons are part of a page, if the policy says so")
  func dataImages() async throws {
    let policy = LinkPolicy.standard.allowingDataImages()
    var values = EnvironmentValues.current
    values.linkPolicy = policy
    let html = EnvironmentValues.$current.withValue(values) {
      [
        Image(Self.pixel, alt: "x").rendered(as: .html),
        HTML.img(.src("DATA:image/svg+xml,<svg/>#a"), .srcset("\(Self.pixel) 2x"), .alt(""))
          .rendered(as: .html),
        HTML.link(.rel("icon"), .href(Self.pixel)).rendered(as: .html),
        HTML.video(.poster(Self.pixel)) {}.rendered(as: .html),
        HTML.input(.type("image"), .src(Self.pixel), .alt("Go")).rendered(as: .html),
        HTML.iframe(.src(Self.pixel), .title("x")).rendered(as: .html),
        HTML.script(.src(Self.pixel)).rendered(as: .html),
        HTML.a(.href(Self.pixel)) { Text("x") }.rendered(as: .html),
        HTML.img(.src("data:text/html,x"), .alt("")).rendered(as: .html),
        Link("x", destination: Self.pixel).rendered(as: .html),
      ]
    }
    #expect(
      html == [
        #"<p><img src="\#(Self.pixel)" alt="x"></p>"#,
        ##"""
        <img src="DATA:image/svg+xml,%3Csvg/%3E#a" srcset="\##(Self.pixel) 2x" alt="">
        """##,
        #"<link rel="icon" href="\#(Self.pixel)">"#,
        #"<video poster="\#(Self.pixel)"></video>"#,
        #"<input type="image" src="\#(Self.pixel)" alt="Go">"#,
        #"<iframe src="about:invalid" title="x"></iframe>"#,
        #"<script src="about:invalid"></script>"#,
        #"<a href="about:invalid">x</a>"#,
        #"<img src="about:invalid" alt="">"#,
        "<p>x</p>",
      ]
    )
  }

  @Test("Markup that browsers change is a problem, unless the site allows it")
  func validation() async throws {
    let page = Page("", title: "A") {
      Heading("A", level: 1)
      Raw(html: #"<div title="x" title="y" id="c d"></div><p><ul><li>a</li></ul></p>"#)
      HTML.a(.href("./")) {
        Text("A")
        HTML.a(.href("./")) { Text("B") }
      }
      Link("SSH", destination: "ssh://example.org")
    }
    let messages = try await problemMessages(of: Site { page })
    #expect(
      messages == [
        """
        The first page: html > body > main > div: the attribute title occurs more than once, and \
        browsers read only the first. Remove the others.
        """,
        """
        The first page: html > body > main > div: the id "c d" is invalid, because it is empty or \
        contains white space, so no link can point to it. Write a word, such as "getting-started".
        """,
        """
        The first page: html > body > main > p > ul: a browser ends the p before the ul in it, \
        because a p may contain only text and inline elements. Move the ul out of the p, or \
        replace it with text; for a link around blocks, use HTML.a, which makes no paragraph.
        """,
        """
        The first page: html > body > main > a > a: the a is in an a, which may not contain a \
        link or a control: browsers separate them or ignore one. Put them side by side.
        """,
        """
        The first page: html > body > main > p:nth-of-type(2): the link to "ssh://example.org" was \
        replaced by its label. The scheme "ssh" is not allowed. Where addresses can be trusted, \
        allow it: .environment(\\.linkPolicy, .standard.allowing("ssh")).
        """,
      ]
    )
    #expect(try await problemMessages(of: Site(validatesPages: false) { page }) == [])
  }

  @Test("A policy of a page has what the page needs, also if the page is validated")
  func policy() async throws {
    let files = try await Site(embedsStyles: true) {
      Page("", title: "A") { settings in
        Document(title: "A", language: "en", policy: "default-src 'none'") {
          Heading("A", level: 1)
        }
      }
    }.files()
    let html = String(decoding: try #require(files.first).bytes, as: UTF8.self)
    #expect(html.contains(#"<meta http-equiv="Content-Security-Policy" content="#))
    #expect(html.contains("style-src 'sha256-"))
  }

  @Test("Every page of a site has the policy of its environment, with what the page needs")
  func policies() async throws {
    let policy: ContentSecurityPolicy = "default-src 'none'; img-src 'self'"
    let site = Site {
      Page("a", title: "A") { Heading("A", level: 1) }
      Redirect(from: "b", to: "a")
      Page("c", title: "C") { settings in
        Document(title: "C", language: "en", policy: "img-src *") { Heading("C", level: 1) }
      }
      LayoutCase.site().items
    }
    .environment(\.contentSecurityPolicy, policy)
    for file in try await site.files() where file.path.hasSuffix(".html") {
      let html = String(decoding: file.bytes, as: UTF8.self)
      let start = #"<meta http-equiv="Content-Security-Policy" content=""#
      let own =
        switch file.path {
        case "404.html": "default-src 'none'; img-src 'self'; style-src 'sha256-"
        case "c/index.html": #"img-src *">"#
        default: #"default-src 'none'; img-src 'self'; style-src 'self'">"#
        }
      #expect(html.contains(start + own), "\(file.path)")
    }
  }

  @Test("A theme without contrast is reported once, not for each page") func theme() async throws {
    let theme = Theme.standard
      .accent(light: Color(hex: 0xA0D8EF), dark: Color(hex: 0x68C7E5), terminal: .blue)
    let site = Site(theme: theme) {
      Page("", title: "A") { Heading("A", level: 1) }
      Page("b", title: "B") { Heading("B", level: 1) }
    }
    let messages = try await problemMessages(of: site)
    #expect(!messages.isEmpty && Set(messages).count == messages.count)
    #expect(messages.allSatisfy { $0.hasPrefix("The first page: html: the theme has too little") })
  }
}
