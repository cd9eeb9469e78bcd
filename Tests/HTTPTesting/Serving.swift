/// Runs a server while a test uses it, and waits until it has ended.
///
/// - Parameters:
///   - run: The function that runs the server, and is told where it is.
///   - body: The test.
/// - Returns: The result of the test.
/// - Throws: An error of the server or of the test.
package func serving<Place: Sendable, Result>(
  _ run: @escaping @Sendable (@escaping @Sendable (Place) -> Void) async throws -> Void,
  _ body: (Place) async throws -> Result
) async throws -> Result {
  let (places, continuation) = AsyncStream.makeStream(of: Place.self)
  let server = Task {
    defer { continuation.finish() }
    try await run { continuation.yield($0) }
  }
  var iterator = places.makeAsyncIterator()
  guard let place = await iterator.next() else {
    try await server.value
    throw HTTPClientError(message: "the server has ended at once")
  }
  do {
    let result = try await body(place)
    server.cancel()
    try await server.value
    return result
  } catch {
    server.cancel()
    try await server.value
    throw error
  }
}
