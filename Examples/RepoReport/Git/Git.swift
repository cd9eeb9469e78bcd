import DiptychExampleSupport

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The `git` program of this machine, with the environment for its runs.
struct Git: Sendable {
  let executable: String
  /// The environment of each run, in the form `NAME=value`.
  let environment: [String]

  /// Creates a `git` from the program on the search path of an environment.
  ///
  /// The variables of a hook or an alias can select another repository, so a run does not inherit
  /// them. It also does not inherit the variables for tracing, because the output of tracing would
  /// mix with the error messages.
  init(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(ReportError) {
    guard let executable = Self.executable(onPath: environment["PATH"] ?? "") else {
      throw .gitNotFound
    }
    self.executable = executable
    var own = environment.filter { name, _ in
      !Self.repositoryVariables.contains(name) && !name.hasPrefix("GIT_TRACE")
    }
    own["LC_ALL"] = "C"
    own["GIT_TERMINAL_PROMPT"] = "0"
    own["GIT_OPTIONAL_LOCKS"] = "0"
    // When git writes to a pipe, it flushes after each commit. Without flushing, a run takes a
    // third less time.
    own["GIT_FLUSH"] = "0"
    self.environment = own.map { "\($0)=\($1)" }
  }

  /// The variables that `git rev-parse --local-env-vars` lists, except those with configuration.
  private static let repositoryVariables: Set = [
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_COMMON_DIR", "GIT_DIR", "GIT_GRAFT_FILE",
    "GIT_IMPLICIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_NAMESPACE", "GIT_NO_REPLACE_OBJECTS",
    "GIT_OBJECT_DIRECTORY", "GIT_PREFIX", "GIT_REPLACE_REF_BASE", "GIT_SHALLOW_FILE",
    "GIT_WORK_TREE",
  ]

  private static func executable(onPath searchPath: String) -> String? {
    searchPath
      .split(separator: ":")
      .map { "\($0)/git" }
      .first { access($0, X_OK) == 0 && (try? fileKind(of: $0)) == S_IFREG }
  }
}

extension Git {
  /// The result of a short run of `git`.
  struct Answer: Equatable, Sendable {
    let end: GitProcess.End
    /// Standard output without its final newline.
    let text: String

    var isSuccess: Bool { end.status == 0 }
  }

  /// Starts `git` in a folder.
  func start(_ arguments: [String], in path: String) throws(ReportError) -> GitProcess {
    try GitProcess(git: self, arguments: ["--no-pager", "-C", path] + arguments)
  }

  /// Runs `git` in a folder to its end, and returns its output.
  func ask(_ arguments: [String], in path: String) throws(ReportError) -> Answer {
    let process = try start(arguments, in: path)
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 4096, alignment: 1)
    defer { buffer.deallocate() }
    var output: [UInt8] = []
    while true {
      let count = try process.read(into: buffer)
      if count == 0 { break }
      output.append(contentsOf: buffer[..<count])
    }
    if output.last == UInt8(ascii: "\n") { output.removeLast() }
    return Answer(end: process.waitForEnd(), text: String(decoding: output, as: UTF8.self))
  }
}
