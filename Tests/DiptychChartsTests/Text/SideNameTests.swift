import Diptych
import DiptychCharts
import Testing

@Suite("Names at the side of a plot") struct SideNameTests {
  private func chart(_ count: Int) -> Chart {
    Chart(Array(0..<count)) {
      PointMark(x: .value("x", Double($0)), y: .value("host", "host \($0)"))
    }
  }

  private func names(_ chart: some View) -> Int {
    chart.rendered(as: .text(width: 60)).split(separator: "\n").count { $0.contains("host ") }
  }

  @Test("Each name has a row, in a plot that is high enough for it", arguments: [2, 7, 13, 30])
  func rows(count: Int) {
    let text = chart(count).rendered(as: .text(width: 60))
    for index in 0..<count { #expect(text.contains("host \(index)"), "\(index)") }
    #expect(!text.contains("not shown"))
  }

  @Test("With a fixed height, names without a row are counted below the plot")
  func notes() {
    let view = chart(20).chartHeight(8)
    let named = names(view)
    #expect(named < 20)
    #expect(
      view.rendered(as: .text(width: 60)).hasSuffix("\n! Names not shown: \(20 - named)\n")
    )
  }
}
