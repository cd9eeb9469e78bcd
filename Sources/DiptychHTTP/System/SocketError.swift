/// An error that occurs while bytes are read from a connection or written to it.
enum SocketError: Error, Hashable, Sendable {
  /// The other side has closed the connection.
  case closed
  /// The deadline has passed.
  case timedOut
  /// The task was cancelled.
  case cancelled
}
