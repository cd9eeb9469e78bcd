import BistroTerminalTesting
import DiptychTesting

/// A runner of the programs of this package, as child processes of the test.
enum Program {
  /// The end of a program.
  struct End: Equatable {
    let status: Int32
    let output: String
    let error: String
  }

  /// The error of a program that a signal ended.
  struct Killed: Error {
    let signal: Int32
  }

  /// Runs a program of this package to its end.
  static func run(
    _ name: String,
    _ arguments: [String],
    environment: [String: String] = [:]
  ) async throws -> End {
    var command = Command(try pathOfProgram(name), environment: environment)
    command.arguments = arguments
    let result = try await command.run()
    switch result.end {
    case .killed(let signal): throw Killed(signal: signal)
    case .exited(let status):
      return End(
        status: status,
        output: String(decoding: result.output, as: UTF8.self),
        error: String(decoding: result.errors, as: UTF8.self)
      )
    }
  }
}
