import DiptychFiles

/// A connection to a client, which handles requests one after another.
struct HTTPConnection: Sendable {
  let socket: Socket
  let limits: HTTPLimits
  let handler: HTTPServer.Handler

  /// Responds to requests until the client or a response ends the connection.
  func serve() async {
    do throws(SocketError) {
      try await serveAll()
      socket.endWriting()
      try await drain()
    } catch {
      // The client has closed the connection or is too slow, or the server ends.
    }
    socket.close()
  }

  private func serveAll() async throws(SocketError) {
    var parser = HTTPRequestParser(limits: limits)
    while let outcome = try await next(from: &parser) {
      switch outcome {
      case .request(let request):
        guard try await answer(request) else { return }
      case .refused(let status):
        try await send(Self.refusal(status), keepsAlive: false)
        return
      case .incomplete: return
      }
    }
  }

  /// Reads the next request; returns nil if the client has ended the connection.
  private func next(
    from parser: inout HTTPRequestParser
  ) async throws(SocketError) -> HTTPRequestParser.Outcome? {
    let deadline = ContinuousClock.now + limits.timeout
    while true {
      let outcome = parser.next()
      if outcome != .incomplete { return outcome }
      do throws(SocketError) {
        let bytes = try await socket.read(upTo: 16 << 10, until: deadline)
        if bytes.isEmpty { return nil }
        parser.append(bytes)
      } catch {
        if error == .timedOut && parser.hasBegun { return .refused(.requestTimeout) }
        throw error
      }
    }
  }

  /// Reads the remaining bytes of the client.
  ///
  /// If received bytes stay unread when the socket is closed, the system may drop the end of the
  /// response.
  private func drain() async throws(SocketError) {
    let deadline = ContinuousClock.now + limits.timeout / 20
    for _ in 0..<256 {
      if try await socket.read(upTo: 16 << 10, until: deadline).isEmpty { return }
    }
  }

  // MARK: Responses

  /// Sends the response to a request, and returns whether the connection stays open.
  private func answer(_ request: HTTPRequest) async throws(SocketError) -> Bool {
    let response: HTTPResponse
    do {
      response = try await handler(request)
    } catch {
      if Task.isCancelled { throw .cancelled }
      response = Self.refusal(.internalServerError)
    }
    guard case .stream(let body) = response.body else {
      try await send(response, isHead: request.isHead, keepsAlive: request.keepsAlive)
      return request.keepsAlive
    }
    return try await send(response, body, to: request)
  }

  private static func refusal(_ status: HTTPStatus) -> HTTPResponse {
    switch status {
    case .methodNotAllowed:
      HTTPResponse(status, headers: [HTTPHeader("Allow", "GET, HEAD")])
    case .misdirectedRequest:
      HTTPResponse(
        status,
        explanation: "this server answers to localhost, 127.0.0.1 and [::1] alone"
      )
    default:
      HTTPResponse(status)
    }
  }

  /// Sends a response whose length is known.
  private func send(
    _ response: HTTPResponse,
    isHead: Bool = false,
    keepsAlive: Bool
  ) async throws(SocketError) {
    var further = Self.connection(keepsAlive: keepsAlive)
    switch response.body {
    case .bytes(let bytes):
      further.append(HTTPHeader("Content-Length", "\(bytes.count)"))
      let head = response.head(adding: further)
      try await socket.write(isHead ? head : head + bytes, timeout: limits.timeout)
    case .file(let file):
      further.append(HTTPHeader("Content-Length", "\(file.count)"))
      try await socket.write(response.head(adding: further), timeout: limits.timeout)
      if !isHead { try await send(file) }
    case .stream: return
    }
  }

  private func send(_ file: OpenFile) async throws(SocketError) {
    var start = 0
    while start < file.count {
      let bytes = file.bytes(in: start..<min(start + 64 << 10, file.count))
      // The file has become shorter than the length that the head has announced.
      if bytes.isEmpty { throw .closed }
      try await socket.write(bytes, timeout: limits.timeout)
      start += bytes.count
    }
  }

  /// Sends a response whose body is produced while it is sent, and returns whether the connection
  /// stays open.
  private func send(
    _ response: HTTPResponse,
    _ body: @escaping @Sendable (inout HTTPBodyWriter) async throws -> Void,
    to request: HTTPRequest
  ) async throws(SocketError) -> Bool {
    let keepsAlive = request.keepsAlive && request.takesChunks
    var further = Self.connection(keepsAlive: keepsAlive)
    if request.takesChunks { further.append(HTTPHeader("Transfer-Encoding", "chunked")) }
    let head = response.head(adding: further)
    if request.isHead {
      try await socket.write(head, timeout: limits.timeout)
      return keepsAlive
    }
    let writer = HTTPBodyWriter(
      socket: socket,
      timeout: limits.timeout,
      isChunked: request.takesChunks,
      head: head
    )
    switch await Self.ending(of: body, writer: writer, socket: socket) {
    case .complete: return keepsAlive
    case .broken: throw .closed
    case .failedEarly:
      try await send(Self.refusal(.internalServerError), keepsAlive: request.keepsAlive)
      return request.keepsAlive
    }
  }

  /// The way a streamed body has ended.
  private enum Ending: Sendable {
    case complete
    /// The response failed after a part was sent, so the connection is closed.
    case broken
    /// The response failed before anything was sent.
    case failedEarly
  }

  /// Runs the closure of a streamed body, and cancels it when the client closes the connection.
  private static func ending(
    of body: @escaping @Sendable (inout HTTPBodyWriter) async throws -> Void,
    writer: HTTPBodyWriter,
    socket: Socket
  ) async -> Ending {
    await withTaskGroup(of: Ending?.self) { group in
      group.addTask {
        var writer = writer
        do {
          try await body(&writer)
          // A cancelled closure may return as if the body were complete.
          if Task.isCancelled { return .broken }
          try await writer.finish()
          return .complete
        } catch {
          return writer.hasBegun || Task.isCancelled ? .broken : .failedEarly
        }
      }
      group.addTask {
        await socket.waitForEnd()
        return nil
      }
      var ending = Ending.broken
      for await result in group {
        group.cancelAll()
        if let result { ending = result }
      }
      return ending
    }
  }

  private static func connection(keepsAlive: Bool) -> [HTTPHeader] {
    keepsAlive ? [] : [HTTPHeader("Connection", "close")]
  }
}
