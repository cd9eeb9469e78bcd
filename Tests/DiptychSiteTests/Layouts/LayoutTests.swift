import Diptych
import DiptychSite
import DiptychTesting
import Testing

@Suite("Layouts of pages") struct LayoutTests {
  @Test("An article") func article() async throws {
    let html = try await LayoutCase.html("guide/first/index.html")
    #expect(html.contains("<title>First view · Harbour</title>"))
    expectSnapshot(of: LayoutCase.part("body", of: html))
  }

  @Test("A line of the menu may break inside of a long name of code")
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
    expectSnapshot(of: LayoutCase.part("body", of: html))
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
    expectSnapshot(of: LayoutCase.part("body", of: html), named: "1")
  }

  @Test("A gallery") func gallery() async throws {
    let html = try await LayoutCase.html("guide/index.html")
    expectSnapshot(of: LayoutCase.part("body", of: html), named: "2")
  }

  @Test("A page that is not found") func notFound() async throws {
    let html = try await LayoutCase.html("404.html")
    expectSnapshot(of: LayoutCase.part("body", of: html), named: "3")
  }
}
