extension SnapshotRun {
  /// Compares the text of an inline snapshot with the literal in the source file.
  ///
  /// If the text differs, it is staged, together with the texts of other cases of the same call.
  /// The source file changes only when a developer accepts the text.
  ///
  /// - Parameters:
  ///   - text: The output of the test.
  ///   - expected: The text in the source, or nil if the call has none.
  ///   - owner: The test.
  ///   - filePath: The path of the test's source file, from `#filePath`.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The outcome: matched, missing or mismatched.
  /// - Throws: A ``SnapshotError`` if the package is unknown.
  package func verifyInline(
    _ text: String,
    expected: String?,
    owner: SnapshotOwner,
    filePath: String,
    line: Int,
    column: Int
  ) throws(SnapshotError) -> SnapshotOutcome {
    let package = try SnapshotPackage(sourceFile: filePath, environment: environment)
    let isMatched = expected.map { $0.utf8.elementsEqual(text.utf8) } ?? false
    let place = "\(filePath):\(line):\(column)"
    let staging = SnapshotStaging(package.directories)
    func call(_ texts: [String]) -> InlineCallRecord {
      InlineCallRecord(
        file: package.relativePath(filePath),
        line: line,
        column: column,
        oldText: expected,
        newTexts: texts
      )
    }
    let path = call([]).path
    noteUse(of: path, in: package.directories)
    let failure = noteInline(text, at: place, isMatched: isMatched) { texts -> SnapshotError? in
      if let texts { return staging.stage(call(texts), of: owner) }
      staging.unstage(path)
      return nil
    }
    if isMatched { return .matched }
    let pending = PendingSnapshot(
      bytes: Array(text.utf8),
      reference: place,
      path: path,
      failure: failure
    )
    guard let expected else { return .missing(pending) }
    return .mismatched(pending, LineDiff(from: expected.utf8, to: text.utf8))
  }
}

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
        place: SourcePosition(line: line, column: column),
        oldText: oldText,
        newText: text
      )
    }
  }
}
