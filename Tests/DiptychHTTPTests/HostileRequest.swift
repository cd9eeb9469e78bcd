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
    Self("NUL bytes", bytes: Array(repeating: 0, count: 100) + [0x0D, 0x0A], 0),
    Self("a line without an end", String(repeating: "A", count: 9000), 414),
    Self("a long path", "GET /\(String(repeating: "a", count: 9000)) HTTP/1.1\r\n", 414),
    Self(
      "long fields",
      "GET / HTTP/1.1\r\nHost: localhost\r\nX: \(String(repeating: "a", count: 40_000))",
      431
    ),
    Self(
      "many fields",
      "GET / HTTP/1.1\r\nHost: localhost\r\n" + String(repeating: "X: a\r\n", count: 300),
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
    Self(host: "[::1", 421),
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
