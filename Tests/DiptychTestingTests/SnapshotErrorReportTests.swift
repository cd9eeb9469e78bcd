import DiptychTesting
import Diptych
import Testing

/// Tests that an error which prevents the comparison is one issue, for any number of formats.
@Suite struct SnapshotErrorReportTests {
  private let package: TemporaryPackage

  init() throws { package = try TemporaryPackage() }

  /// The name of a test of this suite, and the line of its declaration.
  private func test(_ function: String) -> String {
    let line = Test.current?.sourceLocation.line ?? 0
    return """
      SnapshotErrorReportTests/\(function) \
      (DiptychTestingTests/SnapshotErrorReportTests.swift:\(line))
      """
  }

  /// The report of an error.
  private func error(_ message: String) -> String {
    "error (SnapshotError) at AppTests/ReportTests.swift:7:3:\n\(message)"
  }

  private func expect(named name: String?, as formats: [SnapshotFormat] = .standard) -> Bool {
    expectSnapshot(of: Text("a"), named: name, as: formats, sourceLocation: package.sourceLocation)
  }

  @Test("A parameterized test names its cases", arguments: [1])
  func unnamed(number: Int) throws {
    let (matched, issues) = package.run { expect(named: nil) }
    #expect(!matched)
    let message = """
      The parameterized test \(test("unnamed(number:)")) took a snapshot without a name, which all \
      its cases would share. Name the case: expectSnapshot(of: ..., named: "...").
      """
    #expect(issues == [error(message)])
    #expect(try package.files() == [:])
  }

  @Test("Two snapshots of one test have two names") func duplicate() throws {
    let (results, issues) = package.run {
      [expect(named: "a", as: [.tree]), expect(named: "a", as: [.tree])]
    }
    let path = "DiptychTestingTests/SnapshotErrorReportTests/duplicate/a.tree.txt"
    let message = """
      The test \(test("duplicate()")) took the snapshot \(path) twice. Name each one: \
      expectSnapshot(of: ..., named: "...").
      """
    #expect(results == [false, false])
    #expect(issues == [package.recorded(path), error(message)])
  }

  @Test("An unknown record mode is reported") func mode() throws {
    let (_, issues) = package.run(["SNAPSHOTS_RECORD": "yes"]) { expect(named: "a") }
    let message = """
      SNAPSHOTS_RECORD is "yes". Set it to never, missing, failed or all, or unset it.
      """
    #expect(issues == [error(message)])
  }
}
