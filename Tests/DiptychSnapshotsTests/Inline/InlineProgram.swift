import Foundation
import Testing

/// A program of many inline snapshots, which says where each is, and what text it has.
struct InlineProgram {
  /// A call that the program made.
  struct Call: Decodable, Hashable, Sendable {
    /// The name of the file.
    let file: String
    /// The line of the call.
    let line: Int
    /// The column of the call.
    let column: Int
    /// The number of its new text.
    let id: Int
    /// The bytes of its text, or nil if it has no closure.
    let text: [UInt8]?
  }

  /// The bytes of the source files by their names.
  var files: [String: [UInt8]]

  /// Compiles the program, runs it, and returns the calls that it made.
  func calls() async throws -> [Call] {
    let folder = try TemporaryFolder()
    let sources = files.merging(["main.swift": Array(main.utf8)]) { $1 }
    for (name, bytes) in sources {
      try Data(bytes).write(to: URL(filePath: "\(folder.path)/\(name)"))
    }
    let paths = sources.keys.sorted().map { "\(folder.path)/\($0)" }
    let program = "\(folder.path)/program"
    let compiler = [
      "swiftc", "-swift-version", "6", "-suppress-warnings", "-module-name", "Program",
    ]
    let messages = try await Self.output(of: compiler + ["-o", program] + paths, in: folder)
    try #require(messages == "", "The program does not compile.")
    let output = try await Self.output(of: [program], in: folder)
    return try output.split(separator: "\n").map {
      try JSONDecoder().decode(Call.self, from: Data($0.utf8))
    }
  }

  /// Runs a command, and returns all that it writes.
  private static func output(
    of command: [String],
    in folder: TemporaryFolder
  ) async throws -> String {
    let url = URL(filePath: "\(folder.path)/output")
    try Data().write(to: url)
    let file = try FileHandle(forWritingTo: url)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = file
    process.standardError = file
    try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { _ in continuation.resume() }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    return String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }

  private var main: String {
    """
    let name = "name"

    struct Look {
      static let one = Look()
      static func text(width: Int) -> Look { Look() }
      static func named(_ name: String) -> Look { Look() }
      static func made(_ change: (String) -> String) -> Look { Look() }
      static func matching(_ expression: Regex<Substring>) -> Look { Look() }
    }

    func later(_ id: Int) async throws -> Int { id }

    func expectInlineSnapshot(
      of id: Int,
      as look: Look = .one,
      file: String = #file,
      line: Int = #line,
      column: Int = #column,
      matches: (() -> String)? = nil
    ) {
      let text = matches.map { "\\(Array($0().utf8))" } ?? "null"
      let file = file.split(separator: "/").last ?? ""
      print(
        #"{"file":"\\#(file)","line":\\#(line),"column":\\#(column),"id":\\#(id),"text":\\#(text)}"#
      )
    }

    func expectOne(of id: Int, line: Int = #line, column: Int = #column, file: String = #file) {
      expectInlineSnapshot(of: id, file: file, line: line, column: column)
    }

    struct Tester {
      func expectInlineSnapshot(
        of id: Int,
        file: String = #file,
        line: Int = #line,
        column: Int = #column,
        matches: (() -> String)? = nil
      ) {
        Program.expectInlineSnapshot(of: id, file: file, line: line, column: column, matches: matches)
      }
    }

    """
      + files.keys.sorted().map { "try await \($0.split(separator: ".")[0])()\n" }.joined()
  }
}
