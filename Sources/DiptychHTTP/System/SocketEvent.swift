/// A reason why a task waits for a socket.
enum SocketEvent: Sendable {
  /// Bytes have arrived, or the other side has closed the connection.
  case readable
  /// Bytes can be written.
  case writable
  /// The connection is gone.
  case broken
}
