import Diptych
import DiptychCharts
import Testing

@Suite("Redacted charts") struct RedactedChartTests {
  /// Values whose names hold letters that no label of the kit has.
  private static let values = [("Zq", 12), ("Zj", 40), ("Zx", 31)]

  private static let charts: [Chart] = [
    Chart("Zw", values) {
      BarMark(x: .value("Zv", $0.0), y: .value("Zk", $0.1))
        .foregroundStyle(by: .value("Zy", $0.0))
    },
    Chart("Zw", values) {
      SectorMark(angle: .value("Zk", $0.1)).foregroundStyle(by: .value("Zy", $0.0))
    },
    Chart("Zw", values) { LineMark(x: .value("Zv", $0.1), y: .value("Zk", $0.1)) },
  ]

  @Test("No name of the data and no number is in any format", arguments: charts.indices)
  func hidden(index: Int) {
    let chart = Self.charts[index].redacted(reason: .placeholder)
    #expect(!chart.rendered(as: .text(width: 60)).contains { $0 == "Z" || $0.isNumber })
    #expect(!chart.rendered(as: .html).contains("Z"))
    #expect(!chart.rendered(as: .plain).contains { $0 == "Z" || $0.isNumber })
  }

  @Test("A page shows a field of the same size instead of the chart") func page() {
    #expect(
      Self.charts[0].redacted(reason: .placeholder).rendered(as: .html) == """
        <figure class="plot"><svg width="100%" height="13.75rem" aria-hidden="true">\
        <rect class="field l1" width="100%" height="100%"></rect></svg></figure>
        """
    )
  }
}
