/// A writer that sends the body of a response in chunks.
package struct HTTPBodyWriter: Sendable {
  private let socket: Socket
  private let timeout: Duration
  private let isChunked: Bool
  /// The head of the response, until it is sent.
  private var head: [UInt8]
  /// Whether something was sent.
  private(set) var hasBegun = false

  init(socket: Socket, timeout: Duration, isChunked: Bool, head: [UInt8]) {
    self.socket = socket
    self.timeout = timeout
    self.isChunked = isChunked
    self.head = head
  }

  /// Sends bytes, and waits until the client has received enough to send more.
  ///
  /// - Throws: An error if the client has closed the connection.
  package mutating func write(_ bytes: [UInt8]) async throws {
    // An empty chunk would end the body.
    if bytes.isEmpty { return }
    try await send(isChunked ? Self.chunk(of: bytes) : bytes)
  }

  /// Sends the end of the body.
  mutating func finish() async throws {
    try await send(isChunked ? Array("0\r\n\r\n".utf8) : [])
  }

  private mutating func send(_ bytes: [UInt8]) async throws {
    let all = head.isEmpty ? bytes : head + bytes
    head = []
    hasBegun = true
    try await socket.write(all, timeout: timeout)
  }

  /// Returns a chunk; RFC 9112, section 7.1.
  private static func chunk(of bytes: [UInt8]) -> [UInt8] {
    var chunk = Array(String(bytes.count, radix: 16).utf8)
    chunk.reserveCapacity(chunk.count + bytes.count + 4)
    chunk += [0x0D, 0x0A]
    chunk += bytes
    chunk += [0x0D, 0x0A]
    return chunk
  }
}
