/// An event of a socket that a task waits for.
enum SocketEvent: Sendable {
  /// Bytes have arrived, or the other side has closed the connection.
  case readable
  /// Bytes can be written.
  case writable
  /// The connection is broken.
  case broken
}
