import Diptych
import DiptychExampleTesting
import DiptychSite
import DiptychSystem
import Testing

@Suite("Pages whose content is loaded") struct LoadingTests {
  private struct Refusal: Error, CustomStringConvertible {
    var description: String { "The server answered 500." }
  }

  private func page(
    _ path: SitePath = "team",
    loads: LoadPolicy,
    _ load: @escaping @Sendable () async throws -> [String]
  ) -> Page {
    Page(path, title: "Team", loads: loads) {
      Heading("Team", level: 1)
      AsyncValueView(store: AsyncStore(fetch: load)) { names in
        List(names, id: \.self) { Text($0) }
      }
    }
  }

  /// Returns the main part of a page.
  private func main(_ files: [SiteFile], _ path: String = "team/index.html") throws -> String {
    let file = try #require(files.first { $0.path == path })
    let html = String(decoding: file.bytes, as: UTF8.self)
    return String(try #require(html.firstMatch(of: /<main id="content">(.*)<\/main>/)).1)
  }

  @Test("A page is written after its content loads", arguments: [LoadPolicy.required, .optional])
  func loaded(loads: LoadPolicy) async throws {
    let page = page(loads: loads) {
      await Task.yield()
      return ["Ada", "Grace"]
    }
    let files = try await Site { page }.files()
    #expect(try main(files) == "<h1>Team</h1><ul><li>Ada</li><li>Grace</li></ul>")
  }

  @Test("A load that is required and fails is a problem of the site, with the page named")
  func required() async throws {
    try await TemporaryFolder.with { folder in
      let site = Site {
        page(loads: .required) { throw Refusal() }
        page("crew", loads: .required) { ["Ada"] }
      }
      let error = await #expect(throws: SiteError.self) {
        try await site.write(to: folder.path(of: "out"))
      }
      #expect(
        error.map { "\($0)" } == """
          The site has 1 problem:
          - team: its content was not loaded: The server answered 500. Try again, or let the page \
          show it: loads: .optional.
          """
      )
      let contents = try folder.contents()
      #expect(contents == [:])
    }
  }

  private static func problems(of page: Page) async -> String {
    do {
      _ = try await Site { page }.files()
      return "none"
    } catch {
      return "\(error)"
    }
  }

  @Test("A required load that did not run is a problem of the site") func unloaded() async {
    let first = AsyncStore { () async -> Int in 1 }
    let second = AsyncStore { () async -> Int in 2 }
    let page = Page("team", title: "Team", loads: .required) {
      Heading("Team")
      AsyncValueView(value: zip(first.state, second.state)) { first, _ in Text("\(first)") }
      AsyncValueView(value: AsyncValue<Int, Never>.loading) { Text("\($0)") }
    }
    #expect(
      await Self.problems(of: page) == """
        The site has 2 problems:
        - team: its content was not loaded: a state of the type AsyncValue<(Int, Int), Never> is \
        idle, because no load was begun or its load ended without a result. Load it by the `task:` \
        of its component, or show the store that loads it. Try again, or let the page show it: \
        loads: .optional.
        - team: its content was not loaded: a state of the type AsyncValue<Int, Never> says it is \
        loading, but no store, effect, task or button is loading it. \
        Load it by the `task:` of its component, or reset it. Try again, or let the page show \
        it: loads: .optional.
        """
    )
  }

  @Test(
    "A list is loaded to its end, also over empty pages, or is a problem",
    arguments: [9, Int.max]
  )
  func emptyPages(end: Int) async throws {
    let page = Page("log", title: "Log", loads: .required, morePages: .max) {
      Heading("Log")
      PagingList(
        store: PagingStore<Line, Int, Never> { cursor in
          let page = cursor ?? 0
          let isEmpty = 1..<end ~= page
          return .init(items: isEmpty ? [] : [Line(id: page)], next: page < end ? page + 1 : nil)
        }
      ) { List($0) { Text(String($0.id)) } }
    }
    guard end == .max else {
      let html = try main(try await Site { page }.files(), "log/index.html")
      #expect(html.matches(of: /<li>\d<\/li>/).count == 2)
      return
    }
    #expect(
      await Self.problems(of: page) == """
        The site has 1 problem:
        - log: its content was not loaded: a list of the type PagingState<Line, Int, Never> has \
        more pages, but loads no more of them, because the last 100 loads of further pages have \
        added no items. Have the server end the list with a page without a cursor, or pass a \
        number as `morePages:`. Try again, or let the page show it: loads: .optional.
        """
    )
  }

  @Test("A component that asks for a load on a page that loads nothing is a problem")
  func withoutLoads() async {
    let page = Page("team", title: "Team") {
      Heading("Team")
      AsyncValueView(store: AsyncStore { () async -> Int in 1 }) { Text("\($0)") }
      AsyncValueView(value: AsyncValue<Int, Never>.loading) { Text("\($0)") }
    }
    #expect(
      await Self.problems(of: page) == """
        The site has 1 problem:
        - team: a component asks for a load, and the page shows it as loading for ever. Have its \
        content loaded before the page is written: loads: .required.
        """
    )
  }

  @Test("A load that is optional and fails is shown on its page, without its details")
  func optional() async throws {
    let files = try await Site { page(loads: .optional) { throw Refusal() } }.files()
    let failure = """
      <div class="callout danger" role="alert"><div><p><svg class="icon" aria-hidden="true" viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><path d="M6.9 2.75h6.2l4.15 4.15v6.2l-4.15 4.15H6.9L2.75 13.1V6.9ZM10 6.5V11M10 13.5v.01"></path></svg>\
      <strong>Something went wrong.</strong></p></div></div>
      """
    let html = try main(files)
    #expect(html == "<h1>Team</h1>" + failure)
  }

  @Test("Buttons whose action a file can't run are not drawn") func buttons() async throws {
    let page = Page("log", title: "Log", loads: .required) {
      Heading("Log", level: 1)
      AsyncValueView(fetch: { () async -> Int in 7 }) { count in
        Text("\(count) entries")
        RefreshButton()
      }
      PagingList(
        fetchInitial: { () async -> [Line] in [Line(id: 0)] },
        fetchMore: { (last: Line) async -> [Line] in [Line(id: last.id + 1)] }
      ) { List($0) { Text(String($0.id)) } }
    }
    let html = try main(try await Site { page }.files(), "log/index.html")
    #expect(html == "<h1>Log</h1><p>7 entries</p><div class=\"vstack\"><ul><li>0</li></ul></div>")
  }

  private struct Line: Identifiable, Equatable, Sendable {
    let id: Int
  }

  @Test("A list has as many pages as are asked for", arguments: [(0, 2), (1, 4), (9, 6)])
  func lists(morePages: Int, count: Int) async throws {
    let page = Page("log", title: "Log", loads: .required, morePages: morePages) {
      Heading("Log", level: 1)
      PagingList(
        fetchInitial: { () async -> [Line] in [Line(id: 0), Line(id: 1)] },
        fetchMore: { (last: Line) async -> [Line] in
          last.id < 4 ? [Line(id: last.id + 1), Line(id: last.id + 2)] : []
        }
      ) { List($0) { Text(String($0.id)) } }
    }
    let html = try main(try await Site { page }.files(), "log/index.html")
    #expect(html.matches(of: /<li>\d<\/li>/).count == count)
  }

  @Test("At most as many pages load at the same time as the caller allows", arguments: [1, 3])
  func bound(limit: Int) async throws {
    try await TemporaryFolder.with { folder in
      let running = Mutex((now: 0, most: 0))
      let site = Site {
        for number in 0..<12 {
          page(SitePath("\(number)"), loads: .required) {
            running.withLock {
              $0.now += 1
              $0.most = max($0.most, $0.now)
            }
            for _ in 0..<10 { await Task.yield() }
            running.withLock { $0.now -= 1 }
            return ["Ada"]
          }
        }
      }
      let counts = Mutex<[Int]>([])
      try await site.write(to: folder.path(of: "out"), maximumLoads: limit) { rendered, _ in
        counts.withLock { $0.append(rendered) }
      }
      #expect(running.withLock { $0.most } <= limit)
      #expect(counts.withLock { $0 } == Array(1...12))
    }
  }
}
