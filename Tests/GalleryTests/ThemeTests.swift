import Diptych
import DiptychSite
import DiptychTesting
import DiptychExampleSupport
import Testing

@testable import DiptychGallery

@Suite("The themes of the gallery")
struct ThemeTests {
  /// The sheets of the kit's pages, by path.
  private func sheets(_ theme: Theme) throws -> [String: Substring] {
    var sheets: [String: Substring] = [:]
    for page in try GallerySite(theme: theme).pages
    where page.path.hasSuffix(".html") && page.path != GallerySite.vocabularyPath {
      let text = String(decoding: page.bytes, as: UTF8.self)
      sheets[page.path] = try #require(text.firstMatch(of: /(?s)<style>\n?(.*?)<\/style>/)).1
    }
    return sheets
  }

  @Test("An author's theme in ten lines changes accent, font and width of the whole gallery")
  func author() throws {
    let code = try #require(ExampleCode.all["author-theme"])
    #expect(code.split(separator: "\n").count <= 10)
    expectSnapshot(of: code + "\n", named: "code", extension: "txt")

    let sheets = try sheets(.author)
    let expected = [
      "--accent:light-dark(#7a2e8e,#e2a5f2)",
      "--sans:Georgia,\"Liberation Serif\",serif",
      "--page:60rem",
    ]
    for (path, sheet) in sheets {
      #expect(expected.filter { !sheet.contains($0) } == [], "\(path)")
    }
    let sheet = try #require(sheets["callout.html"])
    expectSnapshot(of: String(sheet), named: "sheet", extension: "css")
  }

  @Test("No theme that the gallery offers has a problem", arguments: NamedTheme.allCases)
  func problems(named: NamedTheme) {
    #expect(named.theme.problems() == [])
  }

  @Test("A page looks another way in each theme")
  func differences() throws {
    let pages = try NamedTheme.allCases.map { try #require(try sheets($0.theme)["callout.html"]) }
    #expect(Set(pages).count == NamedTheme.allCases.count)
  }

  @Test("The sheet of the page of everything has at most 26 KB")
  func size() throws {
    let sheet = try #require(try sheets(.standard)[GallerySite.componentsPath])
    #expect(sheet.utf8.count <= 26 * 1024)
  }
}
