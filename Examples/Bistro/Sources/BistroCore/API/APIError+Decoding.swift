extension APIError {
  /// Creates the error for a response that could not be decoded.
  init(decoding error: any Error, of endpoint: Endpoint) {
    switch error as? DecodingError {
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      let expected = type == CalendarDate.self ? context.debugDescription : Self.name(of: type)
      self = .wrongType(endpoint, path: Self.path(context.codingPath), expected: expected)
    case .keyNotFound(let key, let context):
      self = .wrongType(
        endpoint,
        path: Self.path(context.codingPath + [key]),
        expected: "a value, which is missing,"
      )
    case .dataCorrupted(let context):
      self = .malformed(endpoint, reason: Self.reason(context))
    default:
      self = .malformed(endpoint, reason: "\(error)")
    }
  }

  /// Returns a path such as "[3].name".
  private static func path(_ keys: [any CodingKey]) -> String {
    let path = keys.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }.joined()
    return path.isEmpty ? "the top" : path.hasPrefix(".") ? String(path.dropFirst()) : path
  }

  /// Returns Foundation's reason in plain words, without type names.
  private static func reason(_ context: DecodingError.Context) -> String {
    context.codingPath.isEmpty
      ? "it ends too early, or has a sign in the wrong place"
      : "see \(path(context.codingPath))"
  }

  private static func name(of type: Any.Type) -> String {
    switch type {
    case is String.Type: "text"
    case is Int.Type, is Double.Type: "a number"
    case is any ExpressibleByDictionaryLiteral.Type: "an object"
    case is any Collection.Type: "a list"
    default: "an object"
    }
  }
}
