/// The result of comparing an output with its reference file.
package enum SnapshotOutcome: Hashable, Sendable {
  /// The output equals its reference file, byte for byte.
  case matched

  /// The output was written to the reference file.
  ///
  /// `replaced` is true if the file existed before.
  case recorded(path: String, replaced: Bool)

  /// There is no reference file, and the record mode is ``RecordMode/never``.
  case missing(PendingSnapshot)

  /// The output differs from its reference file, and the file was not changed.
  case mismatched(PendingSnapshot, LineDiff)

  /// A message for the developer, or `nil` if the output equals its reference file.
  ///
  /// The message has at most 60 lines.
  package var message: String? {
    switch self {
    case .matched:
      nil
    case .recorded(let path, replaced: false):
      "Recorded a new reference: \(path)\nLook at it before you commit it."
    case .recorded(let path, replaced: true):
      "Replaced the reference: \(path)\nLook at the change before you commit it."
    case .missing(let pending):
      """
      The snapshot has no reference: \(pending.reference)
      \(pending.status)
      \(pending.advice("record", .missing))
      """
    case .mismatched(let pending, let diff):
      """
      The snapshot differs from its reference: \(pending.reference)
      \(diff.summary(maximumLineCount: 57))
      \(pending.status)
      \(pending.advice("accept", .failed))
      """
    }
  }

  /// A message about an inline snapshot, or `nil` if the output matched.
  package var inlineMessage: String? {
    switch self {
    case .matched, .recorded: nil
    case .missing(let pending):
      """
      The inline snapshot has no text: \(pending.reference)
      \(pending.status)
      \(pending.inlineAdvice)
      """
    case .mismatched(let pending, let diff):
      """
      The inline snapshot differs from its text: \(pending.reference)
      \(diff.summary(maximumLineCount: 57))
      \(pending.status)
      \(pending.inlineAdvice)
      """
    }
  }
}
