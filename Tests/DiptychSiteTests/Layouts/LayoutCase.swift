import Diptych
import DiptychHTMLTools
import DiptychSite

/// The pages of the tests of layouts.
enum LayoutCase {
  static let navigation = SiteNavigation(
    "Harbour",
    links: [.init("Guide", to: "guide"), .init("Report", to: "report")],
    groups: [
      .init(
        "Start",
        items: [.init("Install", to: "guide/install"), .init("First view", to: "guide/first")]
      ),
      .init("Views", items: [.init("Text", to: "guide/text")]),
    ]
  )

  /// Returns an article on a page of a site.
  static func article(
    _ path: SitePath,
    title: String = "First view",
    navigation: SiteNavigation = navigation
  ) -> Page {
    Page(path, title: title) { settings in
      PageLayout(
        .article(edited: "2026-11-20"),
        title: title,
        summary: "Views are values.",
        navigation: navigation,
        settings: settings
      ) {
        Heading("Make one", level: 2)
        Text("A view says what it is.")
      } footer: {
        Text("Made by the harbour master.")
      }
    }
  }

  static let report = Page("report", title: "Ships") { settings in
    PageLayout(
      .report,
      title: "Ships",
      summary: "All that came in.",
      navigation: navigation,
      settings: settings
    ) {
      Section("Newest") { Text("None today.") }
    } facts: {
      Stat("Ships", value: "12", note: "3 at sea")
    }
  }

  static let gallery = Page("guide", title: "Guide") { settings in
    PageLayout(.gallery, title: "Guide", navigation: navigation, settings: settings) {
      Section("Start") {
        PageCards {
          PageCard("Install", to: "guide/install", summary: "Add the package.", note: "2 minutes") {
            Text("+")
          }
          PageCard("First view", to: "guide/first")
        }
      }
    }
  }

  /// Returns a site with all pages that the navigation leads to.
  static func site(language: String = "en", theme: Theme? = nil, and pages: Page...) -> Site {
    var words = SiteLabels(language: language) ?? SiteLabels()
    if SiteLabels(language: language) == nil { words.menu = "\(language) menu" }
    return Site(language: language, theme: theme) {
      Page("", title: "Harbour") { Heading("Harbour", level: 1) }
      gallery
      report
      article("guide/install", title: "Install")
      article("guide/first")
      article("guide/text", title: "Text")
      NotFoundPage { settings in
        PageLayout(.article, title: "Page not found", navigation: navigation, settings: settings) {
          Text("There is nothing here.")
        }
      }
      pages
    }
    .labels(words, language: language)
  }

  /// Returns the file of a page.
  static func html(_ file: String, of site: Site = site()) async throws -> String {
    let files = try await site.files()
    return String(decoding: files.first { $0.path == file }?.bytes ?? [], as: UTF8.self)
  }

  /// Returns a part of a page: an element of the body, to be read.
  static func part(_ element: String, of html: String) -> String {
    guard let start = html.firstRange(of: "<\(element)"),
      let end = html[start.lowerBound...].firstRange(of: "</\(element)>")
    else { return "" }
    // The shapes of icons are the same on each page.
    let part = html[start.lowerBound..<end.upperBound]
      .replacing(/<svg class="sprite".*?<\/svg>/, with: "")
    return Raw(html: String(part)).rendered(as: .prettyHTML)
  }
}
