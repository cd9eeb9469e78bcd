import BistroTerminalTesting
import Foundation
import Synchronization

/// A program of this package that runs beside the test.
struct Program: Sendable {
  /// The end of a program.
  struct End: Equatable, Sendable {
    let status: Int32
    let output: String
    let error: String
  }

  /// Runs a program of this package to its end.
  static func run(
    _ name: String,
    _ arguments: [String],
    environment: [String: String] = [:]
  ) async throws -> End {
    let process = Process()
    process.executableURL = URL(filePath: try pathOfProgram(name))
    process.arguments = arguments
    process.environment = environment
    let (output, error) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = error
    let ended = AsyncStream.makeStream(of: Void.self)
    process.terminationHandler = { _ in ended.continuation.finish() }
    try process.run()
    async let outputText = text(of: output)
    async let errorText = text(of: error)
    for await _ in ended.stream {}
    return End(
      status: process.terminationStatus,
      output: await outputText,
      error: await errorText
    )
  }

  /// Reads a pipe to its end, on a thread of its own.
  @concurrent private static func text(of pipe: Pipe) async -> String {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        continuation.resume(returning: String(decoding: data, as: UTF8.self))
      }
    }
  }
}
