import DiptychSnapshots
import Testing

@Suite struct InlineSnapshotErrorTests {
  private static let place = SourcePosition(line: 12, column: 5)

  @Test(
    "A message names the position, the problem and the remedy",
    arguments: [
      (.notUTF8(place), "12:5: The file is not encoded in UTF-8. Save it as UTF-8."),
      (
        .noCall(function: "expectInlineSnapshot", place),
        "12:5: No call of expectInlineSnapshot is here. The file has changed since the tests ran, "
          + "so run them again; or another function makes the call, so make it in the test itself."
      ),
      (
        .carriageReturn(place),
        "12:5: The line has a carriage return in it, so the place of the call is unknown. "
          + "End each line with a line feed."
      ),
      (
        .insideString(place),
        "12:5: The call is inside of a string literal, which can't contain lines. "
          + "Move the call to a line of its own."
      ),
      (
        .unbalanced("(", place),
        "12:5: The ( has no counterpart, so the end of the call is unknown. "
          + "Make the file compile, and run the tests again."
      ),
      (
        .regularExpression(place),
        "12:5: The / may begin a regular expression, so the end of the call is unknown. "
          + "Move it to a constant above the call; write a division with a space on both sides."
      ),
      (
        .conditionalCompilation(place),
        "12:5: The call contains conditional compilation, so its end is unknown. "
          + "Move what depends on a condition above the call."
      ),
      (
        .closureIsNoLiteral(place),
        "12:5: The trailing closure contains more than a string literal. "
          + "Leave only the literal in it, or remove the closure."
      ),
      (
        .interpolation(place),
        "12:5: The literal has an interpolation, which would be lost. "
          + "Write the text without one, or remove the closure."
      ),
      (
        .invalidLiteral(place),
        "12:5: The string literal does not compile. Correct it, and run the tests again."
      ),
      (
        .outdated(place),
        "12:5: The text of this call is not what the tests compared with, so the file has changed "
          + "since they ran. Run them again."
      ),
      (
        .severalTexts(count: 3, place),
        "12:5: This call is used by several cases, and they have 3 different texts, but it can "
          + "have only one. Call expectSnapshot(of: ..., named: \"...\") instead."
      ),
    ] as [(InlineSnapshotError, String)]
  )
  func message(error: InlineSnapshotError, message: String) {
    #expect(error.description == message)
    #expect(error.place == Self.place)
  }
}
