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
    let failure = noteInline(text, at: place, isMatched: isMatched) { texts -> SnapshotError? in
      if let texts { return staging.stage(call(texts), of: owner) }
      staging.unstage(path)
      return nil
    }
    if isMatched { return .matched }
    let pending = PendingSnapshot(
      output: text,
      reference: place,
      path: staging.outputPath(of: path),
      failure: failure
    )
    guard let expected else { return .missing(pending) }
    return .mismatched(pending, LineDiff(from: expected.utf8, to: text.utf8))
  }
}
