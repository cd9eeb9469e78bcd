/// The record of an output that waits to be accepted or rejected.
package struct StagedSnapshot: Codable, Hashable, Sendable {
  /// The path of the reference file, relative to the folder of reference files.
  ///
  /// For an inline snapshot, it is the place of the call relative to the package, such as
  /// `Tests/AppTests/PageTests.swift:12:5`.
  package let path: String

  /// The test that took the snapshot.
  package let test: String

  /// The fingerprint of the output.
  ///
  /// It ensures that a developer accepts only the output that was shown.
  package let output: String

  /// The fingerprint of the reference file that the output differs from.
  ///
  /// It is nil for a new output and for an inline snapshot.
  package let reference: String?

  /// The call of an inline snapshot, or nil if the snapshot has a reference file.
  package let inline: InlineCallRecord?
}

extension StagedSnapshot: Comparable {
  package static func < (left: StagedSnapshot, right: StagedSnapshot) -> Bool {
    if let first = left.inline, let second = right.inline, first.file == second.file {
      return (first.line, first.column) < (second.line, second.column)
    }
    return left.path < right.path
  }
}
