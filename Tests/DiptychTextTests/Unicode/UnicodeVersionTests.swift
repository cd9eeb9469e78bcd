import Testing

@testable import DiptychText

@Suite("The version of Unicode") struct UnicodeVersionTests {
  @Test(
    "The official test data is of the version of the tables",
    arguments: [
      ("GraphemeBreakTest.txt", "# GraphemeBreakTest-VERSION.txt"),
      ("LineBreakTest.txt", "# LineBreakTest-VERSION.txt"),
      ("emoji-test.txt", "# Version: SHORT"),
    ]
  )
  func data(file: String, line: String) throws {
    let version = "\(UnicodeTables.version)"
    let short = version.split(separator: ".").prefix(2).joined(separator: ".")
    let expected = line.replacing("VERSION", with: version).replacing("SHORT", with: short)
    let header = try UnicodeTestData.contents(of: file).split(separator: "\n").prefix(12)
    #expect(
      header.contains { $0 == expected },
      """
      The tables are of Unicode \(version), \(file) is not: step 2 of “Move to a new version of \
      Unicode” in CONTRIBUTING.md was forgotten.
      """
    )
  }
}
