import Diptych
import DiptychExampleTesting
import DiptychSite
import Synchronization
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

  @Test("A page is written when its content is there", arguments: [LoadPolicy.required, .optional])
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

  @Test("A load that is optional and fails is shown on its page, without its details")
  func optional() async throws {
    let files = try await Site { page(loads: .optional) { throw Refusal() } }.files()
    let failure = """
      <div class="callout danger" role="alert"><div><p><span class="icon" aria-hidden="true">✗</span>\
      <strong>Something went wrong.</strong></p></div></div>
      """
    let html = try main(files)
    #expect(html == "<h1>Team</h1>" + failure)
  }

  @Test("No button is drawn whose action a file can't run")
  func buttons() async throws {
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
