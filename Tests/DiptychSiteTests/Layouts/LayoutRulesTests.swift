import Diptych
import DiptychSite
import Testing

@testable import struct DiptychSite.PageLocation
@testable import struct DiptychSite.PageSettings

@Suite("Rules of layouts") struct LayoutRulesTests {
  private func report(theme: Theme? = nil) -> some View {
    ReportLayout(
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

  @Test("A page whose stylesheet is a file holds the rules of its layout itself")
  func file() throws {
    let html = report().rendered(as: .html(stylesheet: .file(url: "kit.css")))
    #expect(html.contains(#"<link rel="stylesheet" href="kit.css"><style>"#))
    #expect(
      sheet(html) == """
        @media screen{body>header{display:flex;flex-wrap:wrap;align-items:baseline;\
        gap:var(--space-1) var(--space-4)}}
        body>header>nav{flex:1 1 12rem}
        body>header>:is(button,select){font-size:var(--text-s);padding:var(--space-1) var(--space-2)}
        body>header>select{margin-inline-start:auto}
        .lede{font-size:var(--text-l);color:var(--soft)}
        @media screen{
        :root:has(.scheme>[value=light]:checked){color-scheme:light}
        :root:has(.scheme>[value=dark]:checked){color-scheme:dark}
        }


        """
    )
    try report().validate(stylesheet: .file(url: "kit.css"))
  }

  @Test("An embedded stylesheet ends with the rules of the layout, after those of the theme")
  func embedded() throws {
    let theme = try Theme.standard.rules(".brand { letter-spacing: 1px }")
    let sheet = sheet(report(theme: theme).rendered(as: .html))
    #expect(sheet.contains(".brand { letter-spacing: 1px }\n@media screen{body>header{display:"))
    #expect(!sheet.contains("siteMenu"))
    #expect(!sheet.contains(".cards"))
    try report().validate()
  }

  @Test("A theme with one appearance leaves no choice") func appearance() {
    let html = report(theme: Theme.standard.appearance(.dark)).rendered(as: .html)
    #expect(!html.contains("<select"))
    #expect(report().environment(\.siteWords, german).rendered(as: .html).contains(">Dunkel<"))
  }

  private var german: SiteWords {
    var words = SiteWords()
    words.darkColors = "Dunkel"
    return words
  }

  @Test("The rules of a choice of colours can stand in any theme") func picker() throws {
    let theme = try Theme.standard.rules(ColorSchemePicker.rules)
    #expect(theme != .standard)
  }
}
