import DiptychFiles
import DiptychSystem

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

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

  /// The paths of the snapshots, as in the records of staged outputs, sorted.
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

/// The folder of the ledgers of a package.
///
/// A ledger is a file that lists the snapshots that one process has compared.
package struct LedgerFolder: Sendable {
  /// The path of the folder.
  package let path: String

  /// Creates the folder beside the staged outputs.
  ///
  /// It does not have to exist.
  package init(_ directories: SnapshotDirectories) { path = directories.ledgers }

  /// Returns the ledgers of the newest run, and the time when the last of them was written.
  ///
  /// Files that are not ledgers are ignored. If there are no ledgers, the result is nil.
  func newestRun() -> (ledgers: [SnapshotLedger], date: Date)? {
    let ledgers = all()
    guard let newest = ledgers.max(by: { $0.date < $1.date }) else { return nil }
    return (ledgers.map(\.ledger).filter { $0.run == newest.ledger.run }, newest.date)
  }

  /// Writes the ledger of a process, and ignores errors.
  ///
  /// For example, the folder may be read-only. In this case, the tests can still pass, and unused
  /// reference files are not reported.
  func write(_ ledger: SnapshotLedger) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    guard let bytes = try? encoder.encode(ledger) else { return }
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try? bytes.write(to: url(of: ledger.process), options: .atomic)
  }

  /// Returns the ledger of a process that has not ended, or nil.
  func unfinished(_ process: Int32) -> SnapshotLedger? {
    guard let ledger = read(url(of: process))?.ledger, !ledger.isFinished else { return nil }
    return ledger
  }

  /// Removes the ledgers of runs that have ended, and of earlier processes in the same run that
  /// have the same parent and testing library.
  func removeRuns(before new: SnapshotLedger, of process: TestProcess) {
    let isAlone = new.run == process.run && !process.isWorker
    for (ledger, _) in all() where ledger.process != new.process {
      let isOver =
        ledger.run == new.run
        ? isAlone && ledger.parent == new.parent && ledger.isSwiftTesting == new.isSwiftTesting
          && !TestProcess.isRunning(ledger.process)
        : !TestProcess.isRunning(ledger.run)
      if isOver { try? FileManager.default.removeItem(at: url(of: ledger.process)) }
    }
  }

  private func all() -> [(ledger: SnapshotLedger, date: Date)] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return files.compactMap { read(URL(filePath: "\(path)/\($0)")) }
  }

  private func read(_ file: URL) -> (ledger: SnapshotLedger, date: Date)? {
    guard let bytes = try? Data(contentsOf: file),
      let ledger = try? JSONDecoder().decode(SnapshotLedger.self, from: bytes),
      ledger.version == SnapshotLedger.currentVersion,
      let attributes = try? FileManager.default.attributesOfItem(
        atPath: file.path(percentEncoded: false)
      ),
      let date = attributes[.modificationDate] as? Date
    else { return nil }
    return (ledger, date)
  }

  private func url(of process: Int32) -> URL { URL(filePath: "\(path)/\(process).json") }
}

extension SnapshotRun {
  /// Writes the ledgers of the process when it exits, with its status if the system reports it.
  static func finishAtExit() {
    #if canImport(Glibc)
    on_exit({ status, _ in SnapshotRun.endProcess(status: status) }, nil)
    #else
    atexit { SnapshotRun.endProcess(status: nil) }
    #endif
  }

  private static func endProcess(status: Int32?) {
    guard let warning = process.finish(status: status) else { return }
    writeToStandardError("warning: \(warning)\n")
  }
}
