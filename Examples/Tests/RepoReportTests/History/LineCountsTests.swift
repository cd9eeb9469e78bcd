import DiptychExampleTesting
import Testing

@testable import DiptychRepoReport

@Suite("The lines of a repository")
struct LineCountsTests {
  private static let identity = [
    "-c", "user.name=Ada", "-c", "user.email=ada@example.org", "-c", "commit.gpgSign=false",
  ]

  private func lines(
    of fixture: FixtureRepository,
    keepingCommits keptCommits: Int = .max,
    progress: (LineCounts) -> Void = { _ in }
  ) throws -> LineCounts {
    try LineCounts(
      reading: fixture.repository,
      using: fixture.git,
      of: fixture.history.files,
      keepingCommits: keptCommits,
      progress: progress
    )
  }

  private func commit(_ message: String, in fixture: FixtureRepository) throws {
    try fixture.run("add", "--all")
    try fixture.run(
      arguments: Self.identity + ["commit", "--quiet", "--allow-empty", "--message", message]
    )
  }

  @Test("Renames, binary files, odd paths, an empty commit and a merge")
  func kinds() async throws {
    try await FixtureRepository.with(FastImportStream()) { fixture in
      let folder = fixture.folder
      let odd = "odd \"näme\"\n\ttab"
      let poem = (1...9).map { "line \($0)\n" }.joined()
      try folder.write(poem, to: "bistro/poem")
      try folder.write("\0\u{1}\u{2}", to: "bistro/picture")
      try folder.write("a\nb", to: "bistro/\(odd)")
      try commit("one", in: fixture)
      try fixture.run("mv", "poem", "renamed")
      try folder.write(poem + "more\n", to: "bistro/renamed")
      try folder.write("\0\u{1}\u{3}", to: "bistro/picture")
      try folder.write("a\nc\nd\n", to: "bistro/\(odd)")
      try commit("two", in: fixture)
      try commit("empty", in: fixture)
      try fixture.run("checkout", "--quiet", "-b", "side", "HEAD~1")
      try fixture.run("rm", "--quiet", odd)
      try commit("remove", in: fixture)
      try fixture.run("checkout", "--quiet", "main")
      try fixture.run(
        arguments: Self.identity + ["merge", "--quiet", "--no-ff", "--message", "merge", "side"]
      )

      let history = try fixture.history
      let lines = try lines(of: fixture)
      #expect(lines.commitCount == 5)
      #expect(lines.total == LineCount(added: 14, removed: 4, binaryChangeCount: 2))
      let files = Dictionary(uniqueKeysWithValues: zip(history.files.map(\.path), lines.files))
      #expect(
        files == [
          "poem": LineCount(added: 9),
          "renamed": LineCount(added: 1),
          "picture": LineCount(binaryChangeCount: 2),
          odd: LineCount(added: 4, removed: 4),
        ]
      )
      let commits = try await fixture.commits()
      let subjects = commits.map { ($0.subject, lines.commits[$0.hash]) }
      let bySubject = Dictionary(uniqueKeysWithValues: subjects)
      #expect(
        bySubject == [
          "one": LineCount(added: 11, binaryChangeCount: 1),
          "two": LineCount(added: 3, removed: 1, binaryChangeCount: 1),
          "empty": LineCount(),
          "remove": LineCount(removed: 3),
          "merge": LineCount(),
        ]
      )
      #expect(history.fileCount == 4)
      #expect(history.existingFileCount == 2)
    }
  }

  @Test("The sums equal git's")
  func comparison() async throws {
    try await FixtureRepository.with(.generated(commits: 400)) { fixture in
      var expected: [String: LineCount] = [:]
      for line in try fixture.run("log", "--format=", "--numstat").split(separator: "\n") {
        let parts = line.split(separator: "\t")
        expected[String(parts[2]), default: LineCount()] += LineCount(
          added: try #require(Int(parts[0])),
          removed: try #require(Int(parts[1]))
        )
      }
      var reports: [LineCounts] = []
      let lines = try lines(of: fixture) { reports.append($0) }
      let files = zip(try fixture.history.files.map(\.path), lines.files)
      #expect(Dictionary(uniqueKeysWithValues: files) == expected)
      var total = LineCount()
      for count in expected.values { total += count }
      #expect(lines.total == total)
      #expect(lines.commits.count == 400)
      #expect(reports.last == lines)
      let commitCounts = reports.map(\.commitCount)
      #expect(commitCounts == commitCounts.sorted())
    }
  }

  @Test("Only the newest commits are kept, and only the lines of the given files")
  func limits() async throws {
    try await FixtureRepository.with(.generated(commits: 100)) { fixture in
      let all = try lines(of: fixture)
      let newest = try await fixture.commits().prefix(3).map(\.hash)
      let some = try LineCounts(
        reading: fixture.repository,
        using: fixture.git,
        of: Array(fixture.history.files.prefix(2)),
        keepingCommits: 3
      )
      #expect(some.total == all.total)
      #expect(some.files == Array(all.files.prefix(2)))
      let newestLines = all.commits.filter { newest.contains($0.key) }
      #expect(some.commits == newestLines)
      #expect(some.commits.count == 3)
    }
  }

  @Test("Settings that change numbers of lines change nothing here")
  func settings() async throws {
    try await FixtureRepository.with(FastImportStream()) { fixture in
      let poem = (1...9).map { "line \($0)\n" }.joined()
      try fixture.folder.write(poem, to: "bistro/poem")
      try fixture.folder.write("*.txt diff=upper\n", to: "bistro/.gitattributes")
      try fixture.folder.write("a\n", to: "bistro/a.txt")
      try commit("one", in: fixture)
      try fixture.run("mv", "poem", "renamed")
      try fixture.folder.write("b\nb\n", to: "bistro/a.txt")
      try commit("two", in: fixture)
      let expected = try lines(of: fixture)
      for (name, value) in [
        ("diff.renames", "false"), ("diff.renameLimit", "1"), ("diff.algorithm", "patience"),
        ("diff.external", "false"), ("diff.upper.textconv", "false"), ("diff.relative", "true"),
        ("log.diffMerges", "first-parent"), ("diff.statGraphWidth", "5"), ("color.ui", "always"),
        ("diff.orderFile", "/nonexistent"), ("log.showSignature", "true"),
      ] {
        try fixture.run("config", name, value)
      }
      #expect(try lines(of: fixture) == expected)
    }
  }

  @Test("A git that ends early is an error, and so is one that writes something else")
  func failures() async throws {
    try await FixtureRepository.with(.generated(commits: 100)) { fixture in
      let real = try fixture.git.executable
      let history = try fixture.history
      let repository = try fixture.repository
      for (ending, expected) in [
        (
          "'\(real)' \"$@\" | head -c 3000; kill -9 $$",
          ReportError.gitFailed(command: "log", status: 137, message: "git gave no reason")
        ),
        (
          "echo 'fatal: unable to read tree' >&2; exit 128",
          .gitFailed(command: "log", status: 128, message: "unable to read tree")
        ),
        ("printf nonsense", .unexpectedOutput(afterCommits: 0)),
      ] {
        let fake = try FakeGit(ending, in: fixture.folder)
        #expect(throws: expected) {
          try LineCounts(
            reading: repository,
            using: fake.git,
            of: history.files,
            keepingCommits: 3
          )
        }
      }
    }
  }
}
