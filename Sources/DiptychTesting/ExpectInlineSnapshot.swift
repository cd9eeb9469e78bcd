public import DiptychSnapshots
public import DiptychViews

/// Compares the picture of a view with the text in the call, byte for byte.
///
/// ```swift
/// @Test func overview() {
///   expectInlineSnapshot(of: Overview(commits: sample), as: .text(width: 40))
/// }
/// ```
///
/// A test changes no source. It stages a picture that is missing or differs, and fails;
/// `swift run diptych-snapshots accept` or `review` then writes it into the call:
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
/// The newline at the end of the picture does not count. A call holds one text, so several cases
/// can share it only if their texts are equal. For other cases, use `expectSnapshot` and name them.
///
/// - Parameters:
///   - view: The view.
///   - format: The format of the picture.
///   - fileID: The module and the file of the call.
///   - filePath: The path of the file.
///   - line: The line of the call.
///   - column: The column of the call.
///   - expected: A closure with the expected text as a literal.
public func expectInlineSnapshot<V: View>(
  of view: V,
  as format: SnapshotFormat,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  matches expected: (() -> String)? = nil
) {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  SnapshotExpectation(name: nil, record: nil, callSite: site)
    .checkInline(withoutFinalNewline(format.picture(of: view)), expected: expected?())
}

/// Compares a value of any type with the text in the call, byte for byte.
///
/// The overload for views says how the text gets there.
///
/// - Parameters:
///   - value: The value.
///   - strategy: The strategy that makes a text from the value. The newline at its end does not
///     count.
///   - fileID: The module and the file of the call.
///   - filePath: The path of the file.
///   - line: The line of the call.
///   - column: The column of the call.
///   - expected: A closure with the expected text as a literal.
public func expectInlineSnapshot<Value>(
  of value: Value,
  as strategy: SnapshotStrategy<Value>,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  matches expected: (() -> String)? = nil
) {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  SnapshotExpectation(name: nil, record: nil, callSite: site)
    .checkInline(value, as: strategy, expected: expected?())
}

/// Compares a string with the text in the call, byte for byte.
///
/// The overload for views says how the text gets there. A newline at the end of the string is a
/// blank line at the end of the literal.
///
/// - Parameters:
///   - output: The string.
///   - fileID: The module and the file of the call.
///   - filePath: The path of the file.
///   - line: The line of the call.
///   - column: The column of the call.
///   - expected: A closure with the expected text as a literal.
public func expectInlineSnapshot(
  of output: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  matches expected: (() -> String)? = nil
) {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  SnapshotExpectation(name: nil, record: nil, callSite: site)
    .checkInline(output, expected: expected?())
}
