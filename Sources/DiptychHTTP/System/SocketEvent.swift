/// A reason why a task waits for a socket.
enum SocketEvent: Sendable {
  /// Bytes have arrived, or the other side has closed.
  case readable
  /// There is room for bytes.
  case writable
  /// The connection is gone.
  case broken
}
