#if canImport(XCTest) && !canImport(Darwin)
import DiptychState
import DiptychTesting
import Diptych
import Testing

/// Tests of the reports to XCTest, which runs inside of these tests.
@Suite(.serialized) struct XCTestTests {
  private static let folder = "Snapshots/DiptychTestingTests/InProcessTest/testPictures"
  private static let pending =
    ".build/snapshots/pending/DiptychTestingTests/InProcessTest/testPictures"

  private static func place(_ line: Int) -> SourceLocation {
    SourceLocation(
      fileID: "AppTests/ReportTests.swift",
      filePath: "/AppTests/ReportTests.swift",
      line: line,
      column: 3
    )
  }

  private let package: TemporaryPackage

  init() throws { package = try TemporaryPackage() }

  /// Returns the failures of a test that takes snapshots of the package, as XCTest tells them, and
  /// then what else was told.
  private func failures(
    _ environment: [String: String] = [:],
    of body: @escaping () -> Void
  ) -> [String] {
    let (failures, reports) = package.run(
      environment,
      in: package.directories,
      log: ReportLog(xctest: .real)
    ) {
      InProcessTest.failures(of: body)
    }
    return failures + reports
  }

  /// The report of a reference that was recorded.
  private func recorded(_ path: String, line: Int = 7) -> String {
    """
    standard error:
    AppTests/ReportTests.swift:\(line): warning: Recorded a new reference: \
    \(package.path)/\(Self.folder)/\(path)
    Look at it before you commit it.

    """
  }

  @Test("A query that finds nothing fails the test") func query() {
    #expect(
      failures { _ = ContentTree(Text("a")).first(.row, sourceLocation: Self.place(7)) } == [
        "InProcessTest.testPictures at /AppTests/ReportTests.swift:7: "
          + "failed - There is no row. The content:\n  \"a\""
      ]
    )
  }

  @Test("A missing reference is recorded, matches, and fails when the output differs")
  func pictures() throws {
    func expect(_ text: String) -> (matched: Bool?, failures: [String]) {
      var matched: Bool?
      let failures = failures {
        matched = expectSnapshot(
          of: Text(text),
          named: "a",
          as: .tree,
          sourceLocation: Self.place(7)
        )
      }
      return (matched, failures)
    }
    #expect(expect("old") == (false, [recorded("a.tree.txt")]))
    #expect(try package.files() == ["\(Self.folder)/a.tree.txt": "\"old\"\n"])
    #expect(expect("old") == (true, []))
    let (matched, messages) = expect("new")
    #expect(matched == false)
    #expect(
      messages == [
        """
        InProcessTest.testPictures at /AppTests/ReportTests.swift:7: failed - \
        The snapshot differs from its reference: \(package.path)/\(Self.folder)/a.tree.txt
        --- reference
        +++ output
        @@ -1,1 +1,1 @@
        -"old"
        +"new"
        The output is staged. To accept it:
        swift run diptych-snapshots accept DiptychTestingTests/InProcessTest/testPictures/a.tree.txt
        """
      ]
    )
  }

  @Test("A missing reference fails on a continuous integration machine")
  func continuousIntegration() throws {
    let messages = failures(["CI": "true"]) {
      expectSnapshot(of: "a", named: "new", sourceLocation: Self.place(8))
    }
    #expect(
      messages == [
        """
        InProcessTest.testPictures at /AppTests/ReportTests.swift:8: failed - \
        The snapshot has no reference: \(package.path)/\(Self.folder)/new.txt
        The output is staged. To record it:
        swift run diptych-snapshots accept DiptychTestingTests/InProcessTest/testPictures/new.txt
        """
      ]
    )
  }

  @Test("Two snapshots of one test have two names") func duplicate() {
    let messages = failures {
      expectSnapshot(of: "a", sourceLocation: Self.place(7))
      expectSnapshot(of: "a", sourceLocation: Self.place(8))
    }
    #expect(
      messages == [
        """
        InProcessTest.testPictures at /AppTests/ReportTests.swift:8: failed - \
        The test InProcessTest/testPictures (AppTests/ReportTests.swift) took the \
        snapshot DiptychTestingTests/InProcessTest/testPictures/default.txt twice. Name each one: \
        expectSnapshot(of: ..., named: "...").
        """,
        recorded("default.txt"),
      ]
    )
  }

  @Test("A film strip that differs fails") func filmStrip() {
    func failures(of text: String) -> [String] {
      self.failures {
        var strip = FilmStrip(width: 20, frameWidth: 8)
        strip.add("one", Text(text))
        expectSnapshot(of: strip.description, sourceLocation: Self.place(7))
      }
    }
    #expect(failures(of: "old") == [recorded("default.txt")])
    #expect(failures(of: "old") == [])
    #expect(
      failures(of: "new") == [
        """
        InProcessTest.testPictures at /AppTests/ReportTests.swift:7: failed - \
        The snapshot differs from its reference: \(package.path)/\(Self.folder)/default.txt
        --- reference
        +++ output
        @@ -1,3 +1,3 @@
         ╭─ 1 one ──╮
        -│ old      │
        +│ new      │
         ╰──────────╯
        The output is staged. To accept it:
        swift run diptych-snapshots accept DiptychTestingTests/InProcessTest/testPictures/default.txt
        """
      ]
    )
  }

  @Test("A test that does not call `withSnapshots` gets the advice to") func function() async {
    let messages = await detached {
      expectSnapshot(of: "a", sourceLocation: Self.place(9))
    }
    #expect(
      messages == [
        """
        InProcessTest.testPictures: AppTests/ReportTests.swift:9: \
        The snapshot at AppTests/ReportTests.swift:9 was taken outside of a test, so its reference \
        has no path. Take it in the test itself or in a child task of it, not in a \
        detached task; with XCTest, call withSnapshots in invokeTest().
        """
      ]
    )
  }

  @Test("A snapshot outside of any test is an issue of the run") func outside() async {
    // No test of XCTest runs at the same time, since all of them are in this serialised suite.
    let log = ReportLog(xctest: .real)
    await Task.detached {
      _ = TestingLibrary.$channel.withValue(log) {
        expectSnapshot(of: "a", sourceLocation: Self.place(7))
      }
    }.value
    let message = """
      The snapshot at AppTests/ReportTests.swift:7 was taken outside of a test, so its reference \
      has no path. Take it in the test itself or in a child task of it, not in a detached \
      task; with XCTest, call withSnapshots in invokeTest().
      """
    #expect(
      log.reports == [
        "error (SnapshotError) at AppTests/ReportTests.swift:7:3:\n\(message)",
        "standard error:\nAppTests/ReportTests.swift:7: error: \(message)\n",
      ]
    )
  }

  private struct Oops: Error {}

  @Test("A recorder fails a test of XCTest where its states differ and where it ends")
  func recorder() async {
    let messages = await detached {
      let store = AsyncStore { () throws(Oops) in 1 }
      let recorder = StateRecorder(store, sourceLocation: Self.place(3))
      store.receive(1)
      recorder.expect("idle → loaded(2)", sourceLocation: Self.place(5))
      store.receive(2)
      recorder.finish()
    }
    #expect(
      messages == [
        """
        InProcessTest.testPictures: AppTests/ReportTests.swift:5: The states differ \
        from the expected ones:
        --- reference
        +++ output
        @@ -1,2 +1,2 @@
         idle
        -loaded(2)
        +loaded(1)
        """,
        """
        InProcessTest.testPictures: AppTests/ReportTests.swift:3: No expectation \
        covers these events:
        loaded(1) --receive--> loaded(2)
        """,
      ]
    )
  }

  /// Returns the failures of a test that runs outside of Swift Testing and takes no snapshots.
  ///
  /// XCTest does not know their places, which are in the messages.
  private func detached(_ body: @escaping @Sendable () -> Void) async -> [String] {
    await Task.detached {
      InProcessTest.failures(takesSnapshots: false, of: body)
        .map { $0.replacing(#/ at .*: failed - /#, with: ": ") }
    }.value
  }

  @Test(
    "The method of a test, as XCTest names it",
    arguments: [
      ("ReportTests.testOne", "testOne"),
      ("AppTests.ReportTests.testOne", "testOne"),
      ("-[AppTests.ReportTests testOne]", "testOne"),
      ("-[AppTests.ReportTests testOneWithCompletionHandler:]", "testOne"),
      ("-[AppTests.ReportTests testOneAndReturnError:]", "testOne"),
    ]
  )
  func names(name: String, function: String) { #expect(xctestFunction(name) == function) }
}
#endif
