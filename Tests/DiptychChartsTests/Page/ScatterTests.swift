import Diptych
import Testing

@testable import DiptychCharts

@Suite("Points in a page")
struct ScatterTests {
  @Test("There is a line at each tick of the x axis, if the axis has no bands and there is no line")
  func gridLines() {
    func lines(_ chart: Chart) -> [String] {
      PictureElements("line", in: chart.rendered(as: .html)).with(class: "rule")
        .compactMap { $0["x1"] }
    }
    let points = Chart(0..<5) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
    #expect(lines(points) == ["0%", "25%", "50%", "75%", "100%"])
    let names = Chart(["a", "b"]) { PointMark(x: .value("x", $0), y: .value("y", 1)) }
    #expect(lines(names) == [])
    let line = Chart(0..<5) {
      PointMark(x: .value("x", $0), y: .value("y", $0))
      LineMark(x: .value("x", $0), y: .value("y", $0))
    }
    #expect(lines(line) == [])
  }
}
