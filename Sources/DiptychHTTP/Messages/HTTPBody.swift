package import DiptychFiles

/// The body of a response.
package enum HTTPBody: Sendable {
  /// Bytes that are there.
  case bytes([UInt8])

  /// A file, which is read as it is sent.
  case file(OpenFile)

  /// Bytes that are made as they are sent. The head is sent with the first of them; an error before
  /// that is a response of its own, and an error after that breaks the connection.
  ///
  /// The task is cancelled when the client goes away.
  case stream(@Sendable (inout HTTPBodyWriter) async throws -> Void)
}
