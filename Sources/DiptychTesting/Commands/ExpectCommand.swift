public import DiptychSnapshots
public import Testing

/// Runs a command, and compares its exit status, output and errors with a reference file.
///
/// ```swift
/// @Test func missingFile() async {
///   await expectCommand(Command("invoice", "--total", "missing.json"), scrubbedBy: .durations)
/// }
/// ```
///
/// The reference file is a text such as this:
///
/// ```text
/// $ invoice --total missing.json
/// status: 1
///
/// errors:
/// invoice: 'missing.json' does not exist
/// ```
///
/// - Parameters:
///   - command: The command. It reads ``Command/input`` as its standard input.
///   - name: The name of the snapshot, or nil if the test has no arguments and takes only one
///     snapshot.
///   - scrubbers: The scrubbers, which replace text that changes from run to run, such as
///     durations.
///   - record: The record mode, which determines whether reference files are written. If it is nil,
///     the trait `.snapshots(record:)` or the environment variable `SNAPSHOTS_RECORD` determines
///     the mode.
///   - sourceLocation: The place where issues are reported.
/// - Returns: The result of the command. If the command can't be started or is killed at its time
///   limit, the result is nil, and an issue is reported.
@discardableResult
public func expectCommand(
  _ command: Command,
  named name: String? = nil,
  scrubbedBy scrubbers: Scrubber...,
  record: RecordMode? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) async -> CommandOutput? {
  let output: CommandOutput
  do throws(Command.Failure) {
    output = try await command.run()
  } catch {
    TestingLibrary.current.fail(error, at: sourceLocation)
    return nil
  }
  SnapshotExpectation(name: name, record: record, place: sourceLocation)
    .check(output, as: .command.scrubbed(by: scrubbers))
  return output
}
