import DiptychHTTPTesting
import Foundation
import Testing

@testable import DiptychSite

@Suite("A server") struct HTTPServerTests {
  /// Runs a server that answers with the request, while a test uses it.
  private static func echo<Result>(
    port: UInt16 = 0,
    timeout: Duration = .seconds(600),
    connections: Int = 256,
    _ body: (UInt16) async throws -> Result
  ) async throws -> Result {
    let server = HTTPServer(port: port, timeout: timeout, connections: connections) { request in
      if request.path == "/error" { throw CancellationError() }
      let text = "\(request.path) \(request.query ?? "-") \(request.host)"
      return HTTPResponse(headers: [("X", "y\r\nEvil: z")], body: .bytes(Array(text.utf8)))
    }
    return try await serving({ try await server.run(onStart: $0) }, body)
  }

  @Test("A hostile request is refused, and the server goes on") func hostile() async throws {
    try await Self.echo { port in
      for request in HostileRequest.all {
        let client = try HTTPClient(port: port)
        await client.send(request.bytes)
        await client.endSending()
        let text = await client.rest()
        let status = text.dropFirst("HTTP/1.1 ".count).prefix(3)
        #expect(status == (request.status == 0 ? "" : "\(request.status)"), "\(request.name)")
      }
      try await #expect(HTTPReply.get("/", port: port)?.text == "/ - localhost")
    }
  }

  @Test(
    "Every own name of the computer is a host",
    arguments: ["localhost", "LocalHost:1", "127.0.0.1:65535"]
  )
  func hosts(host: String) async throws {
    try await Self.echo { port in
      let client = try HTTPClient(port: port)
      await client.send("GET /a?b=c?d HTTP/1.0\r\nHost: \t\(host) \r\n\r\n")
      #expect(await client.reply()?.text == "/a b=c?d \(host.lowercased())")
    }
  }

  @Test("A request may arrive byte by byte, and a connection ends with its response")
  func bytes() async throws {
    try await Self.echo { port in
      let client = try HTTPClient(port: port)
      for byte in "GET /slow HTTP/1.1\r\nX:\r\nHost: localhost\r\n\r\nGET /more".utf8 {
        await client.send([byte])
      }
      #expect(
        await client.rest() == """
          HTTP/1.1 200 OK\r\nX: yEvil: z\r\nConnection: close\r\nContent-Length: 17\r\n\r\n\
          /slow - localhost
          """
      )
    }
  }

  @Test("A method that is not allowed is answered with those that are, an error with 500")
  func refusals() async throws {
    try await Self.echo { port in
      let client = try HTTPClient(port: port)
      await client.send("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\na=b")
      let reply = await client.reply()
      #expect(reply?.statusLine == "HTTP/1.1 405 Method Not Allowed")
      #expect(reply?.headers["allow"] == "GET, HEAD")
      let error = try await HTTPReply.get("/error", port: port)
      #expect(error?.statusLine == "HTTP/1.1 500 Internal Server Error")
      #expect(error?.text == "500 Internal Server Error\n")
    }
  }

  @Test("A slow client gets an error, and one without a request does not")
  func slow() async throws {
    try await Self.echo(timeout: .seconds(1)) { port in
      let begun = try HTTPClient(port: port, sending: "GET / HTTP/1.1\r\nHost: local")
      #expect(await begun.rest().hasPrefix("HTTP/1.1 408 Request Timeout\r\n"))
      let idle = try HTTPClient(port: port)
      #expect(await idle.rest() == "")
    }
  }

  @Test("A connection beyond the limit is closed") func connections() async throws {
    try await Self.echo(connections: 2) { port in
      let clients = [try HTTPClient(port: port), try HTTPClient(port: port)]
      for client in clients { await client.send("GET ") }
      let third = try HTTPClient(port: port)
      #expect(await third.rest() == "")
      await clients[0].send("/again HTTP/1.1\r\nHost: localhost\r\n\r\n")
      #expect(await clients[0].reply()?.text == "/again - localhost")
    }
  }

  @Test("Many clients are answered at the same time") func parallel() async throws {
    try await Self.echo { port in
      try await withThrowingTaskGroup { group in
        for number in 0..<24 {
          group.addTask {
            for round in 0..<20 {
              let reply = try await HTTPReply.get("/\(number)/\(round)", port: port)
              #expect(reply?.text == "/\(number)/\(round) - localhost")
            }
          }
        }
        try await group.waitForAll()
      }
    }
  }

  @Test("A port that is used can't be used again, and is free when its server has ended")
  func port() async throws {
    let port = try await Self.echo { port in
      try await #expect(HTTPReply.get("/", port: port) != nil)
      await #expect(throws: PreviewError.portInUse(port)) {
        try await Self.echo(port: port) { _ in }
      }
      return port
    }
    #expect(throws: HTTPClientError.self) { try HTTPClient(port: port) }
    try await Self.echo(port: port) { again in
      #expect(again == port)
      try await #expect(HTTPReply.get("/again", port: port) != nil)
    }
  }

  @Test("A server that ends closes connections in the middle of a response, and idle ones")
  func ending() async throws {
    let server = HTTPServer(port: 0, timeout: .seconds(600)) { _ in
      HTTPResponse(headers: [], body: .bytes([UInt8](repeating: 0x61, count: 64 << 20)))
    }
    let (idle, loading) = try await serving({ try await server.run(onStart: $0) }) { port in
      let clients = (try HTTPClient(port: port), try HTTPClient(port: port, room: 1 << 16))
      await clients.1.get("/")
      _ = await clients.1.text(upTo: "\r\n\r\n")
      return clients
    }
    #expect(await idle.rest() == "")
    #expect(await loading.rest().utf8.count < 64 << 20)
  }

  @Test("A server whose task is cancelled before it begins ends at once")
  func cancelled() async throws {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      let server = HTTPServer(port: 0) { _ in throw CancellationError() }
      try await server.run { _ in }
    }
    try await task.value
  }

  #if os(Linux)
  @Test("Servers leave no descriptor and no thread") func leaks() async throws {
    await #expect(processExitsWith: .success) {
      var descriptors: [Int] = []
      for _ in 0..<60 {
        try await Self.echo { port in
          _ = try await HTTPReply.get("/", port: port)
          _ = try HTTPClient(port: port)
        }
        descriptors.append(try entries(of: "fd"))
      }
      // The thread of a client ends a little later than it, and the system may keep some of its
      // own.
      let threads = try entries(of: "task")
      precondition(descriptors[59] < descriptors[0] + 30, "descriptors: \(descriptors)")
      precondition(threads < 40, "threads: \(threads)")
    }
  }
  #endif
}

#if os(Linux)
/// Returns the number of entries of a folder that the system keeps for this process.
private func entries(of folder: String) throws -> Int {
  try FileManager.default.contentsOfDirectory(atPath: "/proc/self/\(folder)").count
}
#endif

/// A request that no browser sends, and the status of its answer; 0 for none.
struct HostileRequest: Sendable {
  let name: String
  let bytes: [UInt8]
  let status: Int

  init(_ name: String, _ text: String, _ status: Int) {
    self.name = name
    self.bytes = Array(text.utf8)
    self.status = status
  }

  init(_ name: String, bytes: [UInt8], _ status: Int) {
    self.name = name
    self.bytes = bytes
    self.status = status
  }

  /// Creates a request with a first line and a host.
  private init(line: String, _ status: Int) {
    self.init(line, "\(line)\r\nHost: localhost\r\n\r\n", status)
  }

  /// Creates a request with fields after its host.
  private init(fields: String, _ status: Int) {
    self.init(fields, "GET / HTTP/1.1\r\nHost: localhost\r\n\(fields)\r\n\r\n", status)
  }

  private init(host: String, _ status: Int) {
    self.init("host \(host)", "GET / HTTP/1.1\r\nHost: \(host)\r\n\r\n", status)
  }

  static let all: [Self] = [
    Self("nothing", "", 0),
    Self("an empty line", "\r\n\r\n", 400),
    Self("a lone line feed", "GET / HTTP/1.1\nHost: localhost\n\n", 400),
    Self("a lone line feed in the fields", "GET / HTTP/1.1\r\nHost: localhost\n\r\n", 400),
    Self("TLS", bytes: [0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x0A, 0x0D, 0x0A], 400),
    Self("HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400),
    Self("NUL bytes", bytes: Array(repeating: 0, count: 100) + [0x0D, 0x0A], 400),
    Self("a line without an end", String(repeating: "A", count: 40_000), 431),
    Self(
      "long fields",
      "GET / HTTP/1.1\r\nHost: localhost\r\nX: \(String(repeating: "a", count: 40_000))",
      431
    ),
    Self(
      "many fields",
      "GET / HTTP/1.1\r\nHost: localhost\r\n" + String(repeating: "X: a\r\n", count: 8000),
      431
    ),
    Self(line: "GET /", 400),
    Self(line: "GET", 400),
    Self(line: "GET / HTTP/1.1 ", 400),
    Self(line: " GET / HTTP/1.1", 400),
    Self(line: "GET  / HTTP/1.1", 400),
    Self(line: "GET\t/\tHTTP/1.1", 400),
    Self(line: "GET / HTTP/1.2", 505),
    Self(line: "GET / HTTP/2", 505),
    Self(line: "GET / HTTP/0.9", 505),
    Self(line: "GET / http/1.1", 400),
    Self(line: "GET / FTP/1.1", 400),
    Self(line: "G\u{0}T / HTTP/1.1", 400),
    Self(line: "G(T / HTTP/1.1", 400),
    Self(line: "GET * HTTP/1.1", 400),
    Self(line: "GET start HTTP/1.1", 400),
    Self(line: "GET ../start HTTP/1.1", 400),
    Self(line: "GET http://localhost/ HTTP/1.1", 400),
    Self(line: "GET /a\u{7F} HTTP/1.1", 400),
    Self(line: "GET /a\u{1} HTTP/1.1", 400),
    Self(line: "GET /\u{E9} HTTP/1.1", 400),
    Self(line: "GET /a#b HTTP/1.1", 400),
    Self(line: "CONNECT localhost:80 HTTP/1.1", 400),
    Self(line: "POST / HTTP/1.1", 405),
    Self(line: "PUT /a HTTP/1.1", 405),
    Self(line: "DELETE / HTTP/1.1", 405),
    Self(line: "OPTIONS / HTTP/1.1", 405),
    Self(line: "TRACE / HTTP/1.1", 405),
    Self(line: "get / HTTP/1.1", 405),
    Self(line: "\(String(repeating: "A", count: 5000)) / HTTP/1.1", 405),
    Self("no host", "GET / HTTP/1.1\r\n\r\n", 400),
    Self("no host in HTTP/1.0", "GET / HTTP/1.0\r\n\r\n", 400),
    Self("half a request", "GET / HTTP/1.1\r\nHost: local", 400),
    Self(fields: "Host: localhost", 400),
    Self(host: "", 421),
    Self(host: "evil.example", 421),
    Self(host: "localhost.evil.example", 421),
    Self(host: "evil.example:80", 421),
    Self(host: "localhost@evil.example", 421),
    Self(host: "localhost:", 421),
    Self(host: "localhost:a", 421),
    Self(host: "localhost:123456", 421),
    Self(host: "localhost.", 421),
    Self(host: "127.0.0.1.nip.io", 421),
    Self(host: "0.0.0.0", 421),
    Self(host: "[::1]", 421),
    Self(host: "[::]", 421),
    Self(host: "localhost, evil.example", 421),
    Self(fields: " folded: line", 400),
    Self(fields: "X: a\r\n b", 400),
    Self(fields: "no colon", 400),
    Self(fields: "X : a", 400),
    Self(fields: ": a", 400),
    Self(fields: "X\u{E9}: a", 400),
    Self(fields: "X: a\u{0}b", 400),
    Self(fields: "X: a\rb", 400),
  ]
}
