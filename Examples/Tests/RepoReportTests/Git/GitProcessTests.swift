import DiptychExampleTesting
import Testing

@testable import DiptychRepoReport

@Suite struct GitProcessTests {
  @Test(
    "How git ended, and why",
    arguments: [
      ("echo fine", 0, "git gave no reason", "fine"),
      ("printf 'a\\n\\n'; exit 3", 3, "git gave no reason", "a\n"),
      ("echo 'warning: x' >&2; echo 'fatal: no\nmore' >&2; exit 128", 128, "no", ""),
      ("echo 'error: one' >&2; echo 'hint: two' >&2; exit 1", 1, "one", ""),
      ("echo 'something else' >&2; exit 1", 1, "something else", ""),
      ("kill -9 $$", 137, "git gave no reason", ""),
      ("cat; echo end", 0, "git gave no reason", "end"),
    ] as [(String, Int32, String, String)]
  )
  func endings(script: String, status: Int32, message: String, output: String) async throws {
    try await TemporaryFolder.with { folder in
      let end = GitProcess.End(status: status, message: message)
      let answer = try FakeGit(script, in: folder).ask()
      #expect(answer == Git.Answer(end: end, text: output))
    }
  }

  @Test("A full pipe of errors does not stop git")
  func chatter() async throws {
    try await TemporaryFolder.with { folder in
      let script = """
        echo 'fatal: first' >&2
        head -c 1000000 /dev/zero | tr '\\0' 'x' >&2
        echo done
        exit 5
        """
      let end = GitProcess.End(status: 5, message: "first")
      let answer = try FakeGit(script, in: folder).ask()
      #expect(answer == Git.Answer(end: end, text: "done"))
    }
  }

  @Test("Much output arrives whole")
  func streaming() async throws {
    try await TemporaryFolder.with { folder in
      let answer = try FakeGit("head -c 3000000 /dev/zero | tr '\\0' 'x'", in: folder).ask()
      #expect(answer.text == String(repeating: "x", count: 3_000_000))
    }
  }

  @Test("A program that can't be run is named")
  func unrunnable() async throws {
    try await TemporaryFolder.with { folder in
      let fake = try FakeGit("", interpreter: "/nonexistent/interpreter", in: folder)
      let expected = ReportError.gitNotStarted(
        executable: folder.path(of: "bin/git"),
        reason: "No such file or directory"
      )
      #expect(throws: expected) { try fake.ask() }
    }
  }

  @Test("Cancelling ends a git that never would")
  func cancellation() async throws {
    try await TemporaryFolder.with { folder in
      let fake = try FakeGit("exec sleep 1000", in: folder)
      let task = Task { () throws -> Git.Answer in
        withUnsafeCurrentTask { $0?.cancel() }
        return try fake.ask()
      }
      await #expect(throws: ReportError.cancelled) { try await task.value }
    }
  }
}
