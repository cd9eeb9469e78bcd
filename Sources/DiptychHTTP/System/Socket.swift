import DiptychFiles

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)

/// A TCP socket.
///
/// The thread of a ``SocketLoop`` waits for its events.
final class Socket: Sendable {
  private let descriptor: Int32
  private let loop: SocketLoop

  init(_ descriptor: Int32, loop: SocketLoop) {
    self.descriptor = descriptor
    self.loop = loop
  }

  /// Closes the socket, which must not be used afterwards.
  func close() { systemClose(descriptor) }

  /// Tells the other side that nothing more is written.
  func endWriting() { _ = shutdown(descriptor, Int32(SHUT_WR)) }

  /// Reads the bytes that have arrived; returns an empty array at the end.
  func read(
    upTo count: Int,
    until deadline: ContinuousClock.Instant?
  ) async throws(SocketError) -> [UInt8] {
    var result = 0
    var code: Int32 = 0
    while true {
      let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
        result = recv(descriptor, buffer.baseAddress, count, 0)
        code = errno
        filled = max(result, 0)
      }
      if result >= 0 { return bytes }
      try await wait(for: .readable, after: code, until: deadline)
    }
  }

  /// Writes all bytes; the timeout applies to each wait.
  func write(_ bytes: [UInt8], timeout: Duration) async throws(SocketError) {
    var written = 0
    while written < bytes.count {
      let result = bytes.withUnsafeBytes { buffer in
        let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
        return send(descriptor, rest.baseAddress, rest.count, noSignal)
      }
      if result >= 0 {
        written += result
      } else {
        try await wait(for: .writable, after: errno, until: .now + timeout)
      }
    }
  }

  /// Waits until the other side has closed the connection, or the task is cancelled.
  func waitForEnd() async {
    var event = SocketEvent.readable
    while case .ready = await loop.wait(for: event, on: descriptor, until: nil) {
      var byte: UInt8 = 0
      let count = recv(descriptor, &byte, 1, Int32(MSG_PEEK))
      if count == 0 || event == .broken { return }
      if count < 0 {
        guard isTemporary(errno) else { return }
      } else {
        // A further request is waiting, so the end of the connection can't be read yet.
        event = .broken
      }
    }
  }

  private func wait(
    for event: SocketEvent,
    after code: Int32,
    until deadline: ContinuousClock.Instant?
  ) async throws(SocketError) {
    guard isTemporary(code) else { throw .closed }
    if code == EINTR { return }
    switch await loop.wait(for: event, on: descriptor, until: deadline) {
    case .ready: return
    case .timedOut: throw .timedOut
    case .cancelled: throw .cancelled
    }
  }

  // MARK: Listening

  /// Returns sockets that listen on 127.0.0.1 and ::1, which only clients on this computer can
  /// reach.
  ///
  /// - Parameters:
  ///   - port: The port, or 0 for any free port.
  ///   - loop: The loop that waits for the sockets.
  /// - Returns: The sockets, and their port.
  /// - Throws: The error of the call that has failed.
  static func loopback(
    port: UInt16,
    loop: SocketLoop
  ) throws(SystemError) -> (sockets: [Socket], port: UInt16) {
    var attempts = port == 0 ? 16 : 1
    while true {
      attempts -= 1
      let (first, bound) = try listener(.internet4, port: port)
      do throws(SystemError) {
        let (second, _) = try listener(.internet6, port: bound)
        return ([Socket(first, loop: loop), Socket(second, loop: loop)], bound)
      } catch {
        // If the computer has no ::1, there is only one address. If another program has the port on
        // ::1, the port is in use.
        if error.code != EADDRINUSE { return ([Socket(first, loop: loop)], bound) }
        systemClose(first)
        if attempts == 0 { throw error }
      }
    }
  }

  /// Waits for a connection; returns nil if the task was cancelled.
  func accept() async -> Socket? {
    while !Task.isCancelled {
      let connection = SocketAddress.accept(descriptor)
      if connection >= 0 { return Socket(connection, loop: loop) }
      let code = errno
      let isIdle = code == EAGAIN || code == EWOULDBLOCK
      // If the process has no free file descriptor, the connection waits until there is one.
      let isExhausted = [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(code)
      if isIdle {
        _ = await loop.wait(for: .readable, on: descriptor, until: nil)
      } else if isExhausted {
        _ = await loop.wait(for: .broken, on: descriptor, until: .now + .milliseconds(100))
      }
    }
    return nil
  }

  private static func listener(
    _ address: SocketAddress,
    port: UInt16
  ) throws(SystemError) -> (descriptor: Int32, port: UInt16) {
    let descriptor = address.makeSocket()
    guard descriptor >= 0 else { throw .last("socket") }
    func failure(_ call: String) -> SystemError {
      let error = SystemError.last(call)
      systemClose(descriptor)
      return error
    }
    // The option makes the port available even if connections of an earlier server are still being
    // closed.
    SocketAddress.set(SO_REUSEADDR, SOL_SOCKET, of: descriptor)
    guard address.bind(descriptor, port: port) == 0 else { throw failure("bind") }
    guard listen(descriptor, 128) == 0 else { throw failure("listen") }
    return (descriptor, address.port(of: descriptor))
  }
}

#if canImport(Darwin)
private let noSignal: Int32 = 0
#else
private let noSignal = Int32(MSG_NOSIGNAL)
#endif

private func isTemporary(_ code: Int32) -> Bool {
  code == EAGAIN || code == EWOULDBLOCK || code == EINTR
}

/// The function `close` of the system, under a name that does not collide with a method here.
private func systemClose(_ descriptor: Int32) { _ = close(descriptor) }

#else

/// A stand-in for platforms without sockets; it cannot be opened.
final class Socket: Sendable {
  func close() {}

  func endWriting() {}

  func read(
    upTo count: Int,
    until deadline: ContinuousClock.Instant?
  ) async throws(SocketError) -> [UInt8] { throw .closed }

  func write(_ bytes: [UInt8], timeout: Duration) async throws(SocketError) { throw .closed }

  func waitForEnd() async {}

  func accept() async -> Socket? { nil }

  static func loopback(
    port: UInt16,
    loop: SocketLoop
  ) throws(SystemError) -> (sockets: [Socket], port: UInt16) {
    throw SystemError(code: ENOSYS, call: "socket")
  }
}

#endif
