#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The reference files that the newest test run has used, and those that it has not used.
///
/// The files are compared with the ledgers of the run, which list the snapshots that were taken. So
/// the reference files of renamed and removed tests are found. If the run was partial, failed or
/// was killed, the unused files are not known.
package struct ReferenceUse: Equatable, Sendable {
  /// The number of reference files that the run has used.
  package var usedCount = 0

  /// The reference files that no test uses any more.
  package var obsolete: [String] = []

  /// The reference files of tests that exist but took no snapshot, for example because they are
  /// disabled.
  package var idle: [String] = []

  /// The reference files that another run or version control has written after the run.
  package var recent: [String] = []

  /// Compares the references of a package with its newest run.
  ///
  /// - Parameters:
  ///   - package: The package.
  ///   - assumesSuccess: Whether a run of all tests counts as passed if the system does not report
  ///     it.
  /// - Throws: An ``UncheckedReason``, or a ``SnapshotError`` if the references can't be read.
  /// - Complexity: O(*n* log *n*) in the number of reference files. The sources of the package are
  ///   also read if a test took no snapshot.
  package init(of package: SnapshotPackage, assumesSuccess: Bool = false) throws {
    guard let run = LedgerFolder(package.directories).newestRun() else {
      throw UncheckedReason.noRun
    }
    try Self.check(run.ledgers, package.directories, assumesSuccess)
    let used = Set(run.ledgers.flatMap(\.paths))
    let tests = Set(used.map(Self.test))
    let folder = ReferenceFolder(package.directories.references)
    // The sources are read only when a test is looked up.
    lazy var declared = package.declaredFunctions()
    for file in try folder.files() {
      let test = Self.test(of: file)
      if used.contains(file) {
        usedCount += 1
      } else if folder.changeDate(of: file).map({ $0 >= run.date }) ?? false {
        // The file system rounds times, so an equal time may be a later time.
        recent.append(file)
      } else if !tests.contains(test),
        declared.contains(test.split(separator: "/").last.map(String.init) ?? test)
      {
        idle.append(file)
      } else {
        obsolete.append(file)
      }
    }
  }

  /// Throws the reason why the processes of a run did not run all tests, or did not pass.
  fileprivate static func check(
    _ ledgers: [SnapshotLedger],
    _ directories: SnapshotDirectories,
    _ assumesSuccess: Bool
  ) throws(UncheckedReason) {
    for ledger in ledgers {
      guard ledger.references == directories.references else {
        throw .otherFolder(ledger.references)
      }
      if ledger.selection == [TestProcess.parallel] {
        if !assumesSuccess { throw .parallel }
      } else if !ledger.selection.isEmpty {
        throw .selection(ledger.selection)
      }
      guard ledger.isFinished else { throw .unfinished }
      switch ledger.status {
      case 0: break
      case let status?: throw .failed(status: status)
      case nil: if !assumesSuccess { throw .unknownResult }
      }
    }
  }

  /// Returns the folder of the test that a reference belongs to.
  private static func test(of file: String) -> String {
    String(file[..<(file.lastIndex(of: "/") ?? file.startIndex)])
  }
}

extension SnapshotPackage {
  /// Removes the staged outputs that the newest run did not take, if that run ran all tests and
  /// passed, and the texts of inline snapshots whose calls are gone.
  package func removeStaleOutputs(assumesSuccess: Bool = false) {
    guard let run = LedgerFolder(directories).newestRun() else { return }
    let isComplete = (try? ReferenceUse.check(run.ledgers, directories, assumesSuccess)) != nil
    let taken = Set(run.ledgers.flatMap(\.paths))
    let staging = SnapshotStaging(directories)
    for snapshot in staging.staged() where !taken.contains(snapshot.path) {
      if isComplete || snapshot.inline.map(isGone) == true { staging.reject(snapshot) }
    }
  }

  /// Returns whether the source has no call of an inline snapshot at its place.
  private func isGone(_ call: InlineCallRecord) -> Bool {
    let source = FileManager.default.contents(atPath: "\(path)/\(call.file)") ?? Data()
    do throws(InlineSnapshotError) {
      _ = try InlineRewriter.apply(Array(call.edits.prefix(1)), to: Array(source))
    } catch .noCall {
      return true
    } catch {}
    return false
  }
}

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
