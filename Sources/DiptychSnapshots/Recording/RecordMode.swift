/// A mode that determines which reference files a test run writes.
///
/// A reference file contains the expected output of a test.
///
/// ```sh
/// SNAPSHOTS_RECORD=failed swift test
/// ```
public enum RecordMode: String, CaseIterable, Hashable, Sendable {
  /// The test run writes no reference files, so a missing file is a failure.
  case never

  /// The test run writes only missing reference files.
  ///
  /// An output that differs from its file is a failure.
  case missing

  /// The test run writes reference files that are missing or differ from the output.
  case failed

  /// The test run writes all reference files, even if they equal the output.
  case all

  /// The environment variable with the record mode.
  static let variable = "SNAPSHOTS_RECORD"

  /// The names of the modes as a phrase, for messages.
  static var choices: String {
    let names = allCases.map(\.rawValue)
    return names.dropLast().joined(separator: ", ") + names.suffix(1).map { " or \($0)" }.joined()
  }

  /// Creates a record mode from the mode in the test's code and from the environment.
  ///
  /// The mode in the code takes precedence over the environment variable `SNAPSHOTS_RECORD`. If
  /// neither is set, the mode depends on the variable `CI`, which continuous integration machines
  /// set. If `CI` has a value other than `false` and `0`, the mode is ``RecordMode/never``.
  /// Otherwise, the mode is ``RecordMode/missing``.
  ///
  /// - Parameters:
  ///   - requested: The mode that the test has set in its code, or nil.
  ///   - environment: The environment variables of the process.
  /// - Throws: ``SnapshotError/unknownRecordMode(_:)`` if `requested` is nil and `SNAPSHOTS_RECORD`
  ///   is not the name of a mode.
  package init(requested: RecordMode?, environment: [String: String]) throws(SnapshotError) {
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
