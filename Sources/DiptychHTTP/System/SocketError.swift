/// A reason why bytes can't be read from a connection, or written to it.
enum SocketError: Error, Hashable, Sendable {
  /// The other side is gone.
  case closed
  /// Nothing has happened until the deadline.
  case timedOut
  /// The task was cancelled.
  case cancelled
}
