/// The list of the snapshots that one process of a test run has compared.
///
/// It is a file beside the staged outputs. It is written when the process takes its first snapshot,
/// and again when the process exits. So the ledger of a killed process has no status.
package struct SnapshotLedger: Codable, Equatable, Sendable {
  /// The version of the file format.
  package static let currentVersion = 2

  /// The version of the file's format.
  package var version = Self.currentVersion

  /// The identifier of the run, which all processes of the run share; see ``TestProcess/run``.
  package let run: String

  /// The process that compared the snapshots.
  package let process: Int32

  /// The process that started this process: the process of the run, or a test.
  package let parent: Int32

  /// The folder of references.
  package let references: String

  /// Whether the process runs tests of Swift Testing instead of XCTest.
  package let isSwiftTesting: Bool

  /// The arguments that select some of the tests.
  ///
  /// The array is empty if all tests ran.
  package let selection: [String]

  /// The exit status of the process.
  ///
  /// It is nil before the process exits, and if the system does not report the status.
  package var status: Int32?

  /// Whether the process has exited, and was not killed.
  package var isFinished = false

  /// The paths of the snapshots relative to the folder of references, sorted.
  package var paths: [String] = []

  /// Creates the ledger of a process that begins.
  package init(run: String, process: TestProcess, references: String) {
    self.run = run
    self.process = process.identifier
    parent = process.parent
    self.references = references
    isSwiftTesting = process.isSwiftTesting
    selection = process.selection
  }
}
