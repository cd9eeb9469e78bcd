import Diptych
import DiptychSite
import Testing

@Suite("Layouts of pages") struct LayoutTests {
  @Test("An article") func article() async throws {
    let html = try await LayoutCase.html("guide/first/index.html")
    #expect(html.contains("<title>First view · Harbour</title>"))
    #expect(
      LayoutCase.part("body", of: html) == """
        <body>
          <a class="skip" href="#content">Skip to the content</a>
          <header>
            <nav aria-label="Main">
              <ul>
                <li><a href="../../" class="brand">Harbour</a></li>
                <li><a href="../" aria-current="true">Guide</a></li>
                <li><a href="../../report/">Report</a></li>
              </ul>
            </nav>
            <button type="button" popovertarget="siteMenu">Menu</button><select class="scheme" aria-label="Colour scheme">
              <option value="system">System</option>
              <option value="light">Light</option>
              <option value="dark">Dark</option>
            </select>
          </header>
          <aside class="side-navigation">
            <div id="siteMenu" popover="auto">
              <button type="button" popovertarget="siteMenu" popovertargetaction="hide">Close</button>
              <nav aria-label="Pages">
                <ul>
                  <li>
                    <p>Start</p>
                    <ul>
                      <li><a href="../install/">Install</a></li>
                      <li>
                        <a href="./" aria-current="page">First view</a>
                        <nav aria-label="Contents">
                          <ul>
                            <li><a href="#make-one">Make one</a></li>
                          </ul>
                        </nav>
                      </li>
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
          <main id="content">
            <nav class="crumbs" aria-label="Breadcrumbs">
              <ol>
                <li><a href="../../">Harbour</a></li>
                <li><a href="../">Guide</a></li>
                <li>Start</li>
              </ol>
            </nav>
            <h1>First view</h1>
            <p class="lede">Views are values.</p>
            <h2 id="make-one">Make one</h2>
            <p>A view says what it is.</p>
            <div class="pad-top-1">
              <p class="edited">Edited 2026-11-20</p>
              <nav aria-label="Neighbouring pages" class="pager">
                <ul>
                  <li><a href="../install/" rel="prev">← Install</a></li>
                  <li><a href="../text/" rel="next">Text →</a></li>
                </ul>
              </nav>
            </div>
          </main>
          <footer>
            <p>Made by the harbour master.</p>
          </footer>
        </body>

        """
    )
  }

  @Test("A line of the menu may end inside of a long name of code, at a place of its own")
  func longNames() async throws {
    let titles = [
      "StaticString.UnicodeScalarView and DOM", "StaticString and a View",
      "a.very-long-file-name.md",
    ]
    let navigation = SiteNavigation(
      "Harbour",
      groups: [.init("Names", items: titles.map { .init($0, to: "") })]
    )
    let site = Site {
      Page("", title: "Names") { settings in
        PageLayout(.article, title: "Names", navigation: navigation, settings: settings) {
          Text("Some are long.")
        }
      }
    }
    let html = try await LayoutCase.html("index.html", of: site)
    let items = html.matches(of: /<a href=".\/" aria-current="page">(.*?)<\/a>/).map(\.1)
    #expect(
      items.suffix(3) == [
        "Static<wbr>String.<wbr>Unicode<wbr>Scalar<wbr>View and DOM", "StaticString and a View",
        "a.<wbr>very-long-file-name.<wbr>md",
      ]
    )
  }

  @Test("A page with content of its own") func page() async throws {
    let page = Page("report/ships", title: "All ships") { settings in
      PageLayout(
        title: "All ships",
        summary: "By name.",
        navigation: LayoutCase.navigation,
        settings: settings
      ) {
        Heading("Ships by name", level: 1)
        Section("A") { Text("Aurora") }
      } footer: {
        Text("Made by the harbour master.")
      }
    }
    let site = LayoutCase.site(and: page)
    let html = try await LayoutCase.html("report/ships/index.html", of: site)
    #expect(html.contains("<title>All ships · Harbour</title>"))
    #expect(html.contains(#"<meta name="description" content="By name.">"#))
    #expect(
      LayoutCase.part("body", of: html) == """
        <body>
          <a class="skip" href="#content">Skip to the content</a>
          <header>
            <nav aria-label="Main">
              <ul>
                <li><a href="../../" class="brand">Harbour</a></li>
                <li><a href="../../guide/">Guide</a></li>
                <li><a href="../" aria-current="true">Report</a></li>
              </ul>
            </nav>
            <select class="scheme" aria-label="Colour scheme">
              <option value="system">System</option>
              <option value="light">Light</option>
              <option value="dark">Dark</option>
            </select>
          </header>
          <main id="content">
            <h1 id="ships-by-name">Ships by name</h1>
            <section>
              <h2 id="a">A</h2>
              <p>Aurora</p>
            </section>
          </main>
          <footer>
            <p>Made by the harbour master.</p>
          </footer>
        </body>

        """
    )
  }

  @Test("A page with one column has its title, and the description of the page in its head")
  func column() async throws {
    let page = Page("storm", title: "Storm", description: "Of the page.") { settings in
      PageLayout(
        .column,
        title: "Storm",
        summary: "From the west.",
        navigation: LayoutCase.navigation,
        settings: settings
      ) {
        Text("It came at night.")
        Heading("After it", level: 2)
      } footer: {
        Text("Made by the harbour master.")
      }
    }
    let calm = Page("calm", title: "Calm", description: "Of the page.") { settings in
      PageLayout(.column, title: "Calm", navigation: LayoutCase.navigation, settings: settings) {}
    }
    let site = LayoutCase.site(and: page, calm)
    let html = try await LayoutCase.html("storm/index.html", of: site)
    #expect(html.contains(#"<meta name="description" content="From the west.">"#))
    #expect(
      LayoutCase.part("main", of: html) == """
        <main id="content">
          <h1 class="reading">Storm</h1>
          <p class="lede">From the west.</p>
          <p>It came at night.</p>
          <h2 id="after-it">After it</h2>
        </main>

        """
    )
    let second = try await LayoutCase.html("calm/index.html", of: site)
    #expect(second.contains(#"<meta name="description" content="Of the page.">"#))
  }

  @Test("A report") func report() async throws {
    let html = try await LayoutCase.html("report/index.html")
    #expect(
      LayoutCase.part("body", of: html) == """
        <body>
          <a class="skip" href="#content">Skip to the content</a>
          <header>
            <nav aria-label="Main">
              <ul>
                <li><a href="../" class="brand">Harbour</a></li>
                <li><a href="../guide/">Guide</a></li>
                <li><a href="./" aria-current="page">Report</a></li>
              </ul>
            </nav>
            <select class="scheme" aria-label="Colour scheme">
              <option value="system">System</option>
              <option value="light">Light</option>
              <option value="dark">Dark</option>
            </select>
          </header>
          <main id="content">
            <h1>Ships</h1>
            <p class="lede">All that came in.</p>
            <dl class="stats">
              <div>
                <dt>Ships</dt>
                <dd>12</dd>
                <dd class="note">3 at sea</dd>
              </div>
            </dl>
            <section>
              <h2 id="newest">Newest</h2>
              <p>None today.</p>
            </section>
          </main>
        </body>

        """
    )
  }

  @Test("A gallery") func gallery() async throws {
    let html = try await LayoutCase.html("guide/index.html")
    #expect(
      LayoutCase.part("body", of: html) == """
        <body>
          <a class="skip" href="#content">Skip to the content</a>
          <header>
            <nav aria-label="Main">
              <ul>
                <li><a href="../" class="brand">Harbour</a></li>
                <li><a href="./" aria-current="page">Guide</a></li>
                <li><a href="../report/">Report</a></li>
              </ul>
            </nav>
            <select class="scheme" aria-label="Colour scheme">
              <option value="system">System</option>
              <option value="light">Light</option>
              <option value="dark">Dark</option>
            </select>
          </header>
          <main id="content">
            <h1>Guide</h1>
            <nav aria-label="Contents" class="tabs">
              <ul>
                <li><a href="#start">Start</a></li>
              </ul>
            </nav>
            <section>
              <h2 id="start">Start</h2>
              <div class="columns columns-20 cards">
                <div class="panel">
                  <div class="thumb" inert>+</div>
                  <h3 id="install"><a href="install/">Install</a></h3>
                  <p>Add the package.</p>
                  <p class="meta">2 minutes</p>
                </div>
                <div class="panel">
                  <h3 id="first-view"><a href="first/">First view</a></h3>
                </div>
              </div>
            </section>
          </main>
        </body>

        """
    )
  }

  @Test("A page that is not found") func notFound() async throws {
    let html = try await LayoutCase.html("404.html")
    #expect(
      LayoutCase.part("header", of: html) == """
        <header>
          <nav aria-label="Main">
            <ul>
              <li><a href="/" class="brand">Harbour</a></li>
              <li><a href="/guide/">Guide</a></li>
              <li><a href="/report/">Report</a></li>
            </ul>
          </nav>
          <button type="button" popovertarget="siteMenu">Menu</button><select class="scheme" aria-label="Colour scheme">
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
          <div id="siteMenu" popover="auto">
            <button type="button" popovertarget="siteMenu" popovertargetaction="hide">Close</button>
            <nav aria-label="Pages">
              <ul>
                <li>
                  <p>Start</p>
                  <ul>
                    <li><a href="/guide/install/">Install</a></li>
                    <li><a href="/guide/first/">First view</a></li>
                  </ul>
                </li>
                <li>
                  <p>Views</p>
                  <ul>
                    <li><a href="/guide/text/">Text</a></li>
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
              <li><a href="/">Harbour</a></li>
            </ol>
          </nav>
          <h1>Page not found</h1>
          <p>There is nothing here.</p>
        </main>

        """
    )
  }
}
