/// A reason why the obsolete reference files are not known.
package enum UncheckedReason: Error, Hashable, Sendable {
  /// No test run has taken snapshots since the build folder was created.
  case noRun

  /// The newest run used reference files in another folder.
  case otherFolder(String)

  /// The arguments of the newest run selected only some of the tests.
  case selection([String])

  /// Each process of the newest run ran only a part of the tests, so no process has a list of all
  /// tests.
  case parallel

  /// The newest run has not ended, or was killed.
  case unfinished

  /// A process of the newest run ended with a status other than 0.
  case failed(status: Int32)

  /// The system does not report whether the newest run has passed.
  case unknownResult
}

extension UncheckedReason: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noRun:
      "No run of tests has taken snapshots here. Run all tests: swift test."
    case .otherFolder(let path):
      """
      The last run compared with the references in \(path). Name the same folder in \
      \(SnapshotDirectories.variable), or run all tests again: swift test.
      """
    case .selection(let arguments):
      """
      The last run had \(arguments.joined(separator: " ")), so not all tests took their snapshots. \
      Run all of them: swift test.
      """
    case .parallel:
      """
      The last run had \(TestProcess.parallel), so each of its processes ran a part of the tests. If \
      all tests ran and passed, say so: swift run diptych-snapshots prune --passed.
      """
    case .unfinished:
      "The last run has not ended, or was killed. Run all tests to their end: swift test."
    case .failed(let status):
      """
      The last run failed (status \(status)), so some tests may have ended before their snapshots. \
      Make it pass: swift test.
      """
    case .unknownResult:
      """
      This system does not tell whether the last run passed. If it did, say so: \
      swift run diptych-snapshots prune --passed.
      """
    }
  }
}
