import DiptychExampleTesting
import DiptychTerminal
import Foundation

@testable import diptych_snapshots

/// A run of the whole program in this process, with files as its streams.
struct ToolRun: Equatable {
  let status: Int32
  let output: String
  let error: String

  init(status: Int32, output: String = "", error: String = "") {
    self.status = status
    self.output = output
    self.error = error
  }

  /// Creates a run by running the program to its end, in a folder whose path is `/app` in the
  /// output.
  init(_ arguments: [String], in folder: TemporaryFolder) async throws {
    let streams = try ["stdout", "stderr"].map { name in
      let path = folder.path(of: ".\(name)-\(UUID())")
      try Data().write(to: URL(filePath: path))
      return (path: path, file: try FileHandle(forWritingTo: URL(filePath: path)))
    }
    let traits = TerminalTraits(color: .none, width: nil, isInteractive: false)
    let program = SnapshotsTool(
      standardOutput: Terminal(descriptor: streams[0].file.fileDescriptor, traits: traits),
      standardError: Terminal(descriptor: streams[1].file.fileDescriptor, traits: traits),
      environment: [:],
      workingDirectory: folder.path
    )
    let status = await program.run(arguments)
    let texts = try streams.map { path, file in
      try file.close()
      defer { try? FileManager.default.removeItem(atPath: path) }
      return try String(contentsOfFile: path, encoding: .utf8)
        .replacing(folder.path, with: "/app")
    }
    self.init(status: status, output: texts[0], error: texts[1])
  }
}
