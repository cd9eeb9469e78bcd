import Diptych

extension Catalog {
  /// The views that lead to other pages.
  static let navigation = CatalogGroup(
    "Navigation",
    "Links between pages and within a page.",
    [link, navigationLinks, breadcrumbs, tableOfContents]
  )

  private static let link = CatalogEntry(
    "Link",
    "A link, which many terminals can open too.",
    card: .sample {
      Paragraph {
        Text("Read ")
        Link("the guide", destination: "https://example.org/guide")
      }
      Link("example.org", destination: "https://example.org")
    },
    [
      Component("links") {
        Link("allowed", destination: "https://example.org/a b/ü")
        Link("relative", destination: "index.html#top")
        Link("not allowed", destination: "javascript:alert(1)")
        Link(destination: "mailto:ada@example.org") { Text("Ada").bold() }
      }
    ]
  )

  private static let navigationLinks = CatalogEntry(
    "Navigation",
    "Links to pages, with the current page marked.",
    [
      Component("navigation") {
        Navigation("Pages of a report") {
          Link("Report", destination: "index.html").current()
          Link("Commits", destination: "every-component.html")
          Link("Files", destination: "every-element.html")
        }
      }
    ]
  )

  private static let breadcrumbs = CatalogEntry(
    "Breadcrumbs",
    "The path to the current page.",
    [
      Component("breadcrumbs") {
        Breadcrumbs("Pages above") {
          Link("Components", destination: "index.html")
          Link("States", destination: "states.html")
          Text("AsyncValueView")
        }
      }
    ]
  )

  private static let tableOfContents = CatalogEntry(
    "TableOfContents",
    "Links to the headings of a view.",
    // The links lead to the groups on the page with the cards.
    card: .sample {
      TableOfContents {
        Heading("Numbers", level: 2).id("group-numbers")
        Heading("Charts", level: 3).id("group-charts")
        Heading("Tables", level: 3).id("group-tables")
        Heading("Navigation", level: 2).id("group-navigation")
      }
    },
    [
      Component("table-of-contents") {
        let article = Group {
          Heading("Before the first run", level: 2)
          Heading("On Linux", level: 3)
          Heading("After it", level: 2)
        }
        TableOfContents(of: article)
        article.headingIDs()
      }
    ]
  )
}
