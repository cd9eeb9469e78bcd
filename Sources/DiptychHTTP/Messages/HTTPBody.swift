package import DiptychFiles

/// The body of a response.
package enum HTTPBody: Sendable {
  /// Bytes in memory.
  case bytes([UInt8])

  /// A file that is read while it is sent.
  case file(OpenFile)

  /// Bytes that are produced while they are sent.
  ///
  /// The head is sent with the first bytes. An error before that is a response of its own, and an
  /// error after that breaks the connection.
  ///
  /// The task is cancelled when the client goes away.
  case stream(@Sendable (inout HTTPBodyWriter) async throws -> Void)
}
