import DiptychFiles

/// An HTTP/1.1 server for clients on this computer, which supports GET and HEAD.
///
/// It listens on 127.0.0.1 and ::1. Each connection has its own task. One thread waits for the
/// sockets of all tasks. Before a streamed response sends more bytes, it waits until the client has
/// received the previous bytes.
package struct HTTPServer: Sendable {
  /// A function that returns the response to a request; if it throws an error, the response has the
  /// status 500.
  package typealias Handler = @Sendable (HTTPRequest) async throws -> HTTPResponse

  private let port: UInt16
  private let limits: HTTPLimits
  private let handler: Handler

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - port: The port, or 0 for any free port.
  ///   - limits: The limits for clients.
  ///   - handler: The function that returns responses. Several tasks call it at the same time.
  package init(port: UInt16, limits: HTTPLimits = HTTPLimits(), handler: @escaping Handler) {
    self.port = port
    self.limits = limits
    self.handler = handler
  }

  /// Accepts connections and responds to requests until the task is cancelled.
  ///
  /// Then all connections are closed.
  ///
  /// - Parameter onStart: A closure that is called with the port as soon as clients can connect.
  /// - Throws: An error if the port can't be used.
  package func run(onStart: @Sendable (UInt16) -> Void) async throws(HTTPServerError) {
    let loop: SocketLoop
    do throws(SystemError) { loop = try SocketLoop() } catch { throw .system(error) }
    do throws(SystemError) {
      let (listeners, bound) = try Socket.loopback(port: port, loop: loop)
      onStart(bound)
      let active = Active()
      await withDiscardingTaskGroup { group in
        for listener in listeners { group.addTask { await accept(from: listener, active) } }
      }
      for listener in listeners { listener.close() }
    } catch {
      await loop.end()
      throw HTTPServerError(error, port: port)
    }
    await loop.end()
  }

  /// The number of connections.
  private final class Active: Sendable {
    private let count = WatchedMutex(0)

    /// Adds a connection and returns false.
    ///
    /// If the limit is already reached, returns true instead.
    func isExceeded(by limit: Int) -> Bool {
      count.withLock { count in
        if count == limit { return true }
        count += 1
        return false
      }
    }

    func remove() { count.withLock { $0 -= 1 } }
  }

  private func accept(from listener: Socket, _ active: Active) async {
    await withDiscardingTaskGroup { group in
      while let socket = await listener.accept() {
        if active.isExceeded(by: limits.connections) {
          socket.close()
          continue
        }
        group.addTask {
          await HTTPConnection(socket: socket, limits: limits, handler: handler).serve()
          active.remove()
        }
      }
    }
  }
}

extension HTTPServerError {
  fileprivate init(_ error: SystemError, port: UInt16) {
    self =
      error.isAddressInUse
      ? .portInUse(port) : error.isNotPermitted ? .portNotAllowed(port) : .system(error)
  }
}
