import DiptychTesting
import Diptych
import Testing

@Suite struct ExpectSnapshotTests {
  private static let suite = "DiptychTestingTests/ExpectSnapshotTests"
  private static let folder = "Snapshots/\(suite)"
  private static let pending =
    ".build/snapshots/pending/DiptychTestingTests/ExpectSnapshotTests"

  private let package: TemporaryPackage

  init() throws { package = try TemporaryPackage() }

  @Test("A missing reference is recorded with a warning, and then matches") func records() throws {
    func expect() -> Bool {
      expectSnapshot(
        of: Text("hello"),
        named: "short",
        as: .tree,
        sourceLocation: package.sourceLocation
      )
    }
    let path = "\(Self.folder)/records/short.tree.txt"
    let (recorded, warnings) = package.run { expect() }
    #expect(!recorded)
    #expect(
      warnings == [
        """
        warning at AppTests/ReportTests.swift:7:3:
        Recorded a new reference: \(package.path)/\(path)
        Look at it before you commit it.
        """
      ]
    )
    #expect(try package.files() == [path: "\"hello\"\n"])

    let (matched, issues) = package.run(["CI": "true"]) { expect() }
    #expect(matched)
    #expect(issues == [])
  }

  @Test("A mismatch is an issue, and the reference stays") func mismatch() throws {
    func expect(_ word: String) -> Bool {
      expectSnapshot(of: "a\n\(word)\n", sourceLocation: package.sourceLocation)
    }
    let reference = "\(Self.folder)/mismatch/default.txt"
    let pending = "\(Self.pending)/mismatch/default.txt"
    _ = package.run { expect("old") }
    let (matched, issues) = package.run { expect("new") }
    #expect(!matched)
    let difference = """
      --- reference
      +++ output
      @@ -1,2 +1,2 @@
       a
      -old
      +new
      """
    #expect(
      issues == [
        "file default.txt at AppTests/ReportTests.swift:7:3:\na\nnew\n",
        "file default.txt.diff at AppTests/ReportTests.swift:7:3:\n\(difference)\n",
        """
        error at AppTests/ReportTests.swift:7:3:
        The snapshot differs from its reference: \(package.path)/\(reference)
        \(difference)
        The output is staged. To accept it:
        swift run diptych-snapshots accept \(Self.suite)/mismatch/default.txt
        """,
      ]
    )
    #expect(try package.files() == [reference: "a\nold\n", pending: "a\nnew\n"])

    let (accepted, warnings) = package.run(["SNAPSHOTS_RECORD": "failed"]) { expect("new") }
    #expect(!accepted)
    #expect(
      warnings == [
        """
        warning at AppTests/ReportTests.swift:7:3:
        Replaced the reference: \(package.path)/\(reference)
        Look at the change before you commit it.
        """
      ]
    )
    #expect(try package.files() == [reference: "a\nnew\n"])
  }

  @Test("A missing reference fails on a continuous integration machine")
  func continuousIntegration() throws {
    let (matched, issues) = package.run(["CI": "true"]) {
      expectSnapshot(of: "a", named: "new", sourceLocation: package.sourceLocation)
    }
    let path = "continuousIntegration/new.txt"
    #expect(!matched)
    #expect(
      issues == [
        "file new.txt at AppTests/ReportTests.swift:7:3:\na",
        """
        error at AppTests/ReportTests.swift:7:3:
        The snapshot has no reference: \(package.path)/\(Self.folder)/\(path)
        The output is staged. To record it:
        swift run diptych-snapshots accept \(Self.suite)/\(path)
        """,
      ]
    )
    #expect(try package.files() == ["\(Self.pending)/\(path)": "a"])
  }

  @Test("Each format is compared, whether others match or not") func formats() throws {
    let one = SnapshotFormat(.tree, variant: "one", fileExtension: "txt")
    let two = SnapshotFormat(.tree, variant: "two", fileExtension: "txt") { _ in "always" }
    func expect(_ text: String) -> Bool {
      expectSnapshot(
        of: Text(text),
        named: "a",
        as: [one, two],
        sourceLocation: package.sourceLocation
      )
    }
    let (_, warnings) = package.run { expect("old") }
    let folder = "\(Self.suite)/formats"
    #expect(warnings == [package.recorded(["a.one.txt", "a.two.txt"], in: folder)])
    let (matched, issues) = package.run { expect("new") }
    #expect(!matched)
    let difference = """
      --- reference
      +++ output
      @@ -1,1 +1,1 @@
      -"old"
      +"new"
      """
    #expect(
      issues == [
        "file a.one.txt at AppTests/ReportTests.swift:7:3:\n\"new\"\n",
        "file a.one.txt.diff at AppTests/ReportTests.swift:7:3:\n\(difference)\n",
        """
        error at AppTests/ReportTests.swift:7:3:
        The snapshot differs from its reference: \(package.path)/Snapshots/\(folder)/a.one.txt
        \(difference)
        The output is staged. To accept it:
        swift run diptych-snapshots accept \(folder)/a.one.txt
        """,
      ]
    )
    #expect(
      try package.files() == [
        "\(Self.folder)/formats/a.one.txt": "\"old\"\n",
        "\(Self.folder)/formats/a.two.txt": "always\n",
        "\(Self.pending)/formats/a.one.txt": "\"new\"\n",
      ]
    )
  }

  @Test("The standard formats make four files") func standard() throws {
    _ = package.run {
      expectSnapshot(
        of: Text("hello"),
        named: "a",
        as: .standard,
        sourceLocation: package.sourceLocation
      )
    }
    let names = ["a.w40.txt", "a.w80.txt", "a.ansi", "a.html"]
    #expect(Set(try package.files().keys) == Set(names.map { "\(Self.folder)/standard/\($0)" }))
  }

  @Test("The argument comes before the environment") func argument() throws {
    let (_, issues) = package.run(["SNAPSHOTS_RECORD": "all"]) {
      expectSnapshot(of: "a", record: .never, sourceLocation: package.sourceLocation)
    }
    #expect(issues == package.missing("\(Self.suite)/argument/default.txt", "a"))
  }

  @Test("An override moves the references") func override() throws {
    _ = package.run(["DIPTYCH_SNAPSHOTS": "\(package.path)/elsewhere"]) {
      expectSnapshot(of: "{}", as: .text(extension: "json"), sourceLocation: package.sourceLocation)
    }
    #expect(
      try package.files() == [
        "elsewhere/DiptychTestingTests/ExpectSnapshotTests/override/default.json": "{}"
      ]
    )
  }

  @Test func `the file of a raw name: no (quotes)`() throws {
    _ = package.run { expectSnapshot(of: "a", sourceLocation: package.sourceLocation) }
    let name = "the+file+of+a+raw+name%3A+no+%28quotes%29"
    #expect(try package.files() == ["\(Self.folder)/\(name)/default.txt": "a"])
  }

  @Suite struct Nested {
    @Test("A nested suite is a nested folder") func path() throws {
      let package = try TemporaryPackage()
      _ = package.run { expectSnapshot(of: "a", sourceLocation: package.sourceLocation) }
      let path = "\(ExpectSnapshotTests.folder)/Nested/path/default.txt"
      #expect(try package.files() == [path: "a"])
    }
  }
}
