/// A call of an inline snapshot, with its place and its text at the time of the test run.
///
/// The expected text of an inline snapshot is in the source file.
package struct InlineCallRecord: Codable, Hashable, Sendable {
  /// The path of the source file, relative to the package.
  package let file: String

  /// The line of the call, from 1.
  package let line: Int

  /// The column of the call, from 1, in bytes of UTF-8.
  package let column: Int

  /// The text in the call, or nil if it has none.
  package let oldText: String?

  /// The outputs at this call.
  ///
  /// There are several outputs if test cases with different outputs use the call.
  package let newTexts: [String]

  /// The path of the snapshot.
  var path: String { "\(file):\(line):\(column)" }

  /// The changes of the source file.
  var edits: [InlineSnapshotEdit] {
    newTexts.map { text in
      InlineSnapshotEdit(
        place: SourcePlace(line: line, column: column),
        oldText: oldText,
        newText: text
      )
    }
  }
}
