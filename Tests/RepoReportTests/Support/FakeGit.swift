import DiptychExampleTesting
import Foundation

@testable import DiptychRepoReport

/// A shell script in the place of git, for what the real one does only on bad days.
struct FakeGit {
  let searchPath: String
  let folder: TemporaryFolder

  init(_ script: String, interpreter: String = "/bin/sh", in folder: TemporaryFolder) throws {
    self.folder = folder
    searchPath = folder.path(of: "bin")
    try folder.makeFolder("bin")
    try folder.write("#!\(interpreter)\n\(script)\n", to: "script")
    // A copy that another process makes: a program can't be started while it is open for writing,
    // and what is open here is so, for a moment, in every process that another test starts.
    let copy = try Process.run(
      URL(filePath: "/usr/bin/install"),
      arguments: ["-m", "755", folder.path(of: "script"), folder.path(of: "bin/git")]
    )
    copy.waitUntilExit()
  }

  var git: Git {
    get throws { try Git(environment: ["PATH": "\(searchPath):/usr/bin:/bin"]) }
  }

  /// Runs the script to its end.
  func ask() throws -> Git.Answer { try git.ask([], in: folder.path) }
}
