/// An output that waits to be accepted or rejected, and what was known when it was staged.
package struct StagedSnapshot: Codable, Hashable, Sendable {
  /// The path of its reference, relative to the folder of references.
  package let path: String

  /// The test that took the snapshot.
  package let test: String

  /// The fingerprint of the reference that the output differs from; nil if there is none.
  package let reference: String?
}
