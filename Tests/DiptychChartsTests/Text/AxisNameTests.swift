import Diptych
import DiptychCharts
import Testing

@Suite("The name of the x axis in a terminal") struct AxisNameTests {
  private static let points = Chart(0..<5) {
    PointMark(x: .value("Size", $0 * 10), y: .value("Time", $0 * $0))
  }

  private static let bars = Chart(["a", "b"]) {
    BarMark(x: .value("Name", $0), y: .value("Count", 2))
  }

  private func text(_ view: some View) -> String { view.rendered(as: .text(width: 24)) }

  @Test("Numbers have a name below them") func numbers() {
    #expect(
      text(Self.points.chartHeight(6)) == """
        Time
        20▔                    ⢀

        10▔               ⠈
           ⡀    ⡀    ⠈
         0▔▏▔▔▔▔▔▔▔▔▔╵▔▔▔▔▔▔▔▔▔▕
           0        20        40
                            Size

        """
    )
  }

  @Test("Horizontal bars have one, too") func horizontalBars() {
    let chart = Chart(["a", "b"]) {
      BarMark(x: .value("Count", $0.utf8.reduce(0) { $0 + Int($1) }), y: .value("Name", $0))
    }
    #expect(
      text(chart) == """
        a █████████████████████▍
        b █████████████████████▌
          ▏▔▔▔▔▔▔▔▔▔▔▏▔▔▔▔▔▔▔▔▔▕
          0         50       100
                           Count

        """
    )
  }

  @Test("Categories have one if a program asks for it") func categories() {
    #expect(
      text(Self.bars.chartHeight(4)) == """
        Count
        2▔ █████████  █████████
           █████████  █████████
        0▁ █████████  █████████
               a          b

        """
    )
    #expect(
      text(Self.bars.chartHeight(4).chartXAxisLabel("Letter")) == """
        Count
        2▔ █████████  █████████
           █████████  █████████
        0▁ █████████  █████████
               a          b
                          Letter

        """
    )
  }

  @Test("A hidden axis, and one that only the title names or nothing, has no name")
  func none() {
    let titled = Chart("Size", 0..<5) {
      PointMark(x: .value("Size", $0 * 10), y: .value("Time", $0 * $0))
    }
    #expect(!text(Self.points.chartXAxis(.hidden)).contains("Size"))
    #expect(!text(Self.points.chartXAxisLabel("")).contains("Size"))
    #expect(text(titled).split(separator: "Size", omittingEmptySubsequences: false).count == 2)
    #expect(!text(Self.points.chartHeight(3)).contains("Size"))
  }

  @Test("A long name is cut to the width of the chart") func long() {
    let name = String(repeating: "long ", count: 20)
    #expect(
      text(Self.points.chartHeight(6).chartXAxisLabel(name)) == """
        Time
        20▔                    ⢀

        10▔               ⠈
           ⡀    ⡀    ⠈
         0▔▏▔▔▔▔▔▔▔▔▔╵▔▔▔▔▔▔▔▔▔▕
           0        20        40
        long long long long lon…

        """
    )
  }
}
