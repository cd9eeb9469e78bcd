import Diptych
import Foundation
import Testing

@testable import DiptychCharts

@Suite("The ticks of a page, by the width of its plots") struct TickSetTests {
  /// Returns the classes of the sets with their labels.
  private func sets(_ chart: Chart) -> [String] {
    PlotPlacement(chart.scene(ChartSettings())).xTickSets.map { set in
      "\(set.className ?? "all"): " + set.ticks.map(\.label).joined(separator: " ")
    }
  }

  @Test("Dates have more labels in wider plots") func dates() {
    let chart = Chart(0..<60) {
      LineMark(
        x: .value("Day", Date(timeIntervalSince1970: 1_760_000_000 + Double($0) * 86_400)),
        y: .value("Lines", $0)
      )
    }
    #expect(sets(chart) == ["w1: Nov 2025 Dec", "w2: 19 Oct 2025 2 Nov 16 Nov 30 Nov"])
  }

  @Test("Numbers have six labels and then eleven, also without space for names") func numbers() {
    let points = Chart(0..<100) { PointMark(x: .value("Size", $0), y: .value("Time", $0)) }
    #expect(sets(points) == ["w1: 0 20 40 60 80 100", "w2: 0 10 20 30 40 50 60 70 80 90 100"])
    let names = Chart(0..<100) { BarMark(x: .value("Name", "name \($0)"), y: .value("y", $0)) }
    #expect(
      sets(names) == [
        "w1: name 0 name 26 name 52 name 78",
        "w2: name 0 name 13 name 26 name 39 name 52 name 65 name 78 name 91",
      ]
    )
  }

  @Test("A label whose middle would be too far out ends or starts at its tick") func anchors() {
    let room = LabelRoom(width: 300, gutter: 2)
    let anchors = [0, 0.05, 0.5, 0.9, 0.96, 1].map { place in
      ["1", "1,000,000", "a long, long label"].map {
        room.anchor(of: ChartAxis.Tick(fraction: place, label: $0))
      }
    }
    #expect(
      anchors == [
        [.middle, .start, .start],
        [.middle, .middle, .start],
        [.middle, .middle, .middle],
        [.middle, .end, .end],
        [.middle, .end, .end],
        [.end, .end, .end],
      ]
    )
  }

  @Test("Names of bands, and few values, are the same at every width") func same() {
    let names = Chart(["a", "b"]) { BarMark(x: .value("Name", $0), y: .value("y", 1)) }
    #expect(sets(names) == ["all: a b"])
    let numbers = Chart(0..<3) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
    #expect(sets(numbers) == ["all: 0 1 2"])
  }

  @Test("Points have a line at each tick of both axes; each width hides some")
  func gridLines() {
    let chart = Chart(0..<100) { PointMark(x: .value("Size", $0), y: .value("Time", $0)) }
      .chartYAxis(.hidden)
    let markup = chart.rendered(as: .html)
    #expect(
      PictureElements("svg", in: markup).all.compactMap { $0["class"] } == ["w1", "w2", "w1", "w2"]
    )
    #expect(
      PictureElements("line", in: markup).with(class: "rule").compactMap { $0["x1"] } == [
        "0%", "20%", "40%", "60%", "80%", "100%",
        "0%", "10%", "20%", "30%", "40%", "50%", "60%", "70%", "80%", "90%", "100%",
      ]
    )
  }
}
