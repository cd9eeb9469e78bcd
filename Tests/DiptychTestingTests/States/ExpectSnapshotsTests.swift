import Diptych
import DiptychTesting
import Synchronization
import Testing

@Suite struct ExpectSnapshotsTests {
  private static let module = "DiptychTestingTests/ExpectSnapshotsTests"

  private let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
  }

  /// Takes snapshots whose references are in the package.
  private func run(
    ci: Bool = false,
    _ body: () -> Bool
  ) -> (matched: Bool, issues: [RecordedIssue]) {
    let (matched, issues) = package.run(ci ? ["CI": "1"] : [:], in: package.directories, body)
    return (matched, issues)
  }

  @Test("Every state has pictures of its own, which match from then on")
  func states() throws {
    let states = AsyncValue<Int, DemoError>.samples(value: 3, failure: DemoError())
    func expect() -> Bool {
      expectSnapshots(of: states, named: \.corner.rawValue, as: [.text(width: 20)]) { state in
        Text(state.value.map { "value \($0)" } ?? "nothing")
      }
    }
    let (recorded, warnings) = run { expect() }
    #expect(!recorded && warnings.map(\.severity) == states.map { _ in .warning })
    let contents = [
      "idle": "nothing", "loading": "nothing", "loaded": "value 3", "reloading": "value 3",
      "failed": "nothing", "retrying": "nothing", "reloadFailed": "value 3",
      "reloadRetrying": "value 3",
    ]
    let files = contents.map { name, text in
      ("Snapshots/\(Self.module)/states/\(name).w20.txt", text + "\n")
    }
    #expect(try package.files() == Dictionary(uniqueKeysWithValues: files))

    let (matched, issues) = run(ci: true) { expect() }
    #expect(matched && issues == [])
  }

  @Test("A case that was added to an enum has no picture")
  func addedCase() throws {
    func expect<Case: CaseIterable>(_ type: Case.Type) -> Bool {
      expectSnapshots(of: type, as: [.tree]) { Text("\($0)") }
    }
    _ = run { expect(TwoPhases.self) }
    let (matched, issues) = run(ci: true) { expect(ThreePhases.self) }
    let folder = "\(package.path)/Snapshots/\(Self.module)/addedCase"
    #expect(!matched)
    #expect(
      issues.map(\.message).map { $0.split(separator: "\n").first.map(String.init) } == [
        "The snapshot has no reference: \(folder)/failed.tree.txt"
      ]
    )
  }

  @Test("Values are compared as views are")
  func values() throws {
    let (recorded, warnings) = run {
      expectSnapshots(of: [1, 2], named: { "number \($0)" }, as: .json)
    }
    #expect(!recorded && warnings.count == 2)
    let folder = "Snapshots/\(Self.module)/values"
    #expect(
      try package.files() == ["\(folder)/number+1.json": "1\n", "\(folder)/number+2.json": "2\n"]
    )
  }

  @Test("A picture that depends on more than its state is an issue, and is not recorded")
  func unstable() throws {
    let count = Mutex(0)
    let (matched, issues) = run {
      expectSnapshots(of: ["paid", "open"], named: \.self, as: [.tree]) { state in
        let number = count.withLock {
          $0 += 1
          return $0
        }
        Text(state == "paid" ? "paid" : "open, number \(number)")
      }
    }
    let path = "\(Self.module)/unstable/open.tree.txt"
    let difference = LineDiff(
      from: "\"open, number 2\"\n".utf8,
      to: "\"open, number 3\"\n".utf8
    )
    #expect(!matched)
    #expect(issues.map(\.error) == [nil, .unstable(path: path, difference)])
    #expect(Array(try package.files().keys) == ["Snapshots/\(Self.module)/unstable/paid.tree.txt"])
    #expect(
      "\(SnapshotError.unstable(path: path, difference))" == """
        The snapshot DiptychTestingTests/ExpectSnapshotsTests/unstable/open.tree.txt differs when it \
        is taken a second time:
        --- first
        +++ second
        @@ -1,1 +1,1 @@
        -"open, number 2"
        +"open, number 3"
        It was not compared with its reference. Make it depend on its state alone: give a date, a \
        random number or a counter to the state.
        """
    )
  }

  @Test("A list without states would always pass")
  func empty() throws {
    let (matched, issues) = run {
      expectSnapshots(of: [String](), named: \.self, as: [.tree]) { Text($0) }
    }
    #expect(!matched)
    #expect(issues.count == 1)
    let error = try #require(issues.first?.error)
    #expect(
      "\(error)" == """
        The test ExpectSnapshotsTests/empty() \
        (DiptychTestingTests/ExpectSnapshotsTests.swift:\(Test.current?.sourceLocation.line ?? 0)) \
        has no states to take snapshots of. Give it at least one.
        """
    )
  }

  @Test("Two states with one name are an issue")
  func sameName() throws {
    let (matched, issues) = run {
      expectSnapshots(of: [1, 2], named: { _ in "number" }, as: .json)
    }
    #expect(!matched && issues.count == 1)
    let error = try #require(issues.first?.error)
    #expect(
      "\(error)" == """
        Two states of the test ExpectSnapshotsTests/sameName() \
        (DiptychTestingTests/ExpectSnapshotsTests.swift:\(Test.current?.sourceLocation.line ?? 0)) \
        are named “number”. Give each a name of its own.
        """
    )
    #expect(try package.files() == [:])
  }

  @Test("Every case of an enum has a state, or is named")
  func coverage() {
    let all = AsyncValue<Int, DemoError>.samples(value: 3, failure: DemoError())
    let (covered, none) = run { expectEveryCase(of: AsyncCorner.self, in: all, by: \.corner) }
    #expect(covered && none == [])

    let some = all.filter { $0.value == nil && !$0.isLoading }
    let (matched, issues) = run { expectEveryCase(of: AsyncCorner.self, in: some, by: \.corner) }
    #expect(!matched)
    #expect(
      issues == [
        RecordedIssue(
          .error,
          """
          6 of the 8 cases of AsyncCorner have no state: loading, loaded, reloading, retrying, \
          reloadFailed, reloadRetrying. Add a state for each.
          """
        )
      ]
    )
  }
}

private struct DemoError: Error {}

private enum TwoPhases: CaseIterable { case idle, loaded }

private enum ThreePhases: CaseIterable { case idle, loaded, failed }
