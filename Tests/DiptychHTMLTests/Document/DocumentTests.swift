import Diptych
import DiptychHTMLTools
import DiptychTesting
import Testing

@testable import DiptychHTML

@Suite("Documents") struct DocumentTests {
  private let document = Document(title: "A & <b>", language: "en") {
    VStack(spacing: 2) { Text("red").foregroundStyle(.red) }
  } head: {
    HTML.meta(.name("description"), .content("About it"))
  } header: {
    HTML.nav { Link("Home", destination: "/") }
  } footer: {
    Text("The end")
  }

  @Test("A document contains the rules that it uses") func rules() {
    let sheet = Stylesheet.stylesheet(
      elements: [ElementSet("nav"), ElementSet("a")],
      classes: [.verticalStack, .gap(2), .foreground(.red), .pageHeader, .pageFooter, .skip]
    )
    #expect(
      document.rendered(as: .html) == """
        <!DOCTYPE html><html lang="en"><head><meta charset="utf-8">\
        <meta name="viewport" content="width=device-width, initial-scale=1">\
        <title>A &amp; &lt;b&gt;</title><style>
        \(sheet)</style><meta name="description" content="About it"></head><body><a class="skip" href="#content">Skip to the content</a>\
        <header><nav><a href="/">Home</a></nav></header><main id="content">\
        <div class="vstack gap-2"><p><span class="fg-red">red</span></p></div></main>\
        <footer><p>The end</p></footer></body></html>

        """
    )
  }

  @Test("The stylesheet can be a file, in a page and in a stream") func file() {
    let page = Document(title: "A", language: "en") {}
    let format = HTMLFormat(stylesheet: .file(url: "/kit.css", integrity: "sha256-x"))
    let expected = """
      <!DOCTYPE html><html lang="en"><head><meta charset="utf-8">\
      <meta name="viewport" content="width=device-width, initial-scale=1"><title>A</title>\
      <link rel="stylesheet" href="/kit.css" integrity="sha256-x" crossorigin="anonymous"></head>\
      <body><main id="content"></main></body></html>

      """
    #expect(page.rendered(as: format) == expected)
    var collector = Collector()
    page.write(as: format, to: &collector)
    #expect(String(decoding: collector.bytes, as: UTF8.self) == expected)
  }

  @Test("Attributes of the root and of the body, and views beside the content") func parts() {
    let page = Document(
      title: "A",
      language: "en",
      attributes: [.data("theme", "dark"), .class("a"), .class("b")],
      bodyAttributes: [.id("top"), .attribute("hx-boost", "true")]
    ) {
      Text("text")
    } footer: {
      Text("foot")
    } sidebar: {
      HTML.nav { Link("Home", destination: "/") }
    }
    let sheet = Stylesheet.stylesheet(
      elements: [ElementSet("nav"), ElementSet("a")],
      classes: [.sidebar, .pageFooter]
    )
    #expect(
      page.rendered(as: .html) == """
        <!DOCTYPE html><html lang="en" data-theme="dark" class="a b"><head><meta charset="utf-8">\
        <meta name="viewport" content="width=device-width, initial-scale=1"><title>A</title><style>
        \(sheet)</style></head><body id="top" hx-boost="true"><main id="content"><p>text</p></main>\
        <aside class="sidebar"><nav><a href="/">Home</a></nav></aside><footer><p>foot</p></footer></body></html>

        """
    )
    #expect(page.rendered(as: .htmlProblems) == [])
    #expect(page.rendered(as: .text(width: 20)) == "text\nHome\nfoot\n")
  }

  @Test("A leading sidebar stands before the content, after a link that skips it")
  func sideNavigation() {
    func page(_ isShown: Bool) -> String {
      Document(title: "A", language: "de", sidebarEdge: .leading) {
        Text("a")
      } sidebar: {
        if isShown { Text("b") }
      }.environment(\.labels.skipToContent, "Zum <Inhalt>").rendered(as: .html)
    }
    #expect(
      page(true).split(separator: "</head>")[1] == """
        <body><a class="skip" href="#content">Zum &lt;Inhalt&gt;</a>\
        <aside class="side-navigation"><p>b</p></aside><main id="content"><p>a</p></main>\
        </body></html>

        """
    )
    #expect(page(true).contains("\n.side-navigation li{margin:0}\n"))
    #expect(
      page(false).split(separator: "</head>")[1] == """
        <body><main id="content"><p>a</p></main></body></html>

        """
    )
    #expect(!page(false).contains(".skip"))
    #expect(!page(false).contains("side-navigation"))
  }

  @Test("An empty sidebar is left out, with its rule") func emptySidebar() {
    func sheet(_ isShown: Bool) -> String {
      Document(title: "A", language: "en") {
      } sidebar: {
        if isShown { Text("a") }
      }.rendered(as: .html)
    }
    #expect(!sheet(false).contains("aside"))
    #expect(
      sheet(true).contains(#"<main id="content"></main><aside class="sidebar"><p>a</p></aside>"#)
    )
  }

  @Test("A modifier gives its attributes to the root of a document")
  func htmlAttributes() {
    let page = Document(title: "A", language: "en", attributes: [.class("b")]) { Text("a") }
      .htmlAttributes(.class("c"), .data("theme", "dark"))
      .htmlAttributes(.lang("de"))
    #expect(
      page.rendered(as: .html(stylesheet: .file(url: "/kit.css"))) == """
        <!DOCTYPE html><html class="b c" lang="de" data-theme="dark"><head><meta charset="utf-8">\
        <meta name="viewport" content="width=device-width, initial-scale=1"><title>A</title>\
        <link rel="stylesheet" href="/kit.css"></head><body><main id="content"><p>a</p></main></body></html>

        """
    )
  }

  @Test("Metadata") func metadata() {
    let metadata = PageMetadata(
      description: "A \"b\"",
      canonical: "https://example.org/a?b&c",
      alternates: [.init(language: "de", url: "/de"), .init(language: "fr", url: "javascript:x")],
      openGraph: [
        .title("T"), .type("article"), .image("/i.png"), .url("/"), .description("D"),
        .init("site_name", "S"),
      ],
      colorScheme: .dark,
      stylesheets: [.init("/a.css"), .init("/b.css", integrity: "sha384-x")],
      scripts: [.init("/a.js", integrity: "sha384-y"), .init("/b.js")]
    )
    expectSnapshot(of: metadata.rendered(as: .prettyHTML))
    #expect(metadata.rendered(as: .text(width: 40)) == "")
    #expect(PageMetadata().rendered(as: .html) == "")
  }

  @Test(
    "A URL of Open Graph may only have the schemes of links",
    arguments: [
      "url", "image", "image:url", "image:secure_url", "video", "video:url", "video:secure_url",
      "audio", "audio:url", "audio:secure_url", "Image:URL",
    ]
  )
  func openGraphURL(property: String) {
    let metadata = PageMetadata(openGraph: [.init(property, "javascript:1")])
    #expect(
      metadata.rendered(as: .html) == "<meta property=\"og:\(property)\" content=\"about:invalid\">"
    )
    #expect(
      metadata.rendered(as: .htmlProblems) == [
        HTMLProblem(path: "meta", kind: .unsafeURL(attribute: "content", url: "javascript:1"))
      ]
    )
    let text = PageMetadata(openGraph: [.title("data: a"), .init("image:alt", "javascript: b")])
    #expect(
      text.rendered(as: .html) == """
        <meta property="og:title" content="data: a">\
        <meta property="og:image:alt" content="javascript: b">
        """
    )
    #expect(text.rendered(as: .htmlProblems) == [])
  }
}
