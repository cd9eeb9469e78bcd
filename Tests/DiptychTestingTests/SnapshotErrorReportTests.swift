import DiptychTesting
import Diptych
import Testing

/// Tests that an error which prevents the comparison is one issue, for any number of formats.
@Suite struct SnapshotErrorReportTests {
  private let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
  }

  /// Returns the current test as an owner with the given function name.
  private func owner(_ function: String, isParameterized: Bool = false) -> SnapshotOwner {
    let line = Test.current?.sourceLocation.line ?? 0
    return SnapshotOwner(
      module: "DiptychTestingTests",
      suites: ["SnapshotErrorReportTests"],
      function: function,
      isParameterized: isParameterized,
      place: "DiptychTestingTests/SnapshotErrorReportTests.swift:\(line)"
    )
  }

  private func expect(named name: String?, as formats: [SnapshotFormat] = .standard) -> Bool {
    expectSnapshot(
      of: Text("a"),
      named: name,
      as: formats,
      sourceLocation: package.sourceLocation
    )
  }

  @Test("A parameterized test names its cases", arguments: [1])
  func unnamed(number: Int) throws {
    let (matched, issues) = package.run { expect(named: nil) }
    let owner = owner("unnamed(number:)", isParameterized: true)
    #expect(!matched)
    #expect(issues == [RecordedIssue(.error, "", error: .unnamedCase(owner))])
    #expect(try package.files() == [:])
  }

  @Test("Two snapshots of one test have two names")
  func duplicate() throws {
    let (results, issues) = package.run {
      [expect(named: "a", as: [.tree]), expect(named: "a", as: [.tree])]
    }
    let path = "DiptychTestingTests/SnapshotErrorReportTests/duplicate/a.tree.txt"
    #expect(results == [false, false])
    #expect(
      issues == [
        RecordedIssue(
          .warning,
          """
          Recorded a new reference: \(package.path)/Snapshots/\(path)
          Look at it before you commit it.
          """
        ),
        RecordedIssue(
          .error,
          "",
          error: .duplicate(path: path, owner: owner("duplicate()"))
        ),
      ]
    )
  }

  @Test("An unknown record mode is reported")
  func mode() throws {
    let (_, issues) = package.run(["SNAPSHOTS_RECORD": "yes"]) { expect(named: "a") }
    #expect(issues == [RecordedIssue(.error, "", error: .unknownRecordMode("yes"))])
  }
}
