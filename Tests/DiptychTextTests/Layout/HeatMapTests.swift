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
           0   12
        Mo ▒▒▓▓▓▓██
        Tu · · ▓▓▓▓

        fewer · ░▒▓█ more

        """
    )
    #expect(
      picture(map(""), 16) == """
           0   12
        Mo ▒▒▓▓▓▓██
        Tu · · ▓▓▓▓

        """
    )
    #expect(
      picture(map(nil), 16) == """
           0   12
        Mo ▒▒▓▓▓▓██
        Tu · · ▓▓▓▓

        most 4

        """
    )
  }
}
