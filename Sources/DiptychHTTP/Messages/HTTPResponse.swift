/// A response to a request.
package struct HTTPResponse: Sendable {
  package var status: HTTPStatus
  package var headers: [HTTPHeader]
  package var body: HTTPBody

  package init(status: HTTPStatus = .ok, headers: [HTTPHeader] = [], body: HTTPBody) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Creates a response whose body is a page about the status.
  package init(_ status: HTTPStatus, headers: [HTTPHeader] = [], explanation: String? = nil) {
    let text = "\(status.code) \(status.reason)\(explanation.map { ": \($0)" } ?? "")\n"
    self.init(
      status: status,
      headers: [HTTPHeader("Content-Type", "text/plain; charset=utf-8")] + headers,
      body: .bytes(Array(text.utf8))
    )
  }

  /// Returns the bytes of the head, with further header fields at its end.
  func head(adding further: [HTTPHeader]) -> [UInt8] {
    var text = "HTTP/1.1 \(status.code) \(status.reason)\r\n"
    for header in headers + further {
      text += "\(Self.line(header.name)): \(Self.line(header.value))\r\n"
    }
    return Array((text + "\r\n").utf8)
  }

  /// Returns a text without the characters that would end its line.
  private static func line(_ text: String) -> String {
    String(
      String.UnicodeScalarView(text.unicodeScalars.filter { $0.value >= 0x20 && $0 != "\u{7F}" })
    )
  }
}
