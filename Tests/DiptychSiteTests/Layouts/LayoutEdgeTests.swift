import Diptych
import DiptychSite
import DiptychTesting
import Testing

@Suite("Pages at the edges of a navigation") struct LayoutEdgeTests {
  @Test(
    "Only the pages that there are before and after",
    arguments: [
      ("install", #"<ul><li><a href="../first/" rel="next">First view →</a></li></ul>"#),
      ("text", #"<ul><li><a href="../first/" rel="prev">← First view</a></li></ul>"#),
    ]
  )
  func ends(page: String, links: String) async throws {
    let html = try await LayoutCase.html("guide/\(page)/index.html")
    #expect(
      html.contains(
        #"<nav aria-label="Neighbouring pages" class="pager">\#(links)</nav></div></main>"#
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
    #expect(
      LayoutCase.part("aside", of: html) == """
        <aside class="side-navigation">
          <div id="siteMenu" popover="auto">
            <button type="button" popovertarget="siteMenu" popovertargetaction="hide">Close</button>
            <nav aria-label="Contents">
              <ul>
                <li><a href="#make-one">Make one</a></li>
              </ul>
            </nav>
            <nav aria-label="Pages">
              <ul>
                <li>
                  <p>Start</p>
                  <ul>
                    <li><a href="../install/">Install</a></li>
                    <li><a href="../first/">First view</a></li>
                  </ul>
                </li>
                <li>
                  <p>Views</p>
                  <ul>
                    <li><a href="../text/">Text</a></li>
                  </ul>
                </li>
              </ul>
            </nav>
          </div>
        </aside>

        """
    )
    #expect(
      LayoutCase.part("main", of: html) == """
        <main id="content">
          <nav class="crumbs" aria-label="Breadcrumbs">
            <ol>
              <li><a href="../../">Harbour</a></li>
              <li><a href="../">Guide</a></li>
            </ol>
          </nav>
          <h1>More</h1>
          <p class="lede">Views are values.</p>
          <h2 id="make-one">Make one</h2>
          <p>A view says what it is.</p>
          <div class="pad-top-1">
            <p class="edited">Edited 2026-11-20</p>
          </div>
        </main>

        """
    )
  }

  @Test("A navigation without groups, and with one that is empty")
  func empty() async throws {
    let navigations = [
      SiteNavigation("Harbour"), SiteNavigation("Harbour", groups: [.init("Start", items: [])]),
    ]
    for navigation in navigations {
      let page = LayoutCase.article("alone", title: "Alone", navigation: navigation)
      let html = try await LayoutCase.html("alone/index.html", of: LayoutCase.site(and: page))
      #expect(
        LayoutCase.part("header", of: html) == """
          <header>
            <nav aria-label="Main">
              <ul>
                <li><a href="../" class="brand">Harbour</a></li>
              </ul>
            </nav>
            <select class="scheme" aria-label="Colour scheme">
              <option value="system">System</option>
              <option value="light">Light</option>
              <option value="dark">Dark</option>
            </select>
          </header>

          """
      )
      #expect(
        LayoutCase.part("aside", of: html) == """
          <aside class="side-navigation">
            <nav aria-label="Contents">
              <ul>
                <li><a href="#make-one">Make one</a></li>
              </ul>
            </nav>
          </aside>

          """
      )
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
    #expect(html.contains("→ Install") == isRightToLeft)
    #expect(html.contains("← Install") != isRightToLeft)
    #expect(html.contains("Text ←") == isRightToLeft)
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
    // In the title, the header, the pages, the steps and the heading.
    let count = html.ranges(of: "Überlang &amp; &lt;b&gt;").count
    #expect(count == 7 * 20)
  }
}
