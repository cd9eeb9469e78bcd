/// A rule for when a run of tests writes references.
///
/// ```sh
/// SNAPSHOTS_RECORD=failed swift test
/// ```
public enum RecordMode: String, CaseIterable, Hashable, Sendable {
  /// Writes nothing; a missing reference is a failure.
  case never

  /// Writes missing references; an output that differs is a failure.
  case missing

  /// Writes references that are missing or differ.
  case failed

  /// Writes every reference, even if it does not differ.
  case all

  /// The environment variable with the record mode.
  static let variable = "SNAPSHOTS_RECORD"

  /// The names of the modes as a phrase, for messages.
  static var choices: String {
    let names = allCases.map(\.rawValue)
    return names.dropLast().joined(separator: ", ") + names.suffix(1).map { " or \($0)" }.joined()
  }

  /// Chooses the mode of a snapshot.
  ///
  /// The mode in the code takes precedence over `SNAPSHOTS_RECORD`. Without either, the mode is
  /// ``RecordMode/never`` on a continuous integration machine, where `CI` is set and neither
  /// `false` nor `0`, and ``RecordMode/missing`` elsewhere.
  ///
  /// - Parameters:
  ///   - requested: The mode in the code, or nil.
  ///   - environment: The environment variables of the process.
  /// - Throws: ``SnapshotError/unknownRecordMode(_:)`` if `SNAPSHOTS_RECORD` is used and is not a
  ///   mode.
  public init(requested: RecordMode?, environment: [String: String]) throws(SnapshotError) {
    if let requested {
      self = requested
    } else if let value = environment[Self.variable], !value.isEmpty {
      guard let mode = Self(rawValue: value) else { throw .unknownRecordMode(value) }
      self = mode
    } else {
      self = ["", "0", "false"].contains(environment["CI", default: ""]) ? .missing : .never
    }
  }
}
