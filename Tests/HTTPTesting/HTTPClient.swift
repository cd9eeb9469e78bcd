#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif
import DiptychTerminalTesting

/// A connection to a server on this computer, with a thread of its own that blocks.
package actor HTTPClient {
  private let executor = BlockingExecutor()
  private let descriptor: Int32
  private var received: [UInt8] = []
  private var isOpen = true

  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// Connects to a port of 127.0.0.1.
  ///
  /// - Parameters:
  ///   - port: The port.
  ///   - room: The size of the system's buffer for unread bytes, or nil.
  ///   - request: A text that is sent at once, before the test waits for anything.
  /// - Throws: An error if nobody listens there.
  package init(port: UInt16, room: Int32? = nil, sending request: String = "") throws {
    #if canImport(Glibc)
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
    descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    if var room {
      setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &room, socklen_t(MemoryLayout<Int32>.size))
    }
    // A test that would wait forever fails instead. The server's tasks share their threads with all
    // tests of the run, so that each step of theirs may take minutes.
    var limit = timeval(tv_sec: 1800, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else {
      // The deinitializer closes the descriptor. Closed twice, it may be the file of another test.
      throw HTTPClientError(message: "connect: \(String(cString: strerror(errno)))")
    }
    if !request.isEmpty {
      var request = request
      _ = request.withUTF8 { systemSend(descriptor, UnsafeRawBufferPointer($0)) }
    }
  }

  deinit { if isOpen { _ = systemClose(descriptor) } }

  /// Closes the connection.
  package func close() {
    if isOpen { _ = systemClose(descriptor) }
    isOpen = false
  }

  /// Tells the server that nothing more is sent.
  package func endSending() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Sends bytes as they are; returns whether the server takes them.
  @discardableResult
  package func send(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        systemSend(descriptor, UnsafeRawBufferPointer(rebasing: buffer[sent...]))
      }
      if count <= 0 { return false }
      sent += count
    }
    return true
  }

  /// Sends a text as it is; returns whether the server takes it.
  @discardableResult
  package func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  /// Sends a GET of a path.
  @discardableResult
  package func get(_ path: String, fields: String = "") -> Bool {
    send("GET \(path) HTTP/1.1\r\nHost: localhost\r\n\(fields)\r\n")
  }

  /// Returns some bytes that have arrived; none at the end, or after a failure.
  package func read(upTo count: Int) -> [UInt8] {
    if !received.isEmpty {
      defer { received.removeFirst(min(count, received.count)) }
      return Array(received.prefix(count))
    }
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = max(recv(descriptor, buffer.baseAddress, count, 0), 0)
    }
  }

  /// Returns everything up to the end of the connection.
  package func rest() -> String {
    var bytes: [UInt8] = []
    while true {
      let more = read(upTo: 1 << 16)
      if more.isEmpty { return String(decoding: bytes, as: UTF8.self) }
      bytes += more
    }
  }

  /// Returns everything up to a text, and the text.
  package func text(upTo end: String) -> String {
    var bytes: [UInt8] = []
    while !bytes.suffix(end.utf8.count).elementsEqual(end.utf8) {
      let byte = read(upTo: 1 << 16)
      if byte.isEmpty { break }
      bytes.append(byte[0])
      received = byte.dropFirst() + received
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the next response, or nil if the connection has ended.
  package func reply(isHead: Bool = false) -> HTTPReply? {
    guard var reply = HTTPReply(head: text(upTo: "\r\n\r\n")) else { return nil }
    if isHead { return reply }
    if reply.headers["transfer-encoding"] == "chunked" {
      while let count = Int(text(upTo: "\r\n").dropLast(1), radix: 16) {
        reply.body += bytes(count)
        guard text(upTo: "\r\n") == "\r\n" else { return nil }
        if count == 0 { return reply }
      }
      return nil
    } else if let length = reply.headers["content-length"].flatMap({ Int($0) }) {
      reply.body = bytes(length)
      return reply.body.count == length ? reply : nil
    }
    reply.body = Array(rest().utf8)
    return reply
  }

  private func bytes(_ count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let more = read(upTo: count - bytes.count)
      if more.isEmpty { break }
      bytes += more
    }
    return bytes
  }
}

/// An error of a client.
package struct HTTPClientError: Error {
  package let message: String
}

// The system's functions, under names that no method here has.

private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }

private func systemSend(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  #if canImport(Darwin)
  return send(descriptor, bytes.baseAddress, bytes.count, 0)
  #else
  return send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
  #endif
}
