import DiptychExampleTesting
import DiptychTerminal
import Foundation

@testable import diptych_site

/// A run of the program in this process, with files as its streams.
struct Run: Equatable {
  let status: Int32
  let output: String
  let error: String

  /// Runs the program with arguments; `FOLDER` stands for the path of a folder.
  static func site(_ arguments: String..., in folder: TemporaryFolder) async throws -> Run {
    for name in ["stdout", "stderr"] { try folder.write("", to: name) }
    let output = try FileHandle(forWritingTo: URL(filePath: folder.path(of: "stdout")))
    let error = try FileHandle(forWritingTo: URL(filePath: folder.path(of: "stderr")))
    let traits = TerminalTraits(color: .none, width: 400, isInteractive: false)
    let program = SiteProgram(
      standardOutput: Terminal(descriptor: output.fileDescriptor, traits: traits),
      standardError: Terminal(descriptor: error.fileDescriptor, traits: traits)
    )
    let status = await program.run(arguments.map { $0.replacing("FOLDER", with: folder.path) })
    try output.close()
    try error.close()
    let texts = try ["stdout", "stderr"].map { name in
      try String(contentsOf: URL(filePath: folder.path(of: name)), encoding: .utf8)
        .replacing(folder.path, with: "FOLDER")
    }
    return Run(status: status, output: texts[0], error: texts[1])
  }
}
