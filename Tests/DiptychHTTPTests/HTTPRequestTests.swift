import DiptychHTTP
import DiptychHTTPTesting
import Testing

@Suite("Requests")
struct HTTPRequestTests {
  /// A server that answers with what it was asked for.
  private static func echo(
    limits: HTTPLimits = .patient,
    _ body: (UInt16) async throws -> Void
  ) async throws {
    let server = HTTPServer(port: 0, limits: limits) { request in
      let text = "\(request.path) \(request.query ?? "-") \(request.host)"
      return HTTPResponse(headers: [HTTPHeader("X", "y")], body: .bytes(Array(text.utf8)))
    }
    try await serving({ try await server.run(onStart: $0) }, body)
  }

  @Test("A hostile request is refused, and the server goes on")
  func hostile() async throws {
    try await Self.echo { port in
      for request in HostileRequest.all {
        let client = try HTTPClient(port: port)
        await client.send(request.bytes)
        await client.endSending()
        let text = await client.rest()
        let status = text.dropFirst("HTTP/1.1 ".count).prefix(3)
        #expect(status == (request.status == 0 ? "" : "\(request.status)"), "\(request.name)")
        // One answer, and then the end.
        #expect(text.split(separator: "HTTP/1.1 ").count <= 1, "\(request.name)")
      }
      let client = try HTTPClient(port: port)
      await client.get("/")
      #expect(await client.reply()?.text == "/ - localhost")
    }
  }

  @Test(
    "Every own name of the computer is a host",
    arguments: ["localhost", "LocalHost:1", "127.0.0.1:65535", "[::1]", "[::1]:8080"]
  )
  func hosts(host: String) async throws {
    try await Self.echo { port in
      let client = try HTTPClient(port: port)
      await client.send("GET /a?b=c?d HTTP/1.1\r\nHost: \t\(host) \r\n\r\n")
      #expect(await client.reply()?.text == "/a b=c?d \(host)")
    }
  }

  @Test("A request may arrive byte by byte")
  func bytes() async throws {
    try await Self.echo { port in
      let client = try HTTPClient(port: port)
      for byte in "GET /slow HTTP/1.1\r\nX:\r\nHost: localhost\r\n\r\n".utf8 {
        await client.send([byte])
      }
      #expect(await client.reply()?.text == "/slow - localhost")
    }
  }

  @Test("Requests that arrive together are answered in order, up to one that ends the connection")
  func pipeline() async throws {
    try await Self.echo { port in
      let client = try HTTPClient(port: port)
      let host = "Host: localhost\r\n"
      await client.send(
        "GET /1 HTTP/1.1\r\n\(host)\r\nHEAD /2 HTTP/1.1\r\n\(host)\r\n"
          + "GET /3 HTTP/1.1\r\n\(host)Connection: x, Close\r\n\r\nGET /4 HTTP/1.1\r\n\(host)\r\n"
      )
      #expect(
        await client.rest().split(separator: "\r\n", omittingEmptySubsequences: false) == [
          "HTTP/1.1 200 OK", "X: y", "Content-Length: 14", "", "/1 - localhostHTTP/1.1 200 OK",
          "X: y", "Content-Length: 14", "", "HTTP/1.1 200 OK", "X: y", "Connection: close",
          "Content-Length: 14", "", "/3 - localhost",
        ]
      )
    }
  }

  @Test(
    "A connection ends after a request of HTTP/1.0, and after one with a body",
    arguments: [
      "GET /1 HTTP/1.0\r\nHost: localhost\r\n\r\n",
      "GET /1 HTTP/1.1\r\nHost: localhost\r\nContent-Length: 40\r\n\r\nGET /2 HTTP/1.1\r\n",
      "GET /1 HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /2",
    ]
  )
  func closing(request: String) async throws {
    try await Self.echo { port in
      let client = try HTTPClient(port: port)
      await client.send(request)
      let reply = await client.reply()
      #expect(reply?.text == "/1 - localhost")
      #expect(reply?.headers["connection"] == "close")
      #expect(await client.rest() == "")
    }
  }

  @Test("A method that is not allowed is answered with those that are")
  func method() async throws {
    try await Self.echo { port in
      let client = try HTTPClient(port: port)
      await client.send("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\na=b")
      let reply = await client.reply()
      #expect(reply?.statusLine == "HTTP/1.1 405 Method Not Allowed")
      #expect(reply?.headers["allow"] == "GET, HEAD")
      #expect(await client.rest() == "")
    }
  }

  @Test("A client that is too slow is told so, and one without a request is not")
  func slow() async throws {
    var limits = HTTPLimits()
    limits.timeout = .seconds(1)
    try await Self.echo(limits: limits) { port in
      let begun = try HTTPClient(port: port, sending: "GET / HTTP/1.1\r\nHost: local")
      #expect(await begun.rest().hasPrefix("HTTP/1.1 408 Request Timeout\r\n"))
      let idle = try HTTPClient(port: port)
      #expect(await idle.rest() == "")
    }
  }

  @Test("A client that asks for nothing more is let go")
  func idle() async throws {
    var limits = HTTPLimits()
    limits.timeout = .seconds(1)
    try await Self.echo(limits: limits) { port in
      let answered = try HTTPClient(
        port: port,
        sending: "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
      )
      #expect(await answered.reply()?.status == 200)
      #expect(await answered.rest() == "")
    }
  }

  @Test("A connection too many is closed")
  func connections() async throws {
    var limits = HTTPLimits.patient
    limits.connections = 2
    try await Self.echo(limits: limits) { port in
      let clients = [try HTTPClient(port: port), try HTTPClient(port: port)]
      for client in clients {
        await client.get("/")
        #expect(await client.reply()?.status == 200)
      }
      let third = try HTTPClient(port: port)
      #expect(await third.rest() == "")
      await clients[0].get("/again")
      #expect(await clients[0].reply()?.text == "/again - localhost")
    }
  }
}
