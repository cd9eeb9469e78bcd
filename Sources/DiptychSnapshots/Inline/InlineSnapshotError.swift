/// A reason why a source file was not rewritten.
package enum InlineSnapshotError: Error, Hashable, Sendable {
  /// The file is not encoded in UTF-8.
  case notUTF8(SourcePosition)

  /// The source file does not call the function at this place.
  case noCall(function: String, SourcePosition)

  /// The line of the call contains a carriage return, which makes the column of the call ambiguous.
  case carriageReturn(SourcePosition)

  /// The call is inside a string literal on the same line.
  case insideString(SourcePosition)

  /// A parenthesis, a bracket, a brace, a string literal or a comment has no end, or its end does
  /// not match.
  case unbalanced(String, SourcePosition)

  /// A slash may begin a regular expression, so the characters after it are ambiguous.
  case regularExpression(SourcePosition)

  /// The arguments contain conditional compilation.
  case conditionalCompilation(SourcePosition)

  /// The trailing closure contains something other than a string literal.
  case closureIsNoLiteral(SourcePosition)

  /// The literal in the trailing closure has an interpolation.
  case interpolation(SourcePosition)

  /// The literal in the trailing closure does not compile.
  case invalidLiteral(SourcePosition)

  /// The string literal of the call has changed since the tests ran.
  case outdated(SourcePosition)

  /// Several different texts were accepted for the string literal of one call.
  case severalTexts(count: Int, SourcePosition)
}

extension InlineSnapshotError: CustomStringConvertible {
  /// The place of the problem.
  package var place: SourcePosition {
    switch self {
    case .notUTF8(let place), .noCall(_, let place), .carriageReturn(let place),
      .insideString(let place), .unbalanced(_, let place), .regularExpression(let place),
      .conditionalCompilation(let place), .closureIsNoLiteral(let place), .interpolation(let place),
      .invalidLiteral(let place), .outdated(let place), .severalTexts(_, let place):
      place
    }
  }

  /// The place, the problem and a remedy, such as `12:5: The ...`.
  ///
  /// The caller adds the path before the place.
  package var description: String { "\(place): \(message)" }

  private var message: String {
    switch self {
    case .notUTF8:
      "The file is not encoded in UTF-8. Save it as UTF-8."
    case .noCall(let function, _):
      """
      No call of \(function) is here. The file has changed since the tests ran, so run them again; \
      or another function makes the call, so make it in the test itself.
      """
    case .carriageReturn:
      """
      The line has a carriage return in it, so the place of the call is unknown. End each line \
      with a line feed.
      """
    case .insideString:
      """
      The call is inside of a string literal, which can't contain lines. Move the call to a line \
      of its own.
      """
    case .unbalanced(let delimiter, _):
      """
      The \(delimiter) has no counterpart, so the end of the call is unknown. Make the file \
      compile, and run the tests again.
      """
    case .regularExpression:
      """
      The / may begin a regular expression, so the end of the call is unknown. Move it to a \
      constant above the call; write a division with a space on both sides.
      """
    case .conditionalCompilation:
      """
      The call contains conditional compilation, so its end is unknown. Move what depends on a \
      condition above the call.
      """
    case .closureIsNoLiteral:
      """
      The trailing closure contains more than a string literal. Leave only the literal in it, or \
      remove the closure.
      """
    case .interpolation:
      """
      The literal has an interpolation, which would be lost. Write the text without one, or remove \
      the closure.
      """
    case .invalidLiteral:
      "The string literal does not compile. Correct it, and run the tests again."
    case .outdated:
      """
      The text of this call is not what the tests compared with, so the file has changed since \
      they ran. Run them again.
      """
    case .severalTexts(let count, _):
      """
      This call is used by several cases, and they have \(count) different texts, but it can have \
      only one. Call expectSnapshot(of: ..., named: "...") instead.
      """
    }
  }
}
