import DiptychExampleTesting
import DiptychTerminal
import Foundation

@testable import markdown_site

/// A run of the program in this process, with files as its streams.
///
/// The paths of the temporary folder are left out of the texts.
struct Run: Equatable {
  var output = ""
  var error = ""
  var status: Int32 = 0

  /// Makes a site of the folder `docs`.
  static func site(_ arguments: String..., in folder: TemporaryFolder) async throws -> Run {
    let paths = [folder.path(of: "docs"), "--html", folder.path(of: "site")]
    return try await program(paths + arguments, in: folder)
  }

  static func program(_ arguments: [String], in folder: TemporaryFolder) async throws -> Run {
    for name in ["stdout", "stderr"] { try folder.write("", to: name) }
    let output = try FileHandle(forWritingTo: URL(filePath: folder.path(of: "stdout")))
    let error = try FileHandle(forWritingTo: URL(filePath: folder.path(of: "stderr")))
    let traits = TerminalTraits(color: .none, width: 200, isInteractive: false)
    let program = MarkdownSite(
      standardOutput: Terminal(descriptor: output.fileDescriptor, traits: traits),
      standardError: Terminal(descriptor: error.fileDescriptor, traits: traits)
    )
    let status = await program.run(arguments)
    try output.close()
    try error.close()
    let texts = try ["stdout", "stderr"].map {
      try String(contentsOf: URL(filePath: folder.path(of: $0)), encoding: .utf8)
        .replacing("\(folder.path)/", with: "")
    }
    return Run(output: texts[0], error: texts[1], status: status)
  }
}

extension TemporaryFolder {
  /// Writes files into the folder `docs`, and makes the folders that they are in.
  func writeDocuments(_ files: [String: String]) throws {
    for (name, text) in files {
      let path = "docs/\(name)"
      try makeFolder(String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)]))
      try write(text, to: path)
    }
  }

  /// Returns the `main` element of a page.
  func main(of page: String) throws -> String {
    let html = try String(contentsOf: URL(filePath: path(of: "site/\(page)")), encoding: .utf8)
    let start = html.range(of: "<main id=\"content\">")?.upperBound ?? html.startIndex
    return String(html[start..<(html.range(of: "</main>")?.lowerBound ?? html.endIndex)])
  }
}
