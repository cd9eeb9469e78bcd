/// The limits of what a client may do.
package struct HTTPLimits: Hashable, Sendable {
  /// The longest first line of a request, in bytes.
  package var requestLine = 8 << 10

  /// The most bytes of the fields of a request.
  package var headers = 32 << 10

  /// The maximum time until the head of a request has arrived, and until a client has received a
  /// part of the response.
  package var timeout: Duration = .seconds(20)

  /// The most connections at the same time; further ones are closed.
  package var connections = 256

  package init() {}
}
