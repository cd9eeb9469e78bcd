import DiptychExampleTesting
import Testing

@testable import DiptychRepoReport

@Suite struct GitTests {
  @Test("No git on the search path", arguments: [[:], ["PATH": ""], ["PATH": "/nonexistent:/dev"]])
  func missing(environment: [String: String]) {
    #expect(throws: ReportError.gitNotFound) { try Git(environment: environment) }
  }

  @Test("A folder called git is not the program")
  func folder() async throws {
    try await TemporaryFolder.with { folder in
      try folder.makeFolder("git")
      #expect(throws: ReportError.gitNotFound) { try Git(environment: ["PATH": folder.path]) }
    }
  }

  @Test("No inherited variable leads git to another repository")
  func environment() async throws {
    try await TemporaryFolder.with { folder in
      let fake = try FakeGit("exit 0", in: folder)
      let git = try Git(
        environment: [
          "PATH": fake.searchPath, "GIT_DIR": "/a", "GIT_WORK_TREE": "/b", "GIT_TRACE": "1",
          "GIT_TRACE2_EVENT": "1", "GIT_CONFIG_GLOBAL": "/c", "LC_ALL": "de_DE", "HOME": "/d",
        ]
      )
      #expect(
        git.environment.sorted() == [
          "GIT_CONFIG_GLOBAL=/c", "GIT_FLUSH=0", "GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0",
          "HOME=/d", "LC_ALL=C", "PATH=\(fake.searchPath)",
        ]
      )
    }
  }
}
