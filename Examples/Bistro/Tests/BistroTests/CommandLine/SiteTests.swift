import BistroFolderTesting
import BistroSupport
import Diptych
import DiptychHTMLTools
import DiptychRedux
import DiptychSite
import Foundation
import Testing

@testable import BistroCore

@Suite("The site", .timeLimit(.minutes(2))) struct SiteTests {
  @Test("Each screen, category and dish has a page without problems")
  func pages() async throws {
    let store = AppStore(services: .mock(favorites: MemoryRepository(favorites: [17])))
    let host = ViewHost { ForEach(Tab.allCases, id: \.self) { ScreenView(tab: $0, store: store) } }
    await host.settle()
    let pages = try await BistroSite(store.state).site.files()
    let html = pages.filter { $0.path.hasSuffix(".html") }.map(\.path)
    #expect(html.count == 4 + 7 + 40)
    #expect(Set(html).count == html.count)
    let texts = pages.filter { $0.path.hasSuffix(".html") }.map {
      String(decoding: $0.bytes, as: UTF8.self)
    }
    let links = texts.flatMap { $0.matches(of: /(?:href|src)="([^"#:]+)"/).map { String($0.1) } }
    #expect(Set(links).subtracting(pages.map(\.path)) == [])
    // The pages work without a running program.
    #expect(!texts.contains { $0.contains("<button") })
    #expect(!texts.contains { $0.contains("Loading…") })
  }

  @Test("A page of a screen has no problem by the checker of the kit", arguments: Tab.allCases)
  func problems(tab: Tab) throws {
    var state = try Sample.state(.loaded, tab: tab)
    state.favorites.ids = .loaded([17])
    let page = SitePage(title: tab.title, tab: tab) {
      ScreenView(tab: tab, store: AppStore(state: state, services: nil))
    }
    try page.environment(\.isPage, true).validate()
  }

  @Test("The site is written as a whole; if a part fails, nothing is")
  func writing() async throws {
    try await TemporaryFolder.with { folder in
      let environment = ["XDG_DATA_HOME": folder.path]
      let path = folder.path(of: "site")
      let failed = try await Program.run(
        "bistro",
        ["--html", path, "--fail", "topics"],
        environment: environment
      )
      #expect(failed.status == 1)
      #expect(
        failed.error
          == """
          bistro: no page was written: The server answered 500 for “topics”. Try again later.

          """
      )
      #expect(!FileManager.default.fileExists(atPath: path))
      let written = try await Program.run("bistro", ["--html", path], environment: environment)
      #expect(written.status == 0)
      #expect(written.output.hasSuffix("111 added, 0 changed, 0 unchanged, 0 removed in \(path)\n"))
      let again = try await Program.run("bistro", ["--html", path], environment: environment)
      #expect(again.output.hasSuffix("0 added, 0 changed, 111 unchanged, 0 removed in \(path)\n"))
    }
  }
}
