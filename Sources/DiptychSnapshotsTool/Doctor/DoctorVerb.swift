import DiptychSnapshots
import DiptychTerminal
import Foundation

/// A verb that shows the problems of the folder of reference files.
struct DoctorVerb {
  let package: SnapshotPackage
  let output: Terminal

  func run() throws -> ToolResult {
    let problems = try ReferenceProblem.all(in: package)
    try output.write(ProblemList(problems: problems))
    return problems.isEmpty ? .success : .failure
  }
}

/// The problems, each with a remedy.
struct ProblemList: View {
  let problems: [ReferenceProblem]

  var body: some View {
    if problems.isEmpty {
      Text("No problems.")
    } else {
      List(problems, id: \.self) { problem in
        Text(problem.description)
      }
    }
  }
}

/// The rules for editors in the `.editorconfig` of a folder.
struct EditorConfig {
  private let lines: [Substring]

  /// Reads the file.
  ///
  /// A missing file counts as empty.
  init(folder: String) {
    let text = try? String(contentsOfFile: "\(folder)/.editorconfig", encoding: .utf8)
    lines = text.map { $0.split(whereSeparator: \.isNewline) } ?? []
  }

  /// Whether editors remove blanks or add newlines in the files of a folder.
  ///
  /// Only sections for all files and for the folder itself are read. If there are several rules,
  /// the last rule applies.
  func changesFiles(in folder: String) -> Bool {
    let sections = ["*", "\(folder)/*", "\(folder)/**", "/\(folder)/**", "\(folder)/**/*"]
    var applies = false
    var values: [Substring: Substring] = [:]
    for line in lines {
      let text = line.filter { !$0.isWhitespace }
      if text.hasPrefix("["), let end = text.lastIndex(of: "]") {
        applies = sections.contains(String(text[text.index(after: text.startIndex)..<end]))
      } else if applies, let equals = text.firstIndex(of: "=") {
        let key = Substring(text[..<equals].lowercased())
        values[key] = Substring(text[text.index(after: equals)...].lowercased())
      }
    }
    return ["trim_trailing_whitespace", "insert_final_newline"].contains { values[$0] == "true" }
  }
}

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
