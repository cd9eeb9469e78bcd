import Diptych
import DiptychHTTP
import DiptychHTTPTesting
import DiptychTesting
import Synchronization
import Testing

@testable import diptych_server

@Suite("The server of pages")
struct ServerTests {
  /// Runs the server while a test uses it.
  private static func serve(
    clock: any Clock<Duration> = ContinuousClock(),
    log: @escaping @Sendable (String) -> Void = { _ in },
    _ body: (UInt16) async throws -> Void
  ) async throws {
    let server = PageServer(port: 0, clock: clock, log: log)
    try await serving({ try await server.run(onStart: $0) }, body)
  }

  @Test("A page is rendered for each request, with its fields")
  func page() async throws {
    try await Self.serve { port in
      let client = try HTTPClient(port: port)
      await client.get("/missing")
      let reply = try #require(await client.reply())
      #expect(reply.statusLine == "HTTP/1.1 404 Not Found")
      #expect(
        reply.headers == [
          "content-type": "text/html; charset=utf-8", "transfer-encoding": "chunked",
          "content-security-policy": "default-src 'none'; style-src 'self'",
        ]
      )
      let page = Document(title: "Not found", language: "en") {
        Heading("Not found")
        Text("The server has no page at this address.")
      }
      #expect(reply.text == page.rendered(as: .html(stylesheet: .file(url: "/kit.css"))))
      for (path, status) in [("/", 200), ("/kit.css", 200), ("/table", 200), ("/error", 500)] {
        await client.get(path)
        #expect(await client.reply()?.status == status, "\(path)")
      }
    }
  }

  @Test("A line is sent when it is there, and a reader who goes ends the rendering")
  func ticks() async throws {
    let clock = ManualClock()
    let (lines, log) = AsyncStream.makeStream(of: String.self)
    try await Self.serve(clock: clock, log: { log.yield($0) }) { port in
      let client = try HTTPClient(port: port)
      await client.get("/ticks")
      #expect(await client.text(upTo: "</h1>").hasSuffix("<h1>A line in each second</h1>"))
      for number in 1...3 {
        await clock.advanceToNextDeadline()
        #expect(await client.text(upTo: "</p>").hasSuffix("<p>\(number)</p>"))
      }
      await clock.sleepers(1)
      await client.close()
      var iterator = lines.makeAsyncIterator()
      #expect(await iterator.next() == "the reader of /ticks has gone after 3 lines")
    }
  }

  @Test("A server that ends ends the rendering")
  func ending() async throws {
    let clock = ManualClock()
    let (lines, log) = AsyncStream.makeStream(of: String.self)
    try await Self.serve(clock: clock, log: { log.yield($0) }) { port in
      let client = try HTTPClient(port: port)
      await client.get("/ticks")
      await clock.sleepers(1)
    }
    var iterator = lines.makeAsyncIterator()
    #expect(await iterator.next() == "the reader of /ticks has gone after 0 lines")
  }

  @Test("A view is rendered no further than a slow reader takes it, and not at all for HEAD")
  func backpressure() async throws {
    let counted = Counted()
    let server = HTTPServer(port: 0, limits: .patient) { _ in
      HTTPResponse(HTMLResponse(Endless(counted: counted)))
    }
    try await serving({ try await server.run(onStart: $0) }) { port in
      let client = try HTTPClient(port: port, room: 1 << 16)
      await client.send("HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n")
      let head = try #require(await client.reply(isHead: true))
      #expect(head.headers["content-type"] == "text/html; charset=utf-8")
      #expect(counted.value == 0)
      await client.get("/")
      var taken = 0
      var largest = 0
      let limit = 16 << 20
      while taken < limit {
        let bytes = await client.read(upTo: 1 << 18)
        try #require(!bytes.isEmpty)
        taken += bytes.count
        let waiting: Int = counted.value * Endless.line.utf8.count - taken
        largest = max(largest, waiting)
      }
      // The system has buffers of some megabytes for both ends.
      #expect(largest < limit)
      await client.close()
    }
  }
}

/// A view that never ends, and counts the lines that it is asked for.
private struct Endless: View, Sendable {
  static let line = String(repeating: "line ", count: 4000)

  let counted: Counted

  var body: some View {
    AsyncForEach(AsyncStream { counted.next() }) { _ in Text(verbatim: Self.line) }
  }
}

/// A number that several threads count up.
private final class Counted: Sendable {
  private let count = Atomic<Int>(0)

  var value: Int { count.load(ordering: .relaxed) }

  func next() -> Int { count.add(1, ordering: .relaxed).newValue }
}
