import Diptych
import DiptychHTMLTools
import Foundation
import Testing

// The code of the article about writing pages.

struct ArticlePage: View {
  let title: String
  let paragraphs: [String]

  var body: some View {
    Document(
      title: title,
      language: "en",
      metadata: PageMetadata(description: "All about \(title).")
    ) {
      Heading(title)
      ForEach(paragraphs, id: \.self) { Text($0) }
      HTML.aside(.class("more")) {
        Link("All articles", destination: "/articles/")
      }
    } header: {
      HTML.nav { Link("Home", destination: "/") }
    }
  }
}

func write(_ pages: [String: ArticlePage], to folder: URL) throws {
  let stylesheet = StylesheetSource.file(url: "kit.css")
  for (name, page) in pages {
    try page.validate(stylesheet: stylesheet)
    let file = folder.appending(path: "\(name).html")
    try page.rendered(as: .html(stylesheet: stylesheet))
      .write(to: file, atomically: true, encoding: .utf8)
  }
  let sheet = folder.appending(path: "kit.css")
  try Stylesheet.standard.write(to: sheet, atomically: true, encoding: .utf8)
}

struct Sponsor: View {
  var body: some View {
    Link("Harbour Ltd", destination: "https://example.org/").htmlAttributes(.rel("nofollow"))
    Image("/pier.jpg", alt: "The pier").htmlAttributes(.width(640), .height(480), .loading("lazy"))
  }
}

func mail(_ view: some View) -> (plain: String, html: String) {
  (plain: view.rendered(as: .plain), html: view.rendered(as: .html))
}

struct Manual: View {
  var body: some View {
    Document(title: "Manual", language: "en", attributes: [.data("theme", "dark")]) {
      Heading("Installation", level: 2).id("installation")
      Link("Download", destination: "/kit.zip").htmlAttributes(.class("button"))
    } sidebar: {
      List { Link("Installation", destination: "#installation") }
    }
  }
}

struct StaticPage: View {
  var body: some View {
    Document(title: "Tea", language: "en", policy: "default-src 'none'; img-src 'self'") {
      Heading("Tea")
    }
  }
}

struct Controls: View {
  var body: some View {
    HTML.div(.attribute("x-data", code: "{ open: false }")) {
      HTML.button(.attribute("hx-get", "/next"), .attribute("hx-swap", "outerHTML")) {
        Text("Next")
      }
      HTML.element("user-card", .attribute("variant", "small")) { Text("Ada") }
    }
  }
}

func withBugs(_ page: ArticlePage) -> some View {
  page.environment(\.linkPolicy, .standard.allowing("rdar"))
}

@Suite("The article about writing pages")
struct PagesArticleTests {
  @Test("The written pages of a folder share one stylesheet")
  func folder() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(["tea": ArticlePage(title: "Tea", paragraphs: ["Hot.", "<b>"])], to: folder)
    let page = try String(contentsOf: folder.appending(path: "tea.html"), encoding: .utf8)
    #expect(
      page == """
        <!DOCTYPE html><html lang="en"><head><meta charset="utf-8">\
        <meta name="viewport" content="width=device-width, initial-scale=1"><title>Tea</title>\
        <link rel="stylesheet" href="kit.css"><meta name="description" content="All about Tea.">\
        </head><body><a class="skip" href="#content">Skip to the content</a>\
        <header><nav><a href="/">Home</a></nav></header><main id="content"><h1>Tea</h1>\
        <p>Hot.</p><p>&lt;b&gt;</p><aside class="more"><a href="/articles/">All articles</a></aside>\
        </main></body></html>

        """
    )
    let sheet = try String(contentsOf: folder.appending(path: "kit.css"), encoding: .utf8)
    #expect(sheet == Stylesheet.standard)
  }

  @Test("A page that embeds its rules names them in its policy")
  func policy() {
    let page = ArticlePage(title: "Tea", paragraphs: []).rendered(as: .html)
    let policy = ContentSecurityPolicy.strict(for: page)
    #expect(policy.wholeMatch(of: /default-src 'none'; style-src 'sha256-[\w+\/]{43}='/) != nil)
  }

  @Test("Libraries and custom elements are called by their names")
  func openAttributes() throws {
    #expect(
      Controls().rendered(as: .html) == """
        <div x-data="{ open: false }"><button hx-get="/next" hx-swap="outerHTML">Next</button>\
        <user-card variant="small">Ada</user-card></div>
        """
    )
    try Controls().validate()
  }

  @Test("A page on a static host holds its policy")
  func meta() {
    let page = StaticPage().rendered(as: .html(stylesheet: .file(url: "kit.css")))
    #expect(
      page == """
        <!DOCTYPE html><html lang="en"><head><meta charset="utf-8">\
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self'; \
        style-src 'self'"><meta name="viewport" content="width=device-width, initial-scale=1">\
        <title>Tea</title><link rel="stylesheet" href="kit.css"></head><body><main id="content"><h1>Tea</h1>\
        </main></body></html>

        """
    )
  }

  @Test("A mail is text, and markup that needs no rules")
  func mails() throws {
    let mail = mail(
      Group {
        Heading("Storm", level: 2); Sponsor()
      }
    )
    #expect(
      mail.plain == """
        Storm
        Harbour Ltd (https://example.org/)
        The pier

        """
    )
    #expect(
      mail.html == """
        <h2>Storm</h2><p><a href="https://example.org/" rel="nofollow">Harbour Ltd</a></p>\
        <p><img src="/pier.jpg" alt="The pier" width="640" height="480" loading="lazy"></p>
        """
    )
  }

  @Test("An address that is allowed is a link")
  func addresses() {
    let bug = Link("The bug", destination: "rdar://1")
    #expect(bug.rendered(as: .html) == "<p>The bug</p>")
    #expect(
      bug.environment(\.linkPolicy, .standard.allowing("rdar")).rendered(as: .html)
        == #"<p><a href="rdar://1">The bug</a></p>"#
    )
    _ = withBugs(ArticlePage(title: "Tea", paragraphs: []))
  }

  @Test("A view takes the id and the attributes of its element, and a page has a sidebar")
  func manual() throws {
    let stylesheet = StylesheetSource.file(url: "kit.css")
    try Manual().validate(stylesheet: stylesheet)
    #expect(
      Manual().rendered(as: .html(stylesheet: stylesheet)) == """
        <!DOCTYPE html><html lang="en" data-theme="dark"><head><meta charset="utf-8">\
        <meta name="viewport" content="width=device-width, initial-scale=1"><title>Manual</title>\
        <link rel="stylesheet" href="kit.css"></head><body><main id="content">\
        <h2 id="installation">Installation</h2>\
        <p><a href="/kit.zip" class="button">Download</a></p></main>\
        <aside class="sidebar"><ul><li><a href="#installation">Installation</a></li></ul></aside></body></html>

        """
    )
  }
}
