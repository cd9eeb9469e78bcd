import Testing

@testable import DiptychRepoReport

@Suite("Columns of a wide report")
struct WideColumnsTests {
  @Test("Sections are placed by their heights")
  func arrangements() {
    func columns(_ contributors: Int, _ files: Int) -> String {
      let columns = WideColumns(contributors: contributors, files: files)
      return "\(columns.arrangement) \(columns.plotHeight) \(columns.hole)"
    }
    let rows: [(contributors: Int, files: Int, columns: String)] = [
      (14, 14, "rows 10 0"), (14, 17, "rows 10 3"), (0, 24, "filesAlone 9 0"),
      (5, 24, "filesAlone 5 2"), (11, 24, "plotBelow 8 0"), (13, 7, "filesAbovePlot 13 3"),
      (0, 7, "filesAbovePlot 5 3"), (24, 9, "contributorsAlone 8 2"),
    ]
    for row in rows { #expect(columns(row.contributors, row.files) == row.columns, "\(row)") }
  }

  @Test("No column is much shorter than the other", arguments: 0...24)
  func holes(contributors: Int) {
    for files in 8...24 where contributors == 0 || contributors > 4 {
      #expect(WideColumns(contributors: contributors, files: files).hole <= 5)
    }
  }
}
