import Foundation

/// Queries to git about the files of a folder.
///
/// If git is missing, each query returns a default answer.
struct GitQuestions {
  let folder: String

  /// Whether the folder is in a repository.
  var isRepository: Bool { answer(["rev-parse", "--is-inside-work-tree"]) == "true\n" }

  /// Whether git keeps the line endings of the files at paths.
  func areUnconverted(_ paths: [String]) -> Bool {
    // The path, the attribute and the value end with NUL.
    guard let answer = answer(["check-attr", "-z", "--stdin", "text"], input: paths) else {
      return true
    }
    let fields = answer.split(separator: "\0", omittingEmptySubsequences: false).dropLast()
    return stride(from: 2, to: fields.count, by: 3).allSatisfy { fields[$0] == "unset" }
  }

  /// Returns the paths that git ignores.
  func ignored(_ paths: [String]) -> [String] {
    answer(["check-ignore", "-z", "--stdin"], input: paths)?
      .split(separator: "\0").map(String.init) ?? []
  }

  /// Returns the output of a command of git, or nil if it can't be started.
  private func answer(_ arguments: [String], input: [String] = []) -> String? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    let (output, questions) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = questions
    guard (try? process.run()) != nil else { return nil }
    let text = input.map { $0 + "\0" }.joined()
    // The input is written on a thread of its own, because git answers while it reads.
    let writer = Thread {
      try? questions.fileHandleForWriting.write(contentsOf: Data(text.utf8))
      try? questions.fileHandleForWriting.close()
    }
    writer.start()
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: answer, as: UTF8.self)
  }
}
