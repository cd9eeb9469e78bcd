import DiptychFiles

/// An HTTP/1.1 server for clients on this computer, which supports GET, HEAD and ranges of files.
///
/// It listens on 127.0.0.1. Each connection has its own thread, and ends with the response to its
/// request.
package final class HTTPServer: Sendable {
  /// A function that returns the response to a request; if it throws an error, the response has the
  /// status 500.
  package typealias Handler = @Sendable (HTTPRequest) throws -> HTTPResponse

  private let port: UInt16
  private let timeout: Duration
  private let connections: Int
  private let handler: Handler
  /// The sockets of the connections.
  private let sockets = Mutex<Set<Int32>>([])

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - port: The port, or 0 for any free port.
  ///   - timeout: The maximum time to receive a request, or to send a part of a response.
  ///   - connections: The maximum number of connections; further connections are closed.
  ///   - handler: The function that returns responses. Several threads call it at the same time.
  package init(
    port: UInt16,
    timeout: Duration = .seconds(20),
    connections: Int = 256,
    handler: @escaping Handler
  ) {
    (self.port, self.timeout, self.connections) = (port, timeout, connections)
    self.handler = handler
  }

  private func failure(_ error: SystemError) -> PreviewError {
    if error.isAddressInUse { return .portInUse(port) }
    if error.isNotPermitted { return .portNotAllowed(port) }
    return .system(call: error.call, message: error.description)
  }

  #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)

  /// Responds to requests until the task is cancelled, and then closes all connections.
  ///
  /// - Parameter onStart: A closure that is called with the port as soon as clients can connect.
  /// - Throws: An error if the port can't be used.
  package func run(onStart: @Sendable (UInt16) -> Void) async throws(PreviewError) {
    let (listener, bound): (Int32, UInt16)
    do throws(SystemError) { (listener, bound) = try listen() } catch { throw failure(error) }
    defer { _ = close(listener) }
    guard let pipe = WakePipe() else { throw failure(.last("pipe")) }
    defer { pipe.end() }
    onStart(bound)
    let error = await withTaskCancellationHandler {
      await withCheckedContinuation { (continuation: CheckedContinuation<SystemError?, Never>) in
        let isStarted = SystemThread.start(stackSize: 1 << 18) { [self] in
          accept(from: listener, pipe)
          continuation.resume(returning: nil)
        }
        if !isStarted { continuation.resume(returning: SystemError.last("pthread_create")) }
      }
    } onCancel: {
      pipe.wake()
    }
    if let error { throw failure(error) }
  }

  /// Returns a socket that only clients on this computer can reach, and its port.
  private func listen() throws(SystemError) -> (socket: Int32, port: UInt16) {
    #if canImport(Glibc)
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
    let listener = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard listener >= 0 else { throw .last("socket") }
    _ = fcntl(listener, F_SETFL, O_NONBLOCK)
    prepare(listener)
    // The port is available even if connections of an earlier server are still being closed.
    var one: Int32 = 1
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &one, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let failed = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address -> String? in
        if bind(listener, address, size) != 0 { return "bind" }
        if systemListen(listener) != 0 { return "listen" }
        return getsockname(listener, address, &size) == 0 ? nil : "getsockname"
      }
    }
    guard let failed else { return (listener, UInt16(bigEndian: address.sin_port)) }
    let error = SystemError.last(failed)
    _ = close(listener)
    throw error
  }

  /// Prevents child processes from inheriting a socket, and signals about closed connections.
  private func prepare(_ socket: Int32) {
    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
    var one: Int32 = 1
    setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &one, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  /// Accepts connections until the pipe is woken, and then waits until all threads have ended.
  private func accept(from listener: Int32, _ pipe: WakePipe) {
    SystemThread.blockSignals()
    var isEnding = false
    while !isEnding || !sockets.withLock({ $0.isEmpty }) {
      var polled = [pipe.input, listener].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      guard poll(&polled, isEnding ? 1 : 2, -1) > 0 else { continue }
      // A thread that ends sends a byte, too.
      while let byte = pipe.next() { isEnding = isEnding || byte == 0 }
      if isEnding {
        sockets.withLock { for socket in $0 { _ = shutdown(socket, Int32(SHUT_RDWR)) } }
      } else if polled[1].revents != 0 {
        let socket = systemAccept(listener)
        // If the process has no free file descriptor, the connection waits until there is one.
        if socket < 0 { _ = poll(nil, 0, 20) } else { start(socket, pipe) }
      }
    }
  }

  /// Starts the thread of a connection.
  private func start(_ socket: Int32, _ pipe: WakePipe) {
    prepare(socket)
    let isFree = sockets.withLock { sockets in
      sockets.count < connections && sockets.insert(socket).inserted
    }
    if isFree, SystemThread.start(stackSize: 1 << 20, { [self] in serve(socket, pipe) }) { return }
    sockets.withLock { _ = $0.remove(socket) }
    _ = close(socket)
  }

  private func serve(_ socket: Int32, _ pipe: WakePipe) {
    SystemThread.blockSignals()
    HTTPConnection(socket: socket, timeout: timeout).serve(handler)
    sockets.withLock { sockets in
      sockets.remove(socket)
      _ = close(socket)
      // Under the lock, because the pipe is closed when there is no socket.
      _ = WakePipe.wake(pipe.output, by: 1)
    }
  }

  #else

  /// Throws an error, because the platform has no sockets.
  package func run(onStart: @Sendable (UInt16) -> Void) async throws(PreviewError) {
    throw failure(SystemError(code: ENOSYS, call: "socket"))
  }

  #endif
}

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)

/// A connection to a client, which sends one request.
private struct HTTPConnection {
  let socket: Int32
  let timeout: Duration

  /// Responds to the request.
  func serve(_ handler: HTTPServer.Handler) {
    do throws(HTTPRequest.Refusal) {
      guard let request = try request() else { return }
      send((try? handler(request)) ?? HTTPResponse(500), to: request)
    } catch {
      send(HTTPResponse(error.status), to: nil)
    }
    // If received bytes stay unread when the socket is closed, the system may drop the end of the
    // response.
    shutdown(socket, Int32(SHUT_WR))
    let deadline = ContinuousClock.now + timeout / 20
    for _ in 0..<256 where read(until: deadline)?.isEmpty != false { return }
  }

  /// Reads the request, or returns nil if the client sends nothing.
  private func request() throws(HTTPRequest.Refusal) -> HTTPRequest? {
    let deadline = ContinuousClock.now + timeout
    var bytes: [UInt8] = []
    while true {
      let more = read(until: deadline)
      if bytes.isEmpty, more?.isEmpty != false { return nil }
      guard let more else { throw HTTPRequest.Refusal(status: 408) }
      // The end of the head may have begun in the bytes before.
      let searched = max(bytes.count - 3, 0)
      bytes += more
      if more.isEmpty || bytes[searched...].contains(Array("\r\n\r\n".utf8)) {
        return try HTTPRequest(bytes)
      }
      if bytes.count > 32 << 10 { throw HTTPRequest.Refusal(status: 431) }
    }
  }

  /// Returns bytes that have arrived, an empty array at the end, or nil after the deadline.
  private func read(until deadline: ContinuousClock.Instant) -> [UInt8]? {
    guard waits(for: Int32(POLLIN), until: deadline) else { return nil }
    return [UInt8](unsafeUninitializedCapacity: 16 << 10) { buffer, count in
      count = max(recv(socket, buffer.baseAddress, buffer.count, 0), 0)
    }
  }

  /// Waits for an event; returns whether it has occurred in time.
  private func waits(for event: Int32, until deadline: ContinuousClock.Instant) -> Bool {
    var polled = pollfd(fd: socket, events: Int16(event), revents: 0)
    return poll(&polled, 1, (deadline - .now).pollTimeout) > 0
  }

  private func send(_ response: HTTPResponse, to request: HTTPRequest?) {
    let (response, range) = response.part(request?.isHead == true ? nil : request?.range)
    guard write(response.head(length: range.count)), request?.isHead != true else { return }
    switch response.body {
    case .bytes(let bytes): write(bytes)
    case .file(let file):
      var start = range.lowerBound
      while start < range.upperBound {
        let bytes = file.bytes(in: start..<min(start + 64 << 10, range.upperBound))
        // The file may have become shorter than the head has announced.
        guard !bytes.isEmpty, write(bytes) else { return }
        start += bytes.count
      }
    }
  }

  /// Writes all bytes; returns whether the client takes them in time.
  @discardableResult
  private func write(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      guard waits(for: Int32(POLLOUT), until: .now + timeout) else { return false }
      let count = rest.withUnsafeBytes { systemSend(socket, $0) }
      if count <= 0 { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}

// The functions of the system, under names that do not collide with methods here.

private func systemAccept(_ listener: Int32) -> Int32 { accept(listener, nil, nil) }

private func systemListen(_ listener: Int32) -> Int32 { listen(listener, 128) }

private func systemSend(_ socket: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  #if canImport(Darwin)
  send(socket, bytes.baseAddress, bytes.count, Int32(MSG_DONTWAIT))
  #else
  send(socket, bytes.baseAddress, bytes.count, Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL))
  #endif
}

#endif
