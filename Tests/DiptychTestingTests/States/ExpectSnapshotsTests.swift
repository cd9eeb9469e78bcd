import Diptych
import DiptychSystem
import DiptychTesting
import Testing

@Suite struct ExpectSnapshotsTests {
  private static let module = "DiptychTestingTests/ExpectSnapshotsTests"
  private static let place = "DiptychTestingTests/ExpectSnapshotsTests.swift:7:3"

  private let package: TemporaryPackage

  init() throws { package = try TemporaryPackage() }

  /// Takes snapshots whose references are in the package.
  private func run(ci: Bool = false, _ body: () -> Bool) -> (matched: Bool, issues: [String]) {
    let (matched, issues) = package.run(ci ? ["CI": "1"] : [:], in: package.directories, body)
    return (matched, issues)
  }

  /// The name of a test of this suite, and the line of its declaration.
  private func test(_ function: String) -> String {
    let line = Test.current?.sourceLocation.line ?? 0
    return """
      ExpectSnapshotsTests/\(function) \
      (DiptychTestingTests/ExpectSnapshotsTests.swift:\(line))
      """
  }

  /// The report of an error.
  private func error(_ message: String) -> String {
    "error (SnapshotError) at \(Self.place):\n\(message)"
  }

  @Test("Every state has its own snapshots, which match from then on") func states() throws {
    let states = AsyncValue<Int, DemoError>.samples(value: 3, failure: DemoError())
    func expect() -> Bool {
      expectSnapshots(
        of: states,
        named: \.phase.rawValue,
        as: [.text(width: 20)],
        sourceLocation: .at(7)
      ) { state in
        Text(state.value.map { "value \($0)" } ?? "nothing")
      }
    }
    let (recorded, warnings) = run { expect() }
    #expect(!recorded)
    let names = states.map { "\($0.phase).w20.txt" }
    #expect(warnings == [package.recorded(names, in: "\(Self.module)/states", at: Self.place)])
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

  @Test("A case that was added to an enum has no snapshot") func addedCase() throws {
    func expect<Case: CaseIterable>(_ type: Case.Type) -> Bool {
      expectSnapshots(of: type, as: [.tree], sourceLocation: .at(7)) { Text("\($0)") }
    }
    _ = run { expect(TwoPhases.self) }
    let (matched, issues) = run(ci: true) { expect(ThreePhases.self) }
    let path = "\(Self.module)/addedCase/failed.tree.txt"
    #expect(!matched)
    #expect(issues == package.missing(path, "\"failed\"\n", at: Self.place))
  }

  @Test("Values are compared as views are") func values() throws {
    let (recorded, warnings) = run {
      expectSnapshots(of: [1, 2], named: { "number \($0)" }, as: .json, sourceLocation: .at(7))
    }
    let folder = "\(Self.module)/values"
    #expect(!recorded)
    let names = ["number+1.json", "number+2.json"]
    #expect(warnings == [package.recorded(names, in: folder, at: Self.place)])
    #expect(
      try package.files() == [
        "Snapshots/\(folder)/number+1.json": "1\n", "Snapshots/\(folder)/number+2.json": "2\n",
      ]
    )
  }

  @Test("A snapshot that depends on more than its state is an issue, and is not recorded")
  func unstable() throws {
    let count = Mutex(0)
    let (matched, issues) = run {
      expectSnapshots(
        of: ["paid", "open"],
        named: \.self,
        as: [.tree],
        sourceLocation: .at(7)
      ) { state in
        let number = count.withLock {
          $0 += 1
          return $0
        }
        Text(state == "paid" ? "paid" : "open, number \(number)")
      }
    }
    #expect(!matched)
    let difference = """
      @@ -1,1 +1,1 @@
      -"open, number 2"
      +"open, number 3"
      """
    let unstable = """
      The snapshot \(Self.module)/unstable/open.tree.txt differs when it is taken a second time:
      --- first
      +++ second
      \(difference)
      It was not compared with its reference. Make it depend on its state alone: give a date, a \
      random number or a counter to the state.
      """
    #expect(
      issues == [
        """
        file open.tree.txt.diff at \(Self.place):
        --- reference
        +++ output
        \(difference)

        """,
        error(unstable),
        package.recorded("\(Self.module)/unstable/paid.tree.txt", at: Self.place),
      ]
    )
    #expect(Array(try package.files().keys) == ["Snapshots/\(Self.module)/unstable/paid.tree.txt"])
  }

  @Test("A list without states would always pass") func empty() throws {
    let (matched, issues) = run {
      expectSnapshots(of: [String](), named: \.self, as: [.tree], sourceLocation: .at(7)) {
        Text($0)
      }
    }
    #expect(!matched)
    let message = """
      The test \(test("empty()")) has no states to take snapshots of. Give it at least one.
      """
    #expect(issues == [error(message)])
  }

  @Test("Two states with one name are an issue") func sameName() throws {
    let (matched, issues) = run {
      expectSnapshots(of: [1, 2], named: { _ in "number" }, as: .json, sourceLocation: .at(7))
    }
    #expect(!matched)
    let message = """
      Two states of the test \(test("sameName()")) are named “number”. Give each a name of its own.
      """
    #expect(issues == [error(message)])
    #expect(try package.files() == [:])
  }
}

private struct DemoError: Error {}

private enum TwoPhases: CaseIterable { case idle, loaded }

private enum ThreePhases: CaseIterable { case idle, loaded, failed }
