import DiptychHTTP
import DiptychHTTPTesting
import Synchronization
import Testing

@Suite("Responses")
struct HTTPResponseTests {
  private static func serve(
    _ body: HTTPBody,
    _ test: (UInt16) async throws -> Void
  ) async throws {
    let server = HTTPServer(port: 0, limits: .patient) { _ in HTTPResponse(body: body) }
    try await serving({ try await server.run(onStart: $0) }, test)
  }

  private struct Failure: Error {}

  private static let stream = HTTPBody.stream { writer in
    for piece in ["first", "", "second & more"] { try await writer.write(Array(piece.utf8)) }
  }

  @Test("A body that is made meanwhile is sent in chunks, and the connection goes on")
  func chunks() async throws {
    try await Self.serve(Self.stream) { port in
      let client = try HTTPClient(port: port)
      await client.get("/")
      await client.get("/", fields: "Connection: close\r\n")
      let body = "5\r\nfirst\r\nd\r\nsecond & more\r\n0\r\n\r\n"
      #expect(
        await client.rest() == """
          HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n\(body)\
          HTTP/1.1 200 OK\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n\(body)
          """
      )
    }
  }

  @Test("A client of HTTP/1.0 is sent no chunks")
  func withoutChunks() async throws {
    try await Self.serve(Self.stream) { port in
      let client = try HTTPClient(port: port)
      await client.send("GET / HTTP/1.0\r\nHost: localhost\r\n\r\n")
      #expect(
        await client.rest() == "HTTP/1.1 200 OK\r\nConnection: close\r\n\r\nfirstsecond & more"
      )
    }
  }

  @Test("A body that is made meanwhile is not made for HEAD")
  func head() async throws {
    let body = HTTPBody.stream { _ in Issue.record("the body was made") }
    try await Self.serve(body) { port in
      let client = try HTTPClient(port: port)
      await client.send("HEAD / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
      #expect(
        await client.rest()
          == "HTTP/1.1 200 OK\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n"
      )
    }
  }

  @Test("A body without bytes has an end")
  func empty() async throws {
    try await Self.serve(.stream { _ in }) { port in
      let client = try HTTPClient(port: port)
      await client.get("/")
      #expect(await client.reply()?.text == "")
    }
  }

  @Test("An error of the handler, and one before the first byte, have the status 500")
  func errors() async throws {
    let server = HTTPServer(port: 0, limits: .patient) { request in
      if request.path == "/handler" { throw Failure() }
      return HTTPResponse(body: .stream { _ in throw Failure() })
    }
    try await serving({ try await server.run(onStart: $0) }) { port in
      let client = try HTTPClient(port: port)
      for path in ["/handler", "/body"] {
        await client.get(path)
        let reply = await client.reply()
        #expect(reply?.statusLine == "HTTP/1.1 500 Internal Server Error")
        #expect(reply?.text == "500 Internal Server Error\n")
      }
    }
  }

  @Test("An error after the first byte breaks the connection")
  func lateError() async throws {
    let body = HTTPBody.stream { writer in
      try await writer.write(Array("begun".utf8))
      throw Failure()
    }
    try await Self.serve(body) { port in
      let client = try HTTPClient(port: port)
      await client.get("/")
      #expect(await client.rest().hasSuffix("\r\n\r\n5\r\nbegun\r\n"))
    }
  }

  @Test("A line break in a field begins no other field")
  func fields() async throws {
    let server = HTTPServer(port: 0, limits: .patient) { _ in
      HTTPResponse(headers: [HTTPHeader("A", "b\r\nEvil: c")], body: .bytes([]))
    }
    try await serving({ try await server.run(onStart: $0) }) { port in
      let client = try HTTPClient(port: port)
      await client.get("/", fields: "Connection: close\r\n")
      #expect(
        await client.rest()
          == "HTTP/1.1 200 OK\r\nA: bEvil: c\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
      )
    }
  }

  @Test("A client that goes away cancels what is made for it")
  func leaving() async throws {
    let (cancelled, continuation) = AsyncStream.makeStream(of: Void.self)
    let body = HTTPBody.stream { writer in
      try await writer.write(Array("begun".utf8))
      let (never, pending) = AsyncStream.makeStream(of: Void.self)
      for await _ in never {}
      pending.finish()
      #expect(Task.isCancelled)
      continuation.finish()
    }
    try await Self.serve(body) { port in
      let client = try HTTPClient(port: port)
      await client.get("/")
      _ = await client.text(upTo: "begun")
      await client.close()
      for await _ in cancelled {}
    }
  }

  @Test("A slow client keeps the body from being made ahead")
  func backpressure() async throws {
    let piece = [UInt8](repeating: 0x61, count: 1 << 18)
    let total = 1 << 12  // 1 GiB
    let counter = Counter()
    let body = HTTPBody.stream { writer in
      for _ in 0..<total {
        try await writer.write(piece)
        counter.add(piece.count)
      }
    }
    try await Self.serve(body) { port in
      let client = try HTTPClient(port: port, room: 1 << 16)
      await client.get("/")
      var taken = 0
      var largest = 0
      while taken < 64 << 20 {
        let bytes = await client.read(upTo: 1 << 18)
        try #require(!bytes.isEmpty)
        taken += bytes.count
        largest = max(largest, counter.value - taken)
      }
      await client.close()
      // The system has buffers of some megabytes for both ends.
      #expect(largest < 16 << 20)
    }
    #expect(counter.value < 96 << 20)
  }

  /// A number that several threads count up.
  private final class Counter: Sendable {
    private let count = Atomic<Int>(0)
    var value: Int { count.load(ordering: .relaxed) }
    func add(_ more: Int) { count.add(more, ordering: .relaxed) }
  }
}
