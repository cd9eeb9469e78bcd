package import DiptychFiles

/// The body of a response.
package enum HTTPBody: Sendable {
  /// Bytes in memory.
  case bytes([UInt8])

  /// A file that is read while it is sent.
  case file(OpenFile)

  /// Bytes that a closure produces while they are sent.
  ///
  /// The head of the response is sent with the first bytes. If the closure throws an error before
  /// that, the client gets an error response. If it throws an error later, the connection is
  /// closed.
  ///
  /// When the client disconnects, the task of the closure is cancelled.
  case stream(@Sendable (inout HTTPBodyWriter) async throws -> Void)
}
