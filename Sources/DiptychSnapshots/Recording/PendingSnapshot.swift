/// An output that waits to be accepted.
public struct PendingSnapshot: Hashable, Sendable {
  /// What the test made.
  public let output: String

  /// The path of the reference.
  public let reference: String

  /// The path that the output is staged at.
  public let path: String

  /// Why the output could not be staged, if so.
  public let failure: SnapshotError?

  /// Creates a pending snapshot.
  public init(output: String, reference: String, path: String, failure: SnapshotError? = nil) {
    self.output = output
    self.reference = reference
    self.path = path
    self.failure = failure
  }

  /// Where the output is, in words.
  var status: String { failure?.description ?? "The output is staged: \(path)" }
}
