import Diptych
import DiptychHTMLTools
import Testing

@testable import DiptychSite

@Suite("Rules of layouts") struct LayoutRulesTests {
  private func report(theme: Theme? = nil) -> some View {
    PageLayout(
      .report,
      title: "Ships",
      navigation: SiteNavigation("Harbour"),
      settings: PageSettings(
        location: PageLocation(path: "report", style: .folder),
        language: "en",
        theme: theme,
        canonical: nil
      )
    ) {
      Text("None")
    }
  }

  /// Returns the text of the first `style` element.
  private func sheet(_ html: String) -> String {
    guard let start = html.firstRange(of: "<style>\n"), let end = html.firstRange(of: "</style>")
    else { return "" }
    return String(html[start.upperBound..<end.lowerBound])
  }

  @Test("The rules of the layouts follow the rules of the theme") func embedded() throws {
    let theme = try Theme.standard.rules(".brand { letter-spacing: 1px }")
    let sheet = sheet(report(theme: theme).rendered(as: .html))
    #expect(sheet.contains(".brand { letter-spacing: 1px }\n:root{--page:80rem"))
    try report().validate()
    try report().validate(stylesheet: .file(url: "kit.css"))
  }

  @Test("Pages with different layouts share one stylesheet") func sharing() async throws {
    let site = Site {
      LayoutCase.article("guide/install", title: "Install")
      LayoutCase.article("guide/first")
      LayoutCase.article("guide/text")
      LayoutCase.report
      LayoutCase.gallery
      Page("", title: "Harbour") { settings in
        PageLayout(.report, title: "Harbour", navigation: LayoutCase.navigation, settings: settings)
        {
          Text("Ships")
        }
      }
    }
    let sheets = try await site.files().filter { $0.path.hasPrefix("style.") }
    #expect(sheets.count == 1)
    #expect(sheets.allSatisfy { $0.bytes.count < 31_000 })
  }

  @Test("A theme with one appearance has no menu of colours") func appearance() {
    let html = report(theme: Theme.standard.appearance(.dark)).rendered(as: .html)
    #expect(!html.contains("colorScheme"))
    #expect(report().environment(\.siteLabels, german).rendered(as: .html).contains(">Dunkel<"))
  }

  private var german: SiteLabels {
    var words = SiteLabels()
    words.darkColors = "Dunkel"
    return words
  }

  @Test("The rules of the layouts work in any theme") func rules() throws {
    let theme = try Theme.standard.rules(LayoutRules.all)
    #expect(theme != .standard)
  }

  @Test("The scripts have at most 6 KB") func scripts() {
    #expect(LayoutScripts.page.utf8.count + LayoutScripts.search.utf8.count <= 6_144)
  }
}
