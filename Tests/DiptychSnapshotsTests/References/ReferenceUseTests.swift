import DiptychSnapshots
import Testing

@Suite("References that are used") struct ReferenceUseTests {
  private let package: TestPackage

  init() throws { package = try TestPackage() }

  /// Runs a test, whose reference is there, with other references that are older than the run.
  private func run(
    arguments: [String] = [],
    others: [String] = [],
    environment: [String: String] = [:],
    status: Int32? = 0,
    isFinished: Bool = true
  ) throws {
    for other in others {
      try package.write("old", to: "Snapshots/\(other)")
      try package.makeOld("Snapshots/\(other)")
    }
    let run = package.run(arguments: arguments, environment: environment)
    try package.verify("a", in: run)
    if isFinished { run.finish(status: status) }
  }

  @Test("A reference of a case, of a test and of a suite that are gone is obsolete")
  func obsolete() throws {
    let gone = ["AppTests/a/other.txt", "AppTests/b/default.txt", "OldTests/Suite/c/default.txt"]
    try run(others: gone)
    let use = try ReferenceUse(of: package.package)
    #expect(use.usedCount == 1)
    #expect(use.obsolete == gone)
    #expect(use.idle == [])
    #expect(use.recent == [])
  }

  @Test("A reference of a test that exists and took no snapshot is idle") func idle() throws {
    try package.write(
      """
      @Test(.disabled()) func b() {}
      @Test(.disabled()) func `two words`() {}
      """,
      to: "Tests/AppTests/Tests.swift"
    )
    let idle = ["AppTests/b/default.txt", "AppTests/two+words/default.txt"]
    try run(others: idle + ["AppTests/c/default.txt"])
    let use = try ReferenceUse(of: package.package)
    #expect(use.idle == idle)
    #expect(use.obsolete == ["AppTests/c/default.txt"])
  }

  @Test("A reference that was written at the time of the run, or after it, is recent")
  func recent() throws {
    try run()
    let reference = "AppTests/b/default.txt"
    try package.write("new", to: "Snapshots/\(reference)")
    #expect(try ReferenceUse(of: package.package).recent == [reference])
    try package.makeOld("Snapshots/\(reference)")
    try package.makeOld(".build/snapshots/ledgers/12.json")
    #expect(try ReferenceUse(of: package.package).recent == [reference])
  }

  @Test("Hidden files and ignored files are not references") func ignored() throws {
    try package.write(
      """
      # For the documentation
      Manual/
        notes.txt

      """,
      to: "Snapshots/.snapshotsignore"
    )
    try run(others: ["Manual/a.png", "notes.txt", "notes.txt2", ".DS_Store", "a/.hidden/b.txt"])
    #expect(try ReferenceUse(of: package.package).obsolete == ["notes.txt2"])
  }

  @Test("A reference is removed with the folders that it leaves empty") func remove() throws {
    try run(others: ["OldTests/Suite/c/default.txt", "OldTests/d/default.txt"])
    let folder = ReferenceFolder("\(package.path)/Snapshots")
    try folder.remove("OldTests/Suite/c/default.txt")
    #expect(try folder.files() == ["AppTests/a/default.txt", "OldTests/d/default.txt"])
    #expect(try folder.files() == package.files(in: "Snapshots/").keys.sorted())
    try folder.remove("OldTests/d/default.txt")
    #expect(try folder.files() == ["AppTests/a/default.txt"])
  }

  @Test("Without any run nothing is checked") func noRun() throws {
    try package.write("old", to: "Snapshots/AppTests/a/default.txt")
    #expect(throws: UncheckedReason.noRun) { try ReferenceUse(of: package.package) }
  }

  @Test("A run of some tests, that failed or that was killed is not checked")
  func unchecked() throws {
    try run(arguments: ["--filter", "a", "--testing-library", "swift-testing"])
    #expect(throws: UncheckedReason.selection(["--filter", "a"])) {
      try ReferenceUse(of: package.package)
    }
    try run(status: 1)
    #expect(throws: UncheckedReason.failed(status: 1)) { try ReferenceUse(of: package.package) }
    try run(isFinished: false)
    #expect(throws: UncheckedReason.unfinished) { try ReferenceUse(of: package.package) }
    try run(environment: ["DIPTYCH_SNAPSHOTS": "\(package.path)/Other"])
    #expect(throws: UncheckedReason.otherFolder("\(package.path)/Other")) {
      try ReferenceUse(of: package.package)
    }
    try run(status: nil)
    #expect(throws: UncheckedReason.unknownResult) { try ReferenceUse(of: package.package) }
    #expect(try ReferenceUse(of: package.package, assumesSuccess: true).usedCount == 1)
  }

  @Test(
    "Messages about a run that is not checked",
    arguments: [
      (.noRun, "No run of tests has taken snapshots here. Run all tests: swift test."),
      (
        .otherFolder("/app/Other"),
        """
        The last run compared with the references in /app/Other. Name the same folder in \
        DIPTYCH_SNAPSHOTS, or run all tests again: swift test.
        """
      ),
      (
        .selection(["--filter", "PageTests"]),
        """
        The last run had --filter PageTests, so not all tests took their snapshots. Run all of \
        them: swift test.
        """
      ),
      (
        .parallel,
        """
        The last run had --parallel, so each of its processes ran a part of the tests. If all tests \
        ran and passed, say so: swift run diptych-snapshots prune --passed.
        """
      ),
      (
        .unfinished,
        "The last run has not ended, or was killed. Run all tests to their end: swift test."
      ),
      (
        .failed(status: 1),
        """
        The last run failed (status 1), so some tests may have ended before their snapshots. Make \
        it pass: swift test.
        """
      ),
      (
        .unknownResult,
        """
        This system does not tell whether the last run passed. If it did, say so: \
        swift run diptych-snapshots prune --passed.
        """
      ),
    ] as [(UncheckedReason, String)]
  )
  func reason(reason: UncheckedReason, text: String) { #expect(reason.description == text) }
}
