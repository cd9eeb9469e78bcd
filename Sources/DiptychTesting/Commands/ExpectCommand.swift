public import DiptychSnapshots

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
///   - fileID: The module and the file of the call.
///   - filePath: The path of the file.
///   - line: The line of the call, where issues are reported.
///   - column: The column of the call.
/// - Returns: The result of the command. If the command can't be started or is killed at its time
///   limit, the result is nil, and an issue is reported.
@discardableResult
public func expectCommand(
  _ command: Command,
  named name: String? = nil,
  scrubbedBy scrubbers: Scrubber...,
  record: RecordMode? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async -> CommandOutput? {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let output: CommandOutput
  do throws(Command.Failure) {
    output = try await command.run()
  } catch {
    TestingLibrary.current.fail(error, at: site)
    return nil
  }
  SnapshotExpectation(name: name, record: record, callSite: site)
    .check(output, as: .command.scrubbed(by: scrubbers))
  return output
}
