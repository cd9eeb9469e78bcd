/// A response as a client has received it.
package struct HTTPReply: Sendable {
  package let statusLine: String
  /// The fields by their names in small letters.
  package let headers: [String: String]
  package internal(set) var body: [UInt8] = []

  package var status: Int { Int(statusLine.dropFirst(9).prefix(3)) ?? 0 }

  package var text: String { String(decoding: body, as: UTF8.self) }

  /// Creates a response without its body; nil if the text is no head.
  init?(head: String) {
    guard head.hasPrefix("HTTP/1.1 ") else { return nil }
    var lines = head.unicodeScalars.split(separator: "\n").map { line in
      String(String.UnicodeScalarView(line.filter { $0 != "\r" }))
    }
    statusLine = lines.removeFirst()
    var headers: [String: String] = [:]
    for line in lines where !line.isEmpty {
      let name = line.prefix { $0 != ":" }
      let value = line.dropFirst(name.count + 1)
      headers[name.lowercased()] = String(value.drop { $0 == " " })
    }
    self.headers = headers
  }
}
