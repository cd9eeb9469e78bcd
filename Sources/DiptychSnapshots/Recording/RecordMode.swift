/// When a run writes references.
///
/// ```sh
/// SNAPSHOTS_RECORD=failed swift test
/// ```
public enum RecordMode: String, CaseIterable, Hashable, Sendable {
  /// Writes nothing: a missing reference fails.
  case never

  /// Writes references that are missing; one that differs fails.
  case missing

  /// Writes references that are missing or differ.
  case failed

  /// Writes every reference, whether it differs or not.
  case all

  /// The environment variable that chooses a mode.
  static let variable = "SNAPSHOTS_RECORD"

  /// The modes in words.
  static var choices: String {
    let names = allCases.map(\.rawValue)
    return names.dropLast().joined(separator: ", ") + names.suffix(1).map { " or \($0)" }.joined()
  }

  /// Decides the mode of a snapshot.
  ///
  /// What the code asks for comes first, then `SNAPSHOTS_RECORD`. Without either, a run on a
  /// continuous integration machine, where `CI` is set and neither `false` nor `0`, never records,
  /// and any other run records what is missing.
  ///
  /// - Parameters:
  ///   - requested: The mode that the code asks for, if it does.
  ///   - environment: The environment variables of the process.
  /// - Throws: ``SnapshotError/unknownRecordMode(_:)`` when `SNAPSHOTS_RECORD` decides, and is no
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
