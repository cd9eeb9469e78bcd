/// A parser for HTTP requests (RFC 9112) whose bytes arrive in pieces.
struct HTTPRequestParser {
  /// The result of parsing the bytes so far.
  enum Outcome: Hashable {
    case incomplete
    case request(HTTPRequest)
    /// An invalid request.
    ///
    /// The server responds with this status, and then closes the connection.
    case refused(HTTPStatus)
  }

  private let limits: HTTPLimits
  private var bytes: [UInt8] = []
  /// The lines of the head that have arrived, without line ends.
  private var lines: [Range<Int>] = []
  /// The index where the search for line ends continues.
  private var scanned = 0

  init(limits: HTTPLimits) { self.limits = limits }

  /// Whether a request has begun to arrive.
  var hasBegun: Bool { !bytes.isEmpty }

  /// Adds bytes that have arrived.
  mutating func append(_ more: [UInt8]) { bytes += more }

  /// Returns the next request, and removes its bytes.
  mutating func next() -> Outcome {
    while scanned < bytes.count {
      defer { scanned += 1 }
      guard bytes[scanned] == UInt8(ascii: "\n") else { continue }
      let start = lines.last.map { $0.upperBound + 2 } ?? 0
      guard scanned > start, bytes[scanned - 1] == UInt8(ascii: "\r") else {
        return .refused(.badRequest)
      }
      if let refusal = refusal(of: start..<scanned - 1) { return .refused(refusal) }
      if scanned - 1 > start {
        lines.append(start..<scanned - 1)
      } else {
        let outcome = Self.request(of: lines.map { bytes[$0] })
        bytes.removeFirst(scanned + 1)
        lines = []
        scanned = -1
        return outcome
      }
    }
    let start = lines.last.map { $0.upperBound + 2 } ?? 0
    return refusal(of: start..<bytes.count).map(Outcome.refused) ?? .incomplete
  }

  /// Returns the status for a line that is too long, or for too many lines.
  private func refusal(of line: Range<Int>) -> HTTPStatus? {
    if lines.isEmpty { return line.count > limits.requestLine ? .uriTooLong : nil }
    let isTooLarge = line.upperBound - lines[0].upperBound > limits.headers || lines.count > 200
    return isTooLarge ? .headerFieldsTooLarge : nil
  }

  // MARK: The head

  private static func request(of lines: [ArraySlice<UInt8>]) -> Outcome {
    guard let first = lines.first else { return .refused(.badRequest) }
    let parts = first.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard parts.count == 3, isToken(parts[0]), parts[1].first == UInt8(ascii: "/"),
      parts[1].allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "#") })
    else { return .refused(.badRequest) }
    let version = String(decoding: parts[2], as: UTF8.self)
    guard version == "HTTP/1.1" || version == "HTTP/1.0" else {
      return .refused(version.hasPrefix("HTTP/") ? .versionNotSupported : .badRequest)
    }
    var headers: [HTTPHeader] = []
    for line in lines.dropFirst() {
      guard let header = header(of: line) else { return .refused(.badRequest) }
      headers.append(header)
    }
    func values(of name: String) -> [String] {
      headers.filter { $0.name.lowercased() == name }.map(\.value)
    }
    let hosts = values(of: "host")
    guard hosts.count == 1 else { return .refused(.badRequest) }
    // If the host name belongs to another site but resolves to this computer, pages of that site
    // must not read from the server.
    guard isLocal(hosts[0]) else { return .refused(.misdirectedRequest) }
    let method = String(decoding: parts[0], as: UTF8.self)
    guard method == "GET" || method == "HEAD" else { return .refused(.methodNotAllowed) }
    let connection = values(of: "connection").flatMap { $0.lowercased().split(separator: ",") }
    let hasBody =
      !values(of: "transfer-encoding").isEmpty
      || values(of: "content-length").contains { $0 != "0" }
    let path = parts[1].prefix { $0 != UInt8(ascii: "?") }
    let query = path.count < parts[1].count ? parts[1].dropFirst(path.count + 1) : nil
    return .request(
      HTTPRequest(
        isHead: method == "HEAD",
        path: String(decoding: path, as: UTF8.self),
        query: query.map { String(decoding: $0, as: UTF8.self) },
        host: hosts[0],
        headers: headers,
        keepsAlive: version == "HTTP/1.1" && !hasBody
          && !connection.contains { $0.filter { $0 != " " && $0 != "\t" } == "close" },
        takesChunks: version == "HTTP/1.1"
      )
    )
  }

  private static func header(of line: ArraySlice<UInt8>) -> HTTPHeader? {
    let name = line.prefix { $0 != UInt8(ascii: ":") }
    guard name.count < line.count, isToken(name) else { return nil }
    let value = line.dropFirst(name.count + 1)
    guard value.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }) else { return nil }
    let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    let trimmed = value.drop(while: isSpace).reversed().drop(while: isSpace).reversed()
    return HTTPHeader(
      String(decoding: name, as: UTF8.self),
      String(decoding: Array(trimmed), as: UTF8.self)
    )
  }

  /// Whether bytes can be the name of a method or of a header field; RFC 9110, section 5.6.2.
  private static func isToken(_ bytes: ArraySlice<UInt8>) -> Bool {
    !bytes.isEmpty
      && bytes.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: tokenSigns.contains(byte)
        }
      }
  }

  private static let tokenSigns = Set("!#$%&'*+-.^_`|~".utf8)

  /// Whether a host is a local name or address of this computer, with any port.
  private static func isLocal(_ host: String) -> Bool {
    let name = host.lowercased()
    for own in ["localhost", "127.0.0.1", "[::1]"] where name.hasPrefix(own) {
      let rest = name.utf8.dropFirst(own.utf8.count)
      if rest.isEmpty { return true }
      return rest.first == UInt8(ascii: ":") && (2...6).contains(rest.count)
        && rest.dropFirst().allSatisfy { (0x30...0x39).contains($0) }
    }
    return false
  }
}
