import DiptychTesting
import Testing

/// Tests of the receivers of a problem, by the library that runs the test.
@Suite("Recipients of a problem") struct ReportingTests {
  private struct Oops: Error, CustomStringConvertible {
    let description = "oops"
  }

  private static let site = SourceLocation(
    fileID: "AppTests/ReportTests.swift",
    filePath: "/App/Tests/AppTests/ReportTests.swift",
    line: 7,
    column: 3
  )

  /// Returns the reports of a library about an error, a message, a warning and a file.
  private func reports(of library: TestingLibrary, xctest: ReportLog.XCTestFailures) -> [String] {
    let log = ReportLog(xctest: xctest)
    TestingLibrary.$channel.withValue(log) {
      library.fail(Oops(), at: Self.site)
      library.fail("It differs.", at: Self.site)
      library.warn("It is new.", at: Self.site)
      library.attach(Array("text".utf8), named: "a.txt", at: Self.site)
    }
    return log.reports
  }

  private static let issues = [
    "error (Oops) at AppTests/ReportTests.swift:7:3:\noops",
    "error at AppTests/ReportTests.swift:7:3:\nIt differs.",
  ]

  private static let failures = [
    "XCTest at AppTests/ReportTests.swift:7:3:\noops",
    "XCTest at AppTests/ReportTests.swift:7:3:\nIt differs.",
  ]

  private static let errors = [
    "standard error:\nAppTests/ReportTests.swift:7: error: oops\n",
    "standard error:\nAppTests/ReportTests.swift:7: error: It differs.\n",
  ]

  private static let warning =
    "standard error:\nAppTests/ReportTests.swift:7: warning: It is new.\n"

  @Test("Only Swift Testing receives problems in its tests") func swiftTesting() {
    #expect(
      reports(of: .swiftTesting, xctest: .logged) == Self.issues + [
        "warning at AppTests/ReportTests.swift:7:3:\nIt is new.",
        "file a.txt at AppTests/ReportTests.swift:7:3:\ntext",
      ]
    )
  }

  @Test("XCTest receives failures; warnings, and failures after the test's end, are printed")
  func xctest() {
    #expect(reports(of: .xctest, xctest: .logged) == Self.failures + [Self.warning])
    #expect(reports(of: .xctest, xctest: .ignored) == Self.errors + [Self.warning])
  }

  @Test("Outside of Swift Testing's tests, XCTest receives problems, or both without a test")
  func unknown() {
    #expect(reports(of: .unknown, xctest: .logged) == Self.failures + [Self.warning])
    #expect(
      reports(of: .unknown, xctest: .ignored)
        == [Self.issues[0], Self.errors[0], Self.issues[1], Self.errors[1], Self.warning]
    )
  }
}
