public import DiptychSnapshots
public import Testing

/// A command that a test runs: an executable with arguments, an environment and input.
///
/// ```swift
/// let output = try await Command("git", "status", "--short", in: folder).run()
/// ```
public struct Command: Sendable {
  /// An error that is thrown if a command can't be started, or is killed at its time limit.
  public enum Failure: Error, Hashable, Sendable {
    /// The system could not start the program.
    case notStarted(program: String, reason: String)
    /// The path of the working directory is not a folder.
    case noFolder(program: String, folder: String)
    /// An argument or an environment variable contains a NUL character.
    ///
    /// The system would cut the text at this character.
    case argumentWithNUL(program: String)
    /// The program, or a child process that keeps the program's output open, exceeded the time
    /// limit and was killed.
    case timedOut(program: String, limit: Duration)
  }

  /// The name or the path of the program.
  ///
  /// A name without a slash is searched for in `PATH`.
  public var program: String

  /// The arguments, without the name of the program.
  public var arguments: [String]

  /// The working directory of the program, or nil for the working directory of the tests.
  public var folder: String?

  /// The environment variables, or nil for the environment of the tests.
  public var environment: [String: String]?

  /// The bytes that the program reads from standard input.
  public var input: [UInt8]

  /// The maximum time that the program may run.
  ///
  /// After this time, the program and its child processes are killed.
  public var limit: Duration

  /// Creates a command from a program and its arguments.
  ///
  /// - Parameters:
  ///   - program: The name or the path of the program.
  ///   - arguments: The arguments.
  ///   - folder: The working directory of the program, or nil for the working directory of the
  ///     tests.
  ///   - environment: The environment variables, or nil for the environment of the tests.
  ///   - input: The bytes that the program reads from standard input.
  ///   - limit: The maximum time that the program may run.
  public init(
    _ program: String,
    _ arguments: String...,
    in folder: String? = nil,
    environment: [String: String]? = nil,
    input: [UInt8] = [],
    limit: Duration = .seconds(60)
  ) {
    self.program = program
    self.arguments = arguments
    self.folder = folder
    self.environment = environment
    self.input = input
    self.limit = limit
  }
}

extension Command.Failure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notStarted(let program, let reason):
      "The program \(program) can't be started: \(reason). Name one that is installed, or its path."
    case .noFolder(let program, let folder):
      """
      The program \(program) can't be started in “\(folder)”: there is no such folder. Create it \
      before the command runs, or name another one.
      """
    case .argumentWithNUL(let program):
      """
      The program \(program) can't be given a NUL in an argument or an environment variable. Leave it \
      out, or write it to the `input` of the command.
      """
    case .timedOut(let program, let limit):
      """
      The program \(program), or one that it started and that keeps its output open, ran longer than \
      \(limit), and was killed. Give it more time by the `limit` of its command, or the input that it \
      waits for.
      """
    }
  }
}

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
    .check(CollectionOfOne(try .init(of: output, as: .command.scrubbed(by: scrubbers))))
  return output
}
