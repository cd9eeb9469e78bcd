package import DiptychFiles

/// The body of a response.
package enum HTTPBody: Sendable {
  /// Bytes in memory.
  case bytes([UInt8])

  /// A file that is read while it is sent.
  case file(OpenFile)

  /// Bytes that are produced while they are sent.
  ///
  /// The head is sent with the first bytes. If the stream fails before that, the client gets an
  /// error response. If it fails later, the connection breaks.
  ///
  /// The task of the stream is cancelled when the client disconnects.
  case stream(@Sendable (inout HTTPBodyWriter) async throws -> Void)
}
