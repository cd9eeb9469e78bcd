import DiptychExampleTesting
import Foundation
import Testing

@testable import DiptychRepoReport

@Suite struct RepositoryTests {
  @Test("A repository by its top folder and by others inside")
  func places() async throws {
    try await FixtureRepository.with(.sample) { fixture in
      try fixture.folder.makeFolder("bistro/docs/more")
      for place in ["", "/docs/more", "/.git", "/.git/refs", "/"] {
        let repository = try Repository(at: fixture.path + place, using: fixture.git)
        #expect(
          repository
            == Repository(
              path: fixture.path + place,
              name: "bistro",
              head: .branch("main"),
              commit: "1201cd5843485b91973706f55d221da2b1726a09",
              abbreviationLength: 7,
              isShallow: false
            )
        )
      }
    }
  }

  @Test("Copies of a repository of all kinds")
  func copies() async throws {
    try await FixtureRepository.with(.sample) { fixture in
      let folder = fixture.folder
      let source = "file://\(fixture.path)"
      try fixture.run("clone", "--quiet", "--bare", source, folder.path(of: "bare.git"))
      try fixture.run("clone", "--quiet", "--depth", "3", source, folder.path(of: "shallow"))
      try fixture.run("worktree", "add", "--quiet", "--detach", folder.path(of: "tree"), "v1.0")
      let hash = try fixture.run("rev-parse", "--short", "v1.0").dropLast()
      let newest = String(try fixture.run("rev-parse", "main").dropLast())
      let tagged = String(try fixture.run("rev-parse", "v1.0").dropLast())

      func repository(_ name: String) throws -> Repository {
        try Repository(at: folder.path(of: name), using: fixture.git)
      }
      func expected(
        _ path: String,
        _ name: String,
        _ head: Repository.Head,
        _ commit: String,
        isShallow: Bool = false
      ) -> Repository {
        Repository(
          path: folder.path(of: path),
          name: name,
          head: head,
          commit: commit,
          abbreviationLength: 7,
          isShallow: isShallow
        )
      }
      #expect(try repository("bare.git") == expected("bare.git", "bare", .branch("main"), newest))
      #expect(
        try repository("shallow")
          == expected("shallow", "shallow", .branch("main"), newest, isShallow: true)
      )
      #expect(
        try repository("tree") == expected("tree", "tree", .detached(String(hash)), tagged)
      )
      #expect(try repository("tree").abbreviatedCommit == hash)
      #expect(try repository("tree").head.description == "detached at \(hash)")
    }
  }

  @Test("Variables of a git hook have no effect")
  func hookEnvironment() async throws {
    try await FixtureRepository.with(.sample) { fixture in
      try fixture.run("init", "--quiet", "other", in: fixture.folder.path)
      var environment = fixture.environment
      environment["GIT_DIR"] = fixture.folder.path(of: "other/.git")
      let repository = try Repository(at: fixture.path, using: Git(environment: environment))
      #expect(try repository == fixture.repository)
    }
  }

  @Test("The days of the last changes of files; a shallow clone doesn't know them")
  func lastChanges() async throws {
    var stream = FastImportStream()
    let ada = FastImportStream.Author("Ada", "ada@example.org")
    for (date, files) in [
      ("1700000000 +0000", ["a.md", "b.md", "c"]), ("1702592000 +0000", ["docs/ä.md", "b.md"]),
    ] {
      stream.commit(date, by: ada, date: date, files: files)
    }
    try await FixtureRepository.with(stream) { fixture in
      func days(at path: String) throws -> [String: String] {
        try ReportSite.lastChanges(of: "*.md", in: path, environment: fixture.environment)
      }
      #expect(
        try days(at: fixture.path)
          == ["a.md": "2023-11-14", "b.md": "2023-12-14", "docs/ä.md": "2023-12-14"]
      )
      let origin = "file://\(fixture.path)"
      try fixture.run("clone", "--quiet", "--depth=1", origin, "clone", in: fixture.folder.path)
      #expect(try days(at: fixture.folder.path(of: "clone")) == [:])
    }
  }

  @Test("Folders that are not a repository with commits")
  func errors() async throws {
    try await FixtureRepository.with(FastImportStream(), named: "empty") { fixture in
      let folder = fixture.folder
      try folder.write("text", to: "file")
      let git = try fixture.git
      func error(at name: String) -> ReportError? {
        do throws(ReportError) {
          _ = try Repository(at: folder.path(of: name), using: git)
          return nil
        } catch {
          return error
        }
      }
      let path = folder.path(of:)
      let errors: [(name: String, error: ReportError)] = [
        ("missing", .pathNotFound(path("missing"))), ("file", .pathNotDirectory(path("file"))),
        ("file/below", .pathNotFound(path("file/below"))), ("", .notARepository(path(""))),
        ("empty", .noCommits(path("empty"), branch: "main")),
      ]
      for (name, expected) in errors { #expect(error(at: name) == expected) }

      try folder.write("[core\n", to: "empty/.git/config")
      let message = "bad config line 1 in file .git/config"
      let failure = ReportError.gitFailed(command: "rev-parse", status: 128, message: message)
      #expect(error(at: "empty") == failure)
    }
  }
}
