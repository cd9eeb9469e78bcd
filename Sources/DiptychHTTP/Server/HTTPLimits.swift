/// The limits that a server sets for its clients.
package struct HTTPLimits: Hashable, Sendable {
  /// The maximum length of the first line of a request, in bytes.
  package var requestLine = 8 << 10

  /// The maximum length of the header fields of a request, in bytes.
  package var headers = 32 << 10

  /// The maximum time until the head of a request has arrived, and until a client has received a
  /// part of the response.
  package var timeout: Duration = .seconds(20)

  /// The maximum number of connections at the same time; further connections are closed.
  package var connections = 256

  package init() {}
}
