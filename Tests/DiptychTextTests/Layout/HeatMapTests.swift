import Diptych
import Testing

@Suite("Heat maps in text")
struct HeatMapTests {
  private func picture(_ map: HeatMap, _ width: Int) -> String {
    map.rendered(as: .text(width: width))
  }

  @Test("A legend without room leaves no empty line, and its end keeps its place")
  func legend() {
    func map(_ caption: String?) -> HeatMap {
      HeatMap(
        "Load",
        rows: ["Mo", "Tu"],
        columns: ["0", "", "12", ""],
        values: [[1, 2, 3, 4], [0, 0, 2, 2]],
        caption: caption
      )
    }
    #expect(
      picture(map(""), 17) == """
           0     12
        Mo ▒▒▒▓▓▓▓▓▓███
        Tu ·  ·  ▓▓▓▓▓▓

        fewer · ░▒▓█ more

        """
    )
    #expect(
      picture(map(""), 16) == """
           0     12
        Mo ▒▒▒▓▓▓▓▓▓███
        Tu ·  ·  ▓▓▓▓▓▓

        """
    )
    #expect(
      picture(map(nil), 16) == """
           0     12
        Mo ▒▒▒▓▓▓▓▓▓███
        Tu ·  ·  ▓▓▓▓▓▓

        most 4

        """
    )
  }

  @Test("Long titles of rows take what the values leave, and leave each value a cell if they can")
  func longTitles() {
    let map = HeatMap(
      "Load",
      rows: ["Sources/Harbor/Router", "Tests"],
      columns: (0..<24).map { $0 % 6 == 0 ? "\($0)" : "" },
      values: [(0..<24).map { $0 }, (0..<24).map { 24 - $0 }],
      caption: ""
    )
    #expect(
      picture(map, 40) == """
                        0     6     12    18
        Sources/Harbor… ·░░░░░▒▒▒▒▒▒▓▓▓▓▓▓▓█████
        Tests           ██████▓▓▓▓▓▓▓▒▒▒▒▒▒░░░░░

                        fewer · ░▒▓█ more

        """
    )
    #expect(
      picture(map, 30) == """
                          0  6  12 18
        Sources/Harbor/R… ·░░▒▒▒▓▓▓███
        Tests             ███▓▓▓▒▒▒░░░

        fewer · ░▒▓█ more

        """
    )
    let small = HeatMap(
      "Load",
      rows: ["Sources/Harbor/Router", "Tests"],
      columns: ["am", "pm"],
      values: [[1, 4], [0, 9]],
      caption: ""
    )
    #expect(
      picture(small, 28) == """
                              am pm
        Sources/Harbor/Router ░░░▒▒▒
        Tests                 ·  ███

        fewer · ░▒▓█ more

        """
    )
    #expect(
      picture(small, 20) == """
                      am pm
        Sources/Harb… ░░░▒▒▒
        Tests         ·  ███

        fewer · ░▒▓█ more

        """
    )
  }
}
