/// The result of waiting for a socket.
enum SocketReadiness: Sendable {
  case ready
  case timedOut
  case cancelled
}
