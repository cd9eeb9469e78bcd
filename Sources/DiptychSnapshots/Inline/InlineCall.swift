/// A call in a source file, and the literal in its trailing closure.
struct InlineCall: Sendable {
  /// The offset of the opening parenthesis or brace of the call.
  let start: Int

  /// The offset after the arguments.
  let end: Int

  /// The trailing closure, or nil.
  let closure: InlineClosure?

  /// Finds the call of a function at a place.
  init(
    of function: String,
    at place: SourcePosition,
    in source: SourceText
  ) throws(InlineSnapshotError) {
    let bytes = source.bytes
    guard let start = source.offset(of: place),
      bytes[start] == UInt8(ascii: "(") || bytes[start] == UInt8(ascii: "{"),
      let name = Self.name(function, before: start, in: bytes)
    else { throw .noCall(function: function, place) }
    try Self.check(name, of: function, at: place, in: source)
    self.start = start
    var scanner = SwiftScanner(source, at: start)
    if bytes[start] == UInt8(ascii: "(") {
      try scanner.skipBrackets()
      end = scanner.offset
      try scanner.skipTrivia()
      guard scanner.offset < bytes.count, bytes[scanner.offset] == UInt8(ascii: "{") else {
        closure = nil
        return
      }
    } else {
      end = start
    }
    closure = try Self.closure(at: scanner.offset, in: source)
  }

  /// Returns the offset of the function's name before the opening bracket of a call.
  private static func name(_ function: String, before start: Int, in bytes: [UInt8]) -> Int? {
    guard let last = bytes[..<start].lastIndex(where: { !$0.isBlank }) else { return nil }
    for name in [function, "`\(function)`"] {
      let offset = last + 1 - name.utf8.count
      guard offset >= 0, bytes[offset...last].elementsEqual(name.utf8) else { continue }
      return offset > 0 && bytes[offset - 1].isWord ? nil : offset
    }
    return nil
  }

  /// Throws an error if the name of a call is in a comment or a string literal that begins on the
  /// same line.
  private static func check(
    _ name: Int,
    of function: String,
    at place: SourcePosition,
    in source: SourceText
  ) throws(InlineSnapshotError) {
    let line = source.lineStart(of: name)
    if source.hasCarriageReturn(inLineAt: line) { throw .carriageReturn(place) }
    var scanner = SwiftScanner(source, at: line)
    while scanner.offset < name {
      let isString = [UInt8(ascii: "\""), UInt8(ascii: "#")].contains(source.bytes[scanner.offset])
      try scanner.skipToken()
      guard scanner.offset > name else { continue }
      throw isString ? .insideString(place) : .noCall(function: function, place)
    }
  }

  private static func closure(
    at start: Int,
    in source: SourceText
  ) throws(InlineSnapshotError) -> InlineClosure {
    var scanner = SwiftScanner(source, at: start)
    try scanner.skipBrackets()
    let body = start + 1..<scanner.offset - 1
    scanner = SwiftScanner(source, at: body.lowerBound)
    try scanner.skipTrivia()
    guard scanner.offset < body.upperBound else {
      return InlineClosure(body: body, literal: nil)
    }
    let content = source.place(of: scanner.offset)
    guard let literal = try scanner.skipString() else { throw .closureIsNoLiteral(content) }
    try scanner.skipTrivia()
    guard scanner.offset == body.upperBound else { throw .closureIsNoLiteral(content) }
    return InlineClosure(body: body, literal: literal)
  }
}

/// The trailing closure of a call.
struct InlineClosure: Sendable {
  /// The offsets between the braces.
  let body: Range<Int>

  /// The string literal between the braces, or nil.
  let literal: SwiftStringToken?
}
