import Diptych
import DiptychTerminal
import DiptychExampleTesting

import Foundation

@testable import DiptychRepoReport

/// A run of the whole program in this process, with files as its streams.
struct ProgramRun: Equatable {
  let status: Int32
  let output: String
  let error: String

  init(status: Int32, output: String, error: String) {
    self.status = status
    self.output = output
    self.error = error
  }

  /// Runs the program to its end.
  ///
  /// The traits belong to the standard streams, which are files but may look like terminals.
  /// `searchPath` is a folder that contains another git.
  init(
    _ arguments: [String],
    in folder: TemporaryFolder,
    outputTraits: TerminalTraits = .file,
    errorTraits: TerminalTraits = .file,
    searchPath: String? = nil
  ) async throws {
    let outputPath = folder.path(of: "stdout-\(UUID())")
    let errorPath = folder.path(of: "stderr-\(UUID())")
    try Data().write(to: URL(filePath: outputPath))
    try Data().write(to: URL(filePath: errorPath))
    defer {
      try? FileManager.default.removeItem(atPath: outputPath)
      try? FileManager.default.removeItem(atPath: errorPath)
    }
    let outputFile = try FileHandle(forWritingTo: URL(filePath: outputPath))
    let errorFile = try FileHandle(forWritingTo: URL(filePath: errorPath))
    var environment = FixtureRepository.isolatedEnvironment(home: folder.path)
    environment["SOURCE_DATE_EPOCH"] = "\(Timestamp.sample.secondsSinceEpoch)"
    if let searchPath { environment["PATH"] = "\(searchPath):/usr/bin:/bin" }
    let program = RepoReport(
      standardOutput: Terminal(descriptor: outputFile.fileDescriptor, traits: outputTraits),
      standardError: Terminal(descriptor: errorFile.fileDescriptor, traits: errorTraits),
      environment: environment
    )
    let status = await program.run(arguments)
    try outputFile.close()
    try errorFile.close()
    self.init(
      status: status,
      output: try String(contentsOf: URL(filePath: outputPath), encoding: .utf8),
      error: try String(contentsOf: URL(filePath: errorPath), encoding: .utf8)
    )
  }
}

extension TerminalTraits {
  /// The traits of a file.
  static var file: TerminalTraits {
    TerminalTraits(color: .none, width: nil, isInteractive: false)
  }
}
