import DiptychExampleTesting
import Foundation

@testable import DiptychRepoReport

/// A shell script that replaces git, for failures that the real git rarely has.
struct FakeGit {
  let searchPath: String
  let folder: TemporaryFolder

  init(_ script: String, interpreter: String = "/bin/sh", in folder: TemporaryFolder) throws {
    self.folder = folder
    searchPath = folder.path(of: "bin")
    try folder.makeFolder("bin")
    try folder.write("#!\(interpreter)\n\(script)\n", to: "script")
    // Another process makes a copy of the file. A program can't be started while a process has its
    // file open for writing, and a program that another test starts may inherit this file for a
    // moment.
    let copy = try Process.run(
      URL(filePath: "/usr/bin/install"),
      arguments: ["-m", "755", folder.path(of: "script"), folder.path(of: "bin/git")]
    )
    copy.waitUntilExit()
  }

  var git: Git {
    get throws { try Git(environment: ["PATH": "\(searchPath):/usr/bin:/bin"]) }
  }

  /// Runs the script to its end, and returns its output.
  func ask() throws -> Git.Answer { try git.ask([], in: folder.path) }
}
