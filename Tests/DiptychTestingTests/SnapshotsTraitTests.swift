import DiptychTesting
import Testing

@Suite(.snapshots(record: .never)) struct SnapshotsTraitTests {
  @Test("A suite's trait holds for its tests")
  func suite() { #expect(SnapshotSettings.current.record == .never) }

  @Test("A test's trait comes before its suite's", .snapshots(record: .failed))
  func test() { #expect(SnapshotSettings.current.record == .failed) }

  @Test("A trait holds for each case", .snapshots(record: .all), arguments: [1, 2])
  func cases(number: Int) { #expect(SnapshotSettings.current.record == .all) }

  @Test("A trait comes before the environment, an argument before a trait")
  func precedence() throws {
    let package = try TemporaryPackage()
    func expect(_ record: RecordMode? = nil) -> Bool {
      expectSnapshot(of: "a", record: record, sourceLocation: package.sourceLocation)
    }
    let (_, issues) = package.run(["SNAPSHOTS_RECORD": "all"]) { expect() }
    let path = "DiptychTestingTests/SnapshotsTraitTests/precedence/default.txt"
    #expect(issues == package.missing(path, "a"))
    let (_, warnings) = package.run(["SNAPSHOTS_RECORD": "all"]) { expect(.missing) }
    #expect(warnings == [package.recorded(path)])
  }

  @Suite struct Nested {
    @Test("A suite's trait holds for nested suites")
    func nested() { #expect(SnapshotSettings.current.record == .never) }
  }
}
