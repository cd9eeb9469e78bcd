/// A request with the method GET or HEAD.
package struct HTTPRequest: Hashable, Sendable {
  /// Whether the method is HEAD, so that the response has no body.
  package let isHead: Bool

  /// The path as it was sent, percent-encoded and with a slash at its beginning.
  package let path: String

  /// The text after the first question mark, as it was sent, or nil.
  package let query: String?

  /// The host name and the port that the client has sent.
  package let host: String

  /// All fields of the head, in order.
  package let headers: [HTTPHeader]

  /// Whether the connection stays open for further requests.
  let keepsAlive: Bool

  /// Whether the client supports chunked responses.
  let takesChunks: Bool
}
