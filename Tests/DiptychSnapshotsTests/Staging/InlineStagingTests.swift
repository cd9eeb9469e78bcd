import DiptychSnapshots
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite("Staged texts of sources") struct InlineStagingTests {
  private static let file = "Tests/AppTests/PageTests.swift"

  private let package: TestPackage
  private let staging: SnapshotStaging

  init() throws {
    package = try TestPackage()
    staging = SnapshotStaging(package.package.directories)
    try package.write(
      """
      @Test func a() {
        expectInlineSnapshot(of: first)
        expectInlineSnapshot(of: second) { "old" }
      }

      """,
      to: Self.file
    )
  }

  private var source: String {
    get throws { try package.files(in: "Tests/AppTests/")["PageTests.swift"] ?? "" }
  }

  /// Compares a text at the call of a line.
  @discardableResult
  private func verify(
    _ text: String,
    expected: String? = nil,
    line: Int = 2,
    in run: SnapshotRun
  ) throws -> SnapshotOutcome {
    try run.verifyInline(
      text,
      expected: expected,
      owner: SnapshotOwner(
        module: "AppTests",
        function: "a()",
        place: "AppTests/PageTests.swift:1"
      ),
      filePath: "\(package.path)/\(Self.file)",
      line: line,
      column: 23
    )
  }

  private func pending(_ text: String, line: Int) -> PendingSnapshot {
    PendingSnapshot(
      bytes: Array(text.utf8),
      reference: "\(package.path)/\(Self.file):\(line):23",
      path: "\(Self.file):\(line):23"
    )
  }

  private func rejected(_ reason: String, line: Int = 2) -> SnapshotError {
    .notRewritten(path: "\(package.path)/\(Self.file)", reason: "\(line):23: \(reason)")
  }

  @Test("A text that matches stages nothing, and removes an older one") func matched() throws {
    try verify("new", expected: "old", line: 3, in: package.run())
    #expect(staging.staged().count == 1)
    #expect(try verify("old", expected: "old", line: 3, in: package.run()) == .matched)
    #expect(staging.staged() == [])
  }

  @Test("Cases of one call that run in parallel are all staged, the last one as it is shown")
  func parallelCases() async throws {
    for _ in 1...20 {
      let run = package.run()
      try await withThrowingTaskGroup { group in
        for number in 1...8 { group.addTask { _ = try verify("\(number)", in: run) } }
        try await group.waitForAll()
      }
      let staged = try #require(staging.staged().first)
      let texts = staged.inline?.newTexts ?? []
      #expect(texts.sorted() == (1...8).map { "\($0)" })
      #expect(try staging.contents(of: staged).output == Array((texts.last ?? "").utf8))
    }
  }

  @Test("Texts that are accepted are written into the source, whatever their order")
  func accept() throws {
    let run = package.run()
    let diff = LineDiff(from: "old".utf8, to: "new\nlines".utf8)
    let mismatch = try verify("new\nlines", expected: "old", line: 3, in: run)
    #expect(mismatch == .mismatched(pending("new\nlines", line: 3), diff))
    #expect(try verify("one", in: run) == .missing(pending("one", line: 2)))
    let staged = staging.staged()
    #expect(staged.map(\.path) == ["\(Self.file):2:23", "\(Self.file):3:23"])
    #expect(staging.accept(staged, in: package.package) == [])
    #expect(staging.staged() == [])
    #expect(
      try source == #"""
        @Test func a() {
          expectInlineSnapshot(of: first) {
            """
            one
            """
          }
          expectInlineSnapshot(of: second) {
            """
            new
            lines
            """
          }
        }

        """#
    )
  }

  @Test("A text is not written where the source has changed; the others are")
  func outdated() throws {
    let run = package.run()
    try verify("one", in: run)
    try verify("new", expected: "older", line: 3, in: run)
    #expect(
      staging.accept(staging.staged(), in: package.package) == [
        rejected(
          """
          The text of this call is not what the tests compared with, so the file has changed since \
          they ran. Run them again.
          """,
          line: 3
        )
      ]
    )
    #expect(staging.staged().map(\.path) == ["\(Self.file):3:23"])
    #expect(
      try source == #"""
        @Test func a() {
          expectInlineSnapshot(of: first) {
            """
            one
            """
          }
          expectInlineSnapshot(of: second) { "old" }
        }

        """#
    )
  }

  @Test(
    "A call of several cases with different texts is not rewritten, whichever comes first",
    arguments: [["one", "two"], ["two", "one"]]
  )
  func several(texts: [String]) throws {
    let before = try source
    let run = package.run()
    for text in texts { try verify(text, expected: "one", line: 3, in: run) }
    try package.write(before.replacing(#""old""#, with: #""one""#), to: Self.file)
    #expect(
      staging.accept(staging.staged(), in: package.package) == [
        rejected(
          """
          This call is used by several cases, and they have 2 different texts, but it can have \
          only one. Call expectSnapshot(of: ..., named: "...") instead.
          """,
          line: 3
        )
      ]
    )
    #expect(staging.staged().count == 1)
  }

  @Test("A text that several cases have in common is written once") func common() throws {
    let run = package.run()
    try verify("one", in: run)
    try verify("one", in: run)
    #expect(staging.accept(staging.staged(), in: package.package) == [])
    #expect(try source.contains("    one\n"))
  }

  @Test("A missing source is an error") func noSource() throws {
    try verify("one", in: package.run())
    try FileManager.default.removeItem(atPath: "\(package.path)/\(Self.file)")
    #expect(
      staging.accept(staging.staged(), in: package.package) == [
        .unreadable(path: "\(package.path)/\(Self.file)", reason: "there is no such file")
      ]
    )
  }

  @Test("Messages name the position, the difference and the next step") func messages() throws {
    let pending = PendingSnapshot(
      bytes: Array("new".utf8),
      reference: "/app/Tests/A B.swift:2:23",
      path: "Tests/A B.swift:2:23"
    )
    #expect(SnapshotOutcome.matched.inlineMessage == nil)
    #expect(
      SnapshotOutcome.missing(pending).inlineMessage == """
        The inline snapshot has no text: /app/Tests/A B.swift:2:23
        The output is staged. To write it into the source:
        swift run diptych-snapshots accept 'Tests/A B.swift:2:23'
        """
    )
    #expect(
      SnapshotOutcome.mismatched(pending, LineDiff(from: "old".utf8, to: "new".utf8)).inlineMessage
        == """
        The inline snapshot differs from its text: /app/Tests/A B.swift:2:23
        --- reference
        +++ output
        @@ -1,1 +1,1 @@
        -old
        +new
        The output is staged. To write it into the source:
        swift run diptych-snapshots accept 'Tests/A B.swift:2:23'
        """
    )
  }
}
