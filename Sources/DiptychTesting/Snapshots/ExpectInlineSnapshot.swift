public import DiptychSnapshots
public import DiptychViews
public import Testing

/// Compares the output of a view with the expected text in the trailing closure, byte for byte.
///
/// ```swift
/// @Test func overview() {
///   expectInlineSnapshot(of: Overview(commits: sample), as: .text(width: 40))
/// }
/// ```
///
/// If the call has no trailing closure, or if the text in the closure differs from the output, the
/// test fails. The output is then saved in the build folder as a pending output, because a test
/// never changes its source file. The command `swift run diptych-snapshots accept` or `review`
/// writes the pending output into the call:
///
/// ```swift
/// @Test func overview() {
///   expectInlineSnapshot(of: Overview(commits: sample), as: .text(width: 40)) {
///     """
///     Commits  20
///     """
///   }
/// }
/// ```
///
/// A newline at the end of the output is ignored. If the call runs several times, for example for
/// several arguments of a test, all outputs must be equal. For different outputs, use
/// `expectSnapshot` with a name for each output.
///
/// - Parameters:
///   - view: The view.
///   - format: The format that the view is rendered in.
///   - sourceLocation: The place where issues are reported.
///   - expected: A closure that contains the expected text as a string literal. If it is nil, the
///     test fails, and the output is saved as a pending output.
public func expectInlineSnapshot<V: View>(
  of view: V,
  as format: SnapshotFormat,
  sourceLocation: SourceLocation = #_sourceLocation,
  matches expected: (() -> String)? = nil
) {
  let expectation = SnapshotExpectation(place: sourceLocation)
  let (text, isIncomplete) = format.checkedOutput(of: view)
  if isIncomplete {
    expectation.library.fail(SnapshotError.nestedTooDeep, at: sourceLocation)
  } else {
    expectation.checkInline(withoutFinalNewline(text), expected: expected?())
  }
}

/// Compares a value of any type with the expected text in the trailing closure, byte for byte.
///
/// If the texts differ, the test fails, and the command `swift run diptych-snapshots accept` writes
/// the new text into the call.
///
/// - Parameters:
///   - value: The value.
///   - strategy: The strategy that encodes the value as text. A newline at the end of the text is
///     ignored.
///   - sourceLocation: The place where issues are reported.
///   - expected: A closure that contains the expected text as a string literal. If it is nil, the
///     test fails, and the output is saved as a pending output.
public func expectInlineSnapshot<Value>(
  of value: Value,
  as strategy: SnapshotStrategy<Value>,
  sourceLocation: SourceLocation = #_sourceLocation,
  matches expected: (() -> String)? = nil
) {
  SnapshotExpectation(place: sourceLocation).checkInline(value, as: strategy, expected: expected?())
}

/// Compares a string with the expected text in the trailing closure, byte for byte.
///
/// If the texts differ, the test fails, and the command `swift run diptych-snapshots accept` writes
/// the new text into the call. If the string ends with a newline, the string literal in the closure
/// ends with a blank line.
///
/// - Parameters:
///   - output: The string.
///   - sourceLocation: The place where issues are reported.
///   - expected: A closure that contains the expected text as a string literal. If it is nil, the
///     test fails, and the output is saved as a pending output.
public func expectInlineSnapshot(
  of output: String,
  sourceLocation: SourceLocation = #_sourceLocation,
  matches expected: (() -> String)? = nil
) {
  SnapshotExpectation(place: sourceLocation).checkInline(output, expected: expected?())
}
