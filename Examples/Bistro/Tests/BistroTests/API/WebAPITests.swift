import Diptych
import DiptychRedux
import Foundation
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@testable import BistroCore

@Suite("The API over HTTP", .timeLimit(.minutes(2))) struct WebAPITests {
  private static func error(
    at address: String,
    _ load: (any APIClient) async throws -> Void = { _ = try await $0.news() }
  ) async throws -> APIError? {
    let api = try #require(WebAPI(address: address))
    do {
      try await load(api)
      return nil
    } catch {
      return error as? APIError
    }
  }

  @Test("The answers equal the files")
  func answers() async throws {
    try await TestServer.with { server in
      let web = try #require(WebAPI(address: server.address("ok")))
      #expect(try await web.banners() == Sample.api.banners())
      #expect(try await web.news() == Sample.api.news())
      #expect(try await web.topics() == Sample.api.topics())
      #expect(try await web.trends() == Sample.api.trends())
      #expect(try await web.photos() == Sample.api.photos())
      #expect(try await web.person() == Sample.api.person())
      #expect(try await web.points() == Sample.api.points())
      #expect(try await web.social() == Sample.api.social())
      #expect(try await web.information() == Sample.api.information())
      let query = DishQuery(keyword: "チーズ", category: "洋食")
      #expect(try await web.results(of: query) == Sample.api.results(of: query))
      #expect(try await web.results(of: query).dishes.map(\.id) == [17, 33])
    }
  }

  // Inventory: E-16
  @Test("An error, half a response, a page and JSON of another form have different messages")
  func failures() async throws {
    try await TestServer.with { server in
      let failures: [(String, APIError)] = [
        ("500", .status(500, .news)),
        ("cut", .malformed(.news, reason: "it ends too early, or has a sign in the wrong place")),
        ("page", .notJSON(.news, type: "text/html")),
        ("wrong", .wrongType(.news, path: "[2].id", expected: "a number")),
      ]
      for (mode, expected) in failures {
        let error = try await Self.error(at: server.address(mode))
        #expect(error == expected)
      }
    }
  }

  @Test("Nobody listens at the address")
  func down() async throws {
    var address = ""
    try await TestServer.with { address = $0.address("ok") }
    #expect(
      try await Self.error(at: address)
        == .unreachable(address: address, reason: "nothing listens there")
    )
  }

  @Test("While a slow server is waited for, the screen says so, and then it has the answer")
  func slow() async throws {
    try await TestServer.with { server in
      let api = try #require(WebAPI(address: server.address("slow")))
      let store = AppStore(services: .mock(api: api))
      let task = store.dispatch(.archive(.load))
      var lines = server.lines.makeAsyncIterator()
      #expect(await lines.next() == "waiting")
      #expect(store.state.archive.results == .loading)
      var go = URLRequest(url: try #require(URL(string: server.address("go"))))
      go.httpMethod = "POST"
      _ = try await URLSession.shared.data(for: go)
      await task.finish()
      #expect(ArchiveViewModel(store.state).count == "40 dishes")
    }
  }

  @Test("A search that replaces one at a slow server cancels its request")
  func cancelling() async throws {
    try await TestServer.with { server in
      let api = try #require(WebAPI(address: server.address("slow")))
      let request = Task { () async throws(APIError) in try await api.dishes() }
      var lines = server.lines.makeAsyncIterator()
      #expect(await lines.next() == "waiting")
      request.cancel()
      await #expect(throws: APIError.cancelled) { try await request.value }
      var go = URLRequest(url: try #require(URL(string: server.address("go"))))
      go.httpMethod = "POST"
      _ = try await URLSession.shared.data(for: go)
    }
  }

  @Test(
    "Only an address of HTTP is one of a server",
    arguments: [
      ("http://localhost:8080", true), ("https://example.org/api", true), ("API", false),
      ("/srv/api", false), ("ftp://example.org", false), ("http:", false), ("", false),
    ]
  )
  func addresses(address: String, isServer: Bool) {
    #expect((WebAPI(address: address) != nil) == isServer)
  }
}
