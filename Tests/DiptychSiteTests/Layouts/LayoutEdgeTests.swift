import Diptych
import DiptychSite
import DiptychTesting
import Testing

@Suite("Pages at the edges of a navigation") struct LayoutEdgeTests {
  @Test(
    "Only the pages that exist before and after",
    arguments: [
      ("install", "next", "Next", false), ("text", "prev", "Previous", true),
    ]
  )
  func ends(page: String, rel: String, word: String, isIconFirst: Bool) async throws {
    let html = try await LayoutCase.html("guide/\(page)/index.html")
    let title = "<span><small>\(word)</small> First view</span>"
    let shape = isIconFirst ? "previous" : "next"
    let icon = ##"<svg class="i" aria-hidden="true"><use href="#i-\##(shape)"></use></svg>"##
    let label = isIconFirst ? icon + title : title + icon
    #expect(
      html.contains(
        #"""
        <nav aria-label="Neighbouring pages" class="pager"><ul><li><a href="../first/" \#
        rel="\#(rel)">\#(label)</a></li></ul></nav></main>
        """#
      )
    )
  }

  @Test("An article whose headings have no links") func samples() async throws {
    let page = Page("guide/more", title: "More") { settings in
      PageLayout(
        .article(hasContents: false),
        title: "More",
        navigation: SiteNavigation("Harbour"),
        settings: settings
      ) {
        Heading("A sample", level: 2)
      }
    }
    let html = try await LayoutCase.html("guide/more/index.html", of: LayoutCase.site(and: page))
    #expect(!html.contains("<aside"))
    #expect(
      LayoutCase.part("main", of: html) == """
        <main id="content">
          <nav class="crumbs" aria-label="Breadcrumbs">
            <ol>
              <li><a href="../../">Harbour</a></li>
            </ol>
          </nav>
          <h1>More</h1>
          <h2>A sample</h2>
        </main>

        """
    )
  }

  @Test("A page that no group has") func unlisted() async throws {
    let site = LayoutCase.site(and: LayoutCase.article("guide/more", title: "More"))
    let html = try await LayoutCase.html("guide/more/index.html", of: site)
    expectSnapshot(of: LayoutCase.part("aside", of: html), named: "menu")
    expectSnapshot(of: LayoutCase.part("main", of: html), named: "content")
  }

  @Test("A navigation without groups, and with one that is empty") func empty() async throws {
    let navigations = [
      SiteNavigation("Harbour"), SiteNavigation("Harbour", groups: [.init("Start", items: [])]),
    ]
    for (navigation, name) in zip(navigations, ["none", "empty"]) {
      let page = LayoutCase.article("alone", title: "Alone", navigation: navigation)
      let html = try await LayoutCase.html("alone/index.html", of: LayoutCase.site(and: page))
      expectSnapshot(of: LayoutCase.part("body", of: html), named: name)
      #expect(!html.contains("pager\""))
    }
  }

  @Test("The first page has no steps to it, and its title is the name of the site")
  func home() async throws {
    let site = Site {
      LayoutCase.article("", title: "Harbour", navigation: SiteNavigation("Harbour"))
    }
    let html = try await LayoutCase.html("index.html", of: site)
    #expect(html.contains("<title>Harbour</title>"))
    #expect(html.contains(#"<main id="content"><h1>Harbour</h1>"#))
  }

  @Test(
    "A language that is written from right to left",
    arguments: [
      ("ar", true), ("fa-IR", true), ("ks-Arab", true), ("en", false), ("az-Latn", false),
    ]
  )
  func direction(language: String, isRightToLeft: Bool) async throws {
    let html = try await LayoutCase.html(
      "guide/first/index.html",
      of: LayoutCase.site(language: language)
    )
    #expect(html.contains(#"<html lang="\#(language)" dir="rtl">"#) == isRightToLeft)
  }

  @Test("Titles are text, however long they are") func titles() async throws {
    let title = String(repeating: "Überlang & <b>", count: 20)
    let navigation = SiteNavigation(
      title,
      links: [.init(title, to: "long")],
      groups: [.init(title, items: [.init(title, to: "long")])]
    )
    let page = LayoutCase.article("long", title: title, navigation: navigation)
    let html = try await LayoutCase.html("long/index.html", of: LayoutCase.site(and: page))
    #expect(!html.contains("<b>"))
    // In the title, the header, the menu with its main links, the steps and the heading.
    let count = html.ranges(of: "Überlang &amp; &lt;b&gt;").count
    #expect(count == 9 * 20)
  }
}
