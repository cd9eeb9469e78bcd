import DiptychSystem

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A test run, which compares the outputs of tests with reference files.
///
/// It finds the folders and the record mode of each snapshot, and throws an error if two snapshots
/// have the same path.
///
/// An assertion function, such as `expectSnapshot`, calls `verify` for each snapshot, and reports
/// the outcome.
package final class SnapshotRun: Sendable {
  /// The test run of this process.
  ///
  /// This run also records which reference files were used, so that `diptych-snapshots prune` can
  /// find unused files.
  package static let process: SnapshotRun = {
    let run = SnapshotRun(
      environment: ProcessInfo.processInfo.environment,
      process: TestProcess.current
    )
    finishAtExit()
    return run
  }()

  private struct State {
    /// The snapshots so far, by their paths in lowercase.
    var claims: [String: SnapshotLocation] = [:]
    /// The folders of the packages, by source files.
    var directories: [String: SnapshotDirectories] = [:]
    var ledgers: [SnapshotDirectories: SnapshotLedger] = [:]
    /// The number of references that the run has added.
    var recorded = 0
  }

  let environment: [String: String]
  private let testProcess: TestProcess?
  private let fixedDirectories: SnapshotDirectories?
  private let state = Mutex(State())
  /// The texts at each inline snapshot, and whether one of them differs and is staged.
  ///
  /// If one of the texts differs, the last text differs. The lock is also held while texts are
  /// staged, because cases of one test run in parallel, and the list of texts that is written last
  /// has to be the longest.
  private let inline = Mutex<[String: (texts: [String], isStaged: Bool)]>([:])

  /// Creates a test run that has taken no snapshots yet.
  ///
  /// - Parameters:
  ///   - environment: The environment variables, which determine the folders and the record mode.
  ///   - process: The process that the run keeps ledgers for, or nil to keep none.
  ///   - directories: The folders of all snapshots, or nil to look for the folders of each source
  ///     file.
  package init(
    environment: [String: String],
    process: TestProcess? = nil,
    directories: SnapshotDirectories? = nil
  ) {
    self.environment = environment
    testProcess = process
    fixedDirectories = directories
  }

  /// Compares bytes with their reference file, or writes the bytes to the file.
  ///
  /// - Parameters:
  ///   - output: The output of the test.
  ///   - location: The location of the reference file.
  ///   - filePath: The path of the test's source file, from `#filePath`.
  ///   - record: The record mode that the test has set in its code, or nil.
  /// - Returns: The outcome.
  /// - Throws: A ``SnapshotError`` if the output can't be compared or written.
  package func verify(
    _ output: some Sequence<UInt8>,
    at location: SnapshotLocation,
    filePath: String,
    record: RecordMode? = nil
  ) throws(SnapshotError) -> SnapshotOutcome {
    let mode = try RecordMode(requested: record, environment: environment)
    let directories = try directories(of: filePath)
    try claim(location, in: directories)
    return try SnapshotStore(directories).verify(output, at: location, record: mode)
  }

  /// Notes a text at the place of an inline snapshot, and stages the texts under the lock.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - place: The place of the call.
  ///   - isMatched: Whether the text equals the text in the source.
  ///   - stage: A closure that stages the different texts so far. The last of these texts differs
  ///     from the source. The argument is nil if no text differs.
  /// - Returns: The result of `stage`.
  func noteInline<Result>(
    _ text: String,
    at place: String,
    isMatched: Bool,
    _ stage: (_ texts: [String]?) -> Result
  ) -> Result {
    inline.withLock { inline in
      var noted = inline[place] ?? ([], false)
      let bytes = Array(text.utf8)
      if let index = noted.texts.firstIndex(where: { Array($0.utf8) == bytes }) {
        if !isMatched { noted.texts.append(noted.texts.remove(at: index)) }
      } else {
        noted.texts.insert(text, at: isMatched ? 0 : noted.texts.count)
      }
      if !isMatched { noted.isStaged = true }
      inline[place] = noted
      return stage(noted.isStaged ? noted.texts : nil)
    }
  }

  /// Returns the warnings about the references that one call has written.
  ///
  /// Only the first call that has recorded new references names them in a warning.
  package func warnings(about outcomes: [SnapshotOutcome]) -> [String] {
    let count = outcomes.count(where: \.isNew)
    let isFirst = state.withLock { state in
      state.recorded += count
      return state.recorded == count
    }
    return SnapshotOutcome.warnings(about: isFirst ? outcomes : outcomes.filter { !$0.isNew })
  }

  /// Writes the ledgers, when the process exits.
  ///
  /// - Returns: A warning about the references that the run has added, if there are several.
  @discardableResult
  package func finish(status: Int32?) -> String? {
    let ledgers = state.withLock { state in
      state.ledgers.map { directories, ledger in
        var ledger = ledger
        ledger.status = status
        ledger.isFinished = true
        ledger.paths = Set(ledger.paths).sorted()
        return (directories, ledger)
      }
    }
    for (directories, ledger) in ledgers { LedgerFolder(directories).write(ledger) }
    let count = state.withLock(\.recorded)
    if count < 2 { return nil }
    return "Recorded \(count) new references in this run.\nLook at them before you commit them."
  }

  /// Returns the folders of the package that contains a source file, and remembers them.
  private func directories(of filePath: String) throws(SnapshotError) -> SnapshotDirectories {
    if let fixedDirectories { return fixedDirectories }
    if let known = state.withLock({ $0.directories[filePath] }) { return known }
    let directories = try SnapshotDirectories(filePath: filePath, environment: environment)
    state.withLock { $0.directories[filePath] = directories }
    return directories
  }

  /// Registers a snapshot.
  ///
  /// Throws an error if another snapshot of this run has the same path when case is ignored.
  private func claim(
    _ location: SnapshotLocation,
    in directories: SnapshotDirectories
  ) throws(SnapshotError) {
    let key = location.path.lowercased()
    let other: SnapshotLocation? = state.withLock { state in
      if let other = state.claims[key] { return other }
      state.claims[key] = location
      return nil
    }
    guard let other else { return noteUse(of: location.path, in: directories) }
    throw if other == location {
      .duplicate(path: location.path, owner: location.owner)
    } else {
      .collision(
        path: location.path,
        owner: location.owner,
        otherPath: other.path,
        otherOwner: other.owner
      )
    }
  }

  /// Notes in the ledger that the run has taken a snapshot.
  func noteUse(of path: String, in directories: SnapshotDirectories) {
    guard let testProcess else { return }
    state.withLock { state in
      state.ledgers[directories, default: begin(directories, testProcess)].paths.append(path)
    }
  }

  /// Begins the ledger of a process.
  ///
  /// If a test has started the process, the process belongs to the run of the test.
  private func begin(_ directories: SnapshotDirectories, _ process: TestProcess) -> SnapshotLedger {
    let folder = LedgerFolder(directories)
    let ledger = SnapshotLedger(
      run: folder.unfinished(process.parent)?.run ?? process.run,
      process: process,
      references: directories.references
    )
    folder.removeRuns(before: ledger, of: process)
    folder.write(ledger)
    return ledger
  }
}

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
