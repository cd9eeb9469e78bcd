/// A program with its arguments, which a test runs to its end.
///
/// ```swift
/// let output = try await Command("git", "status", "--short", in: folder).run()
/// ```
public struct Command: Sendable {
  /// A reason why a command has no result.
  public enum Failure: Error, Hashable, Sendable {
    /// The program could not be started.
    case notStarted(program: String, reason: String)
    /// The working directory is not a folder.
    case noFolder(program: String, folder: String)
    /// An argument or an environment variable has a NUL, so a program would read only its
    /// beginning.
    case argumentWithNUL(program: String)
    /// The program, or one that it started, ran longer than it may, and was killed.
    case timedOut(program: String, limit: Duration)
  }

  /// The name of the program, which is searched for in `PATH` unless it has a slash.
  public var program: String

  /// The arguments, without the name of the program.
  public var arguments: [String]

  /// The working directory of the program, or nil for the tests' own.
  public var folder: String?

  /// The environment variables; nil for the tests' own.
  public var environment: [String: String]?

  /// The bytes of standard input, which has no terminal.
  public var input: [UInt8]

  /// The maximum time.
  ///
  /// After it, the program and the processes that it has started are killed.
  public var limit: Duration

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - program: The name or the path of the program.
  ///   - arguments: The arguments.
  ///   - folder: The working directory of the program, or nil for the tests' own.
  ///   - environment: The environment variables; nil for the tests' own.
  ///   - input: The bytes of standard input.
  ///   - limit: The maximum time; after it, the program is killed.
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
