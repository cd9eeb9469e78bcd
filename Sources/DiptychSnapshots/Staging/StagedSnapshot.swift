/// An output that waits to be accepted or rejected, with the facts at the time of staging.
package struct StagedSnapshot: Codable, Hashable, Sendable {
  /// The path of its reference, relative to the folder of references.
  ///
  /// An inline snapshot has the place of its call, such as `Tests/AppTests/PageTests.swift:12:5`,
  /// relative to the package.
  package let path: String

  /// The test that took the snapshot.
  package let test: String

  /// The fingerprint of the output, so that only the output that was shown can be accepted.
  package let output: String

  /// The fingerprint of the reference that the output differs from; nil for a new output and for an
  /// inline snapshot.
  package let reference: String?

  /// The call that is to have the output, or nil if the reference is a file.
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
