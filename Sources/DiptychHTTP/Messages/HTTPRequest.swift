/// A request by GET or HEAD.
package struct HTTPRequest: Hashable, Sendable {
  /// Whether the method is HEAD: only the head of the response is wanted.
  package let isHead: Bool

  /// The path, as it was sent: it begins with a slash, and is percent-encoded.
  package let path: String

  /// The text after the first question mark, as it was sent, or nil.
  package let query: String?

  /// The name of this computer and the port, as the client wrote them.
  package let host: String

  /// All fields of the head, in order.
  package let headers: [HTTPHeader]

  /// Whether the client takes further responses on the connection.
  let keepsAlive: Bool

  /// Whether the client understands a body in chunks.
  let takesChunks: Bool
}
