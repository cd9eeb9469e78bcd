import Diptych
import DiptychSite
import DiptychTesting
import DiptychExampleSupport
import Testing

@testable import DiptychGallery

@Suite("The themes of the gallery")
struct ThemeTests {
  /// The stylesheets of all themes.
  ///
  /// The tests share them, because each stylesheet takes a pass over all pages.
  private static let sheets = Task {
    var sheets: [NamedTheme: String] = [:]
    for named in NamedTheme.allCases { sheets[named] = try await sheet(named.theme) }
    return sheets
  }

  private func sheet(_ named: NamedTheme) async throws -> String {
    try #require(await Self.sheets.value[named])
  }

  /// The stylesheet of all pages, except the pages with charts or other themes, which have their
  /// own stylesheets.
  private static func sheet(_ theme: Theme) async throws -> String {
    let files = try await GallerySite(theme: theme).site.files()
    let sheets = files.filter { $0.path.hasPrefix("style.") }
    #expect(sheets.count == 3)
    let index = try #require(files.first { $0.path == "index.html" })
    let html = String(decoding: index.bytes, as: UTF8.self)
    let sheet = try #require(sheets.first { html.contains($0.path) })
    return String(decoding: sheet.bytes, as: UTF8.self)
  }

  @Test("An author's theme in ten lines changes accent, font and width of the whole gallery")
  func author() async throws {
    let code = try #require(ExampleCode.all["author-theme"])
    #expect(code.split(separator: "\n").count <= 10)
    expectSnapshot(of: code + "\n", named: "code", as: .text(extension: "txt"))

    let sheet = try await sheet(.author)
    for declaration in [
      "--accent:light-dark(#7a2e8e,#e2a5f2)",
      "--sans:Georgia,\"Liberation Serif\",serif",
      "--page:60rem",
    ] {
      #expect(sheet.contains(declaration))
    }
    expectSnapshot(of: sheet, named: "sheet", as: .text(extension: "css"))
  }

  @Test("No theme that the gallery offers has a problem", arguments: NamedTheme.allCases)
  func problems(named: NamedTheme) {
    #expect(named.theme.problems() == [])
  }

  @Test("The pages look another way in each theme")
  func differences() async throws {
    let sheets = try await Self.sheets.value
    #expect(Set(sheets.values).count == NamedTheme.allCases.count)
  }

  @Test("The stylesheet has less than 31,000 bytes, and no rule of another theme")
  func size() async throws {
    let sheet = try await sheet(.standard)
    #expect(sheet.utf8.count < 31_000)
    #expect(!sheet.contains(".theme-"))
  }
}
