/// An output that differs from its reference file, or has no reference file, and that a developer
/// can accept.
package struct PendingSnapshot: Hashable, Sendable {
  /// The output of the test.
  package let bytes: [UInt8]

  /// The output as text.
  ///
  /// U+FFFD replaces bytes that are not UTF-8.
  package var output: String { String(decoding: bytes, as: UTF8.self) }

  /// The path of the reference file, which may not exist yet.
  package let reference: String

  /// The path of the file that contains the output.
  package let path: String

  /// The error that prevented the output from being written to ``path``, or nil.
  package let failure: SnapshotError?

  /// Creates a pending snapshot whose output is a text.
  package init(output: String, reference: String, path: String, failure: SnapshotError? = nil) {
    self.init(bytes: Array(output.utf8), reference: reference, path: path, failure: failure)
  }

  /// Creates a pending snapshot whose output is bytes.
  package init(bytes: [UInt8], reference: String, path: String, failure: SnapshotError? = nil) {
    self.bytes = bytes
    self.reference = reference
    self.path = path
    self.failure = failure
  }

  /// A sentence with the path of the staged output, or with the error.
  var status: String { failure?.description ?? "The output is staged: \(path)" }

  /// Returns a hint that explains how a developer can write the output to the reference file.
  func advice(_ verb: String, _ mode: RecordMode) -> String {
    let tool = failure == nil ? "give that path to `swift run diptych-snapshots accept`, or " : ""
    return """
      To \(verb) it, \(tool)run the test again with \(RecordMode.variable)=\(mode.rawValue). A \
      `record:` in the code takes precedence.
      """
  }

  /// A hint that explains how a developer can write the output into the source file.
  var inlineAdvice: String {
    failure == nil
      ? "To write it into the source, give that path to `swift run diptych-snapshots accept`."
      : "Make the folder writable, and run the test again."
  }
}
