import Diptych
import DiptychCharts
import Testing

@Suite("Heat maps in text") struct HeatMapTests {
  private func picture(_ map: HeatMap, _ width: Int) -> String {
    map.rendered(as: .text(width: width))
  }

  @Test("Where exact colours can be shown, steps are areas of five, and have their characters")
  func areas() {
    let map = HeatMap("Load", rows: ["Mo"], columns: ["0", "12"], values: [[0, 4]], caption: "")
    func drawn(_ level: ColorLevel, _ options: TextFormat.Options) -> String {
      let lines = map.rendered(as: .text(width: 24, color: level, options: options))
        .replacing("\u{1B}", with: "^").replacing("38;5;247", with: "gray")
        .replacing("38;5;242", with: "gray").split(separator: "\n")
      return String(lines.first { $0.contains("Mo") } ?? "")
    }
    #expect(
      drawn(.trueColor, .darkBackground)
        == "^[graymMo ^[38;2;38;46;54;48;2;38;46;54m··^[38;2;83;181;247;48;2;83;181;247m██^[0m"
    )
    #expect(
      drawn(.trueColor, .lightBackground)
        == "^[graymMo ^[38;2;238;242;246;48;2;238;242;246m··"
        + "^[38;2;10;102;189;48;2;10;102;189m██^[0m"
    )
    #expect(drawn(.ansi16, .darkBackground) == "Mo ^[2m· ^[0;36m██^[0m")
    #expect(drawn(.trueColor, []) == "Mo ^[2m· ^[0;36m██^[0m")
  }

  @Test("A legend without space leaves no empty line, and its end stays") func legend() {
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
        Mo ░░░▒▒▒▓▓▓███
        Tu ·  ·  ▒▒▒▒▒▒

        fewer · ░▒▓█ more

        """
    )
    #expect(
      picture(map(""), 16) == """
           0     12
        Mo ░░░▒▒▒▓▓▓███
        Tu ·  ·  ▒▒▒▒▒▒

        """
    )
    #expect(
      picture(map(nil), 16) == """
           0     12
        Mo ░░░▒▒▒▓▓▓███
        Tu ·  ·  ▒▒▒▒▒▒

        most 4

        """
    )
  }

  @Test("Long row titles take the space beside the values, and leave each value a cell")
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
        Sources/Harbor… ·░░░░░░▒▒▒▒▒▒▓▓▓▓▓▓█████
        Tests           ██████▓▓▓▓▓▓▒▒▒▒▒▒░░░░░░

                        fewer · ░▒▓█ more

        """
    )
    #expect(
      picture(map, 30) == """
                          0  6  12 18
        Sources/Harbor/R… ░░░▒▒▒▓▓▓███
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

  @Test("In a heat map, NaN and negative numbers count as 0")
  func numbers() {
    let map = HeatMap(
      "Load",
      rows: ["a", "b"],
      columns: ["x", "y"],
      values: [[0.5, 2.5], [.nan, -1, 9], [.infinity]]
    )
    #expect(
      picture(map, 40)
        == "  x y\na ░░██\nb · ·\n\n  fewer · ░▒▓█ more; most 2.5\n"
    )
  }
}
