package import DiptychFiles

/// A request with the method GET or HEAD.
package struct HTTPRequest: Hashable, Sendable {
  /// Whether the method is HEAD, so that the response has no body.
  package let isHead: Bool
  /// The path as it was sent, percent-encoded and with a slash at its beginning.
  package let path: String
  /// The text after the first question mark, as it was sent, or nil.
  package let query: String?
  /// The host name and the port that the client has sent.
  package let host: String
  /// The bytes that the client asks for, such as `bytes=0-499`, or nil for all.
  let range: String?

  /// An invalid request, and the status of the response.
  struct Refusal: Error {
    let status: Int
  }

  /// Parses the head of a request (RFC 9112); bytes after its empty line are ignored.
  init(_ bytes: [UInt8]) throws(Refusal) {
    // In UTF-8, bytes outside ASCII become characters that no rule below allows.
    let all = String(decoding: bytes, as: UTF8.self).unicodeScalars
    var lines: [Substring] = []
    for line in all.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.last == "\r" else { throw Refusal(status: 400) }
      if line.count == 1 { break }
      lines.append(Substring(line.dropLast()))
    }
    let parts = lines.first?.split(separator: " ", omittingEmptySubsequences: false) ?? []
    guard parts.count == 3, parts[0].wholeMatch(of: Self.token) != nil,
      parts[1].wholeMatch(of: /\/[!-~]*/) != nil, !parts[1].contains("#"),
      parts[2].hasPrefix("HTTP/")
    else { throw Refusal(status: 400) }
    guard ["HTTP/1.0", "HTTP/1.1"].contains(parts[2]) else { throw Refusal(status: 505) }
    var fields: [String: String] = [:]
    for line in lines.dropFirst() {
      let name = line.prefix { $0 != ":" }
      let value = line.dropFirst(name.count + 1)
      guard name.count < line.count, name.wholeMatch(of: Self.token) != nil,
        value.unicodeScalars.allSatisfy({ $0 == "\t" || $0.value >= 0x20 && $0.value != 0x7F }),
        fields.updateValue(String(value), forKey: name.lowercased()) == nil
          || name.lowercased() != "host"
      else { throw Refusal(status: 400) }
    }
    guard let host = fields["host"] else { throw Refusal(status: 400) }
    // If the host name belongs to another site but resolves to this computer, pages of that site
    // must not read from the server.
    guard
      let host = host.lowercased().wholeMatch(
        of: /[ \t]*((localhost|127\.0\.0\.1)(:[0-9]{1,5})?)[ \t]*/
      )
    else { throw Refusal(status: 421) }
    guard parts[0] == "GET" || parts[0] == "HEAD" else { throw Refusal(status: 405) }
    isHead = parts[0] == "HEAD"
    let path = parts[1].prefix { $0 != "?" }
    self.path = String(path)
    query = path.count < parts[1].count ? String(parts[1].dropFirst(path.count + 1)) : nil
    self.host = String(host.1)
    range = fields["range"]?.filter { $0 != " " && $0 != "\t" }
  }

  /// The name of a method or of a header field; RFC 9110, section 5.6.2.
  private static var token: Regex<Substring> { /[!#$%&'*+.^_`|~0-9A-Za-z-]+/ }
}

/// A response to a request.
package struct HTTPResponse: Sendable {
  /// The body of a response.
  package enum Body: Sendable {
    case bytes([UInt8])
    /// A file that is read while it is sent.
    case file(OpenFile)
  }

  package var status: Int
  package var headers: [(name: String, value: String)]
  package var body: Body

  package init(status: Int = 200, headers: [(name: String, value: String)], body: Body) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Creates a response whose body is a line about the status.
  init(_ status: Int) {
    let headers = [("Content-Type", "text/plain; charset=utf-8")]
    self.init(
      status: status,
      headers: headers + (status == 405 ? [("Allow", "GET, HEAD")] : []),
      body: .bytes(Array("\(status) \(Self.reasons[status] ?? "")\n".utf8))
    )
  }

  private static let reasons = [
    200: "OK", 206: "Partial Content", 307: "Temporary Redirect", 400: "Bad Request",
    404: "Not Found", 405: "Method Not Allowed", 408: "Request Timeout",
    416: "Range Not Satisfiable", 421: "Misdirected Request",
    431: "Request Header Fields Too Large", 500: "Internal Server Error",
    505: "HTTP Version Not Supported",
  ]

  /// Returns the bytes of the head.
  func head(length: Int) -> [UInt8] {
    var text = "HTTP/1.1 \(status) \(Self.reasons[status] ?? "")\r\n"
    for (name, value) in headers + [("Connection", "close"), ("Content-Length", "\(length)")] {
      // A line end in a value would begin another field.
      let line = "\(name): \(value)".unicodeScalars.filter { $0.value >= 0x20 && $0 != "\u{7F}" }
      text += String(String.UnicodeScalarView(line)) + "\r\n"
    }
    return Array((text + "\r\n").utf8)
  }

  /// Returns the response to a Range field (RFC 9110, section 14), and the bytes that are sent.
  func part(_ field: String?) -> (response: HTTPResponse, range: Range<Int>) {
    let count: Int
    switch body {
    case .bytes(let bytes): return (self, bytes.indices)
    case .file(let file): count = file.count
    }
    var (response, range) = (self, 0..<count)
    guard status == 200 else { return (response, range) }
    response.headers.append(("Accept-Ranges", "bytes"))
    guard let ends = field?.wholeMatch(of: /bytes=([0-9]*)-([0-9]*)/)?.output else {
      return (response, range)
    }
    switch (Int(ends.1), Int(ends.2)) {
    case (nil, let length?) where ends.1.isEmpty: range = max(0, count - length)..<count
    case (let first?, nil) where ends.2.isEmpty: range = min(first, count)..<count
    case (let first?, let last?) where first <= last:
      range = min(first, count)..<min(last, count - 1) + 1
    default: return (response, range)
    }
    let place = range.isEmpty ? "*" : "\(range.lowerBound)-\(range.upperBound - 1)"
    response.headers.append(("Content-Range", "bytes \(place)/\(count)"))
    response.status = range.isEmpty ? 416 : 206
    return (response, range)
  }
}
