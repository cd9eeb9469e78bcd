import Diptych
import DiptychExampleTesting
import Foundation

@testable import DiptychRepoReport

/// A real git repository with a known history, independent of this machine's configuration.
///
/// The same stream always gives the same hashes.
struct FixtureRepository: Sendable {
  /// The folder that contains the repository; a test may add files to it.
  let folder: TemporaryFolder
  /// The work tree, which contains no files.
  let path: String
  /// The environment of git.
  let environment: [String: String]

  /// Creates a repository in a folder called `name`, which exists while `body` runs.
  static func with<Result>(
    _ stream: FastImportStream,
    named name: String = "bistro",
    _ body: (FixtureRepository) async throws -> Result
  ) async throws -> Result {
    try await TemporaryFolder.with { folder in
      let fixture = FixtureRepository(folder: folder, name: name)
      // Without sample hooks, and with all objects in one file, git is twice as fast.
      try fixture.run(
        "init",
        "--quiet",
        "--template=",
        "--initial-branch=main",
        fixture.path,
        in: folder.path
      )
      if !stream.bytes.isEmpty {
        try fixture.run(
          "-c",
          "fastimport.unpackLimit=1",
          "fast-import",
          "--quiet",
          "--date-format=raw-permissive",
          input: stream
        )
      }
      return try await body(fixture)
    }
  }

  /// Returns an environment that hides the settings and the repositories of this machine from
  /// `git`.
  static func isolatedEnvironment(home: String) -> [String: String] {
    [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "HOME": home,
      "XDG_CONFIG_HOME": home,
      "GIT_CONFIG_GLOBAL": "/dev/null",
      "GIT_CONFIG_SYSTEM": "/dev/null",
      "GIT_CEILING_DIRECTORIES": home,
    ]
  }

  private init(folder: TemporaryFolder, name: String) {
    self.folder = folder
    path = folder.path(of: name)
    environment = Self.isolatedEnvironment(home: folder.path)
  }
}

extension FixtureRepository {
  /// The git of the program under test.
  var git: Git {
    get throws { try Git(environment: environment) }
  }

  /// The repository as read by the program under test.
  var repository: Repository {
    get throws { try Repository(at: path, using: git) }
  }

  /// The whole history as read by the program under test.
  var history: History {
    get throws {
      try History(reading: repository, using: git, keepingFiles: 1000)
    }
  }

  /// Returns all commits as read by the program under test, in pages of a size.
  func commits(pageSize: Int = 1000) async throws -> [Commit] {
    let log = CommitLog(of: try repository, using: try git, pageSize: pageSize)
    var commits: [Commit] = []
    var position: CommitLog.Position?
    repeat {
      let page = try await log.page(at: position)
      commits += page.items
      position = page.next
    } while position != nil
    return commits
  }

  /// Runs git, by default in the repository, and returns its standard output.
  @discardableResult
  func run(
    _ arguments: String...,
    in path: String? = nil,
    input: FastImportStream? = nil
  ) throws -> String {
    try run(arguments: arguments, in: path, input: input)
  }

  /// Runs git, by default in the repository, and returns its standard output.
  @discardableResult
  func run(
    arguments: [String],
    in path: String? = nil,
    input: FastImportStream? = nil
  ) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", path ?? self.path] + arguments
    process.environment = environment
    let output = folder.path(of: "output-\(UUID())")
    let source = folder.path(of: "input-\(UUID())")
    try Data().write(to: URL(filePath: output))
    try Data(input?.bytes ?? []).write(to: URL(filePath: source))
    defer {
      try? FileManager.default.removeItem(atPath: output)
      try? FileManager.default.removeItem(atPath: source)
    }
    // The output goes to files instead of pipes, so that nothing has to be read while git runs.
    process.standardInput = try FileHandle(forReadingFrom: URL(filePath: source))
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: output))
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(arguments: arguments, status: process.terminationStatus)
    }
    return try String(decoding: Data(contentsOf: URL(filePath: output)), as: UTF8.self)
  }

  struct Failure: Error {
    let arguments: [String]
    let status: Int32
  }
}
