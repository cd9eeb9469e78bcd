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
    #expect(columns(14, 14) == "rows 10 0")
    #expect(columns(14, 17) == "rows 10 3")
    #expect(columns(0, 24) == "filesAlone 9 0")
    #expect(columns(5, 24) == "filesAlone 5 2")
    #expect(columns(11, 24) == "plotBelow 8 0")
    #expect(columns(13, 7) == "filesAbovePlot 13 3")
    #expect(columns(0, 7) == "filesAbovePlot 5 3")
    #expect(columns(24, 9) == "contributorsAlone 8 2")
  }

  @Test("No column is much shorter than the other", arguments: 0...24)
  func holes(contributors: Int) {
    for files in 8...24 where contributors == 0 || contributors > 4 {
      #expect(WideColumns(contributors: contributors, files: files).hole <= 5)
    }
  }
}
