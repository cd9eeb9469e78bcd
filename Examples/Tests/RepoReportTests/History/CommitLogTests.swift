import Diptych
import DiptychExampleTesting
import Testing

@testable import DiptychRepoReport

@Suite("The log of commits")
struct CommitLogTests {
  // Inventory: A-16, A-17
  @Test("Pages of any size are the whole log", arguments: [1, 7, 59, 60, 61, 1000])
  func sizes(pageSize: Int) async throws {
    try await FixtureRepository.with(.sample) { fixture in
      let hashes = try await fixture.commits(pageSize: pageSize).map(\.hash).joined(separator: "\n")
      #expect(try hashes + "\n" == fixture.run("log", "--format=%H"))
    }
  }

  @Test("A page is the same from a log that runs and from a new one")
  func positions() async throws {
    try await FixtureRepository.with(.sample) { fixture in
      let log = try CommitLog(of: fixture.repository, using: fixture.git, pageSize: 25)
      let first = try await log.page(at: nil)
      let second = try await log.page(at: first.next)
      #expect(first.next == CommitLog.Position(head: first.items[0].hash, offset: 25))
      #expect(try await log.page(at: first.next) == second)
      #expect(try await log.page(at: nil) == first)
      let third = try await log.page(at: second.next)
      #expect(third.items.count == 10)
      #expect(third.next == nil)
    }
  }

  @Test("A commit made meanwhile moves no page")
  func movingHead() async throws {
    try await FixtureRepository.with(.sample) { fixture in
      let log = try CommitLog(of: fixture.repository, using: fixture.git, pageSize: 30)
      let first = try await log.page(at: nil)
      let expected = try await log.page(at: first.next)
      try fixture.run(
        "-c",
        "user.name=Ada",
        "-c",
        "user.email=ada@example.org",
        "commit",
        "--quiet",
        "--allow-empty",
        "--message=Later"
      )
      let other = try CommitLog(of: fixture.repository, using: fixture.git, pageSize: 30)
      #expect(try await other.page(at: first.next) == expected)
    }
  }

  @Test("A log that ends early is an error, and is read on from there")
  func interruption() async throws {
    try await FixtureRepository.with(.sample) { fixture in
      let real = try fixture.git.executable
      // The first log is killed after 2,000 bytes, in the middle of a commit.
      let fake = try FakeGit(
        """
        marker='\(fixture.folder.path(of: "marker"))'
        case "$*" in
          *log*) [ -e "$marker" ] || { : > "$marker"; '\(real)' "$@" | head -c 2000; kill -9 $$; };;
        esac
        exec '\(real)' "$@"
        """,
        in: fixture.folder
      )
      let log = try CommitLog(of: fixture.repository, using: fake.git, pageSize: 5)
      let first = try await log.page(at: nil)
      let second = try await log.page(at: first.next)
      let failure = ReportError.gitFailed(
        command: "log",
        status: 137,
        message: "git gave no reason"
      )
      var position = second.next
      await #expect(throws: failure) {
        while true { position = try await log.page(at: position).next }
      }
      #expect(failure.isInterruption)
      var commits = first.items + second.items
      position = second.next
      while let next = position {
        let page = try await log.page(at: next)
        commits += page.items
        position = page.next
      }
      #expect(try await fixture.commits() == commits)
    }
  }
}
