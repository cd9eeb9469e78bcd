import Diptych
import Testing

@testable import DiptychCharts

@Suite("Points in a page") struct ScatterTests {
  @Test("More than 200 points are smaller and in groups that let others be seen") func dense() {
    func shapes(_ count: Int) -> [String] {
      let markup = Chart(0..<count) {
        PointMark(x: .value("x", $0), y: .value("y", $0))
          .foregroundStyle(by: .value("Series", $0 % 2 == 0 ? "a" : "b"))
      }
      .chartLegend(.hidden).rendered(as: .html)
      let circles = PictureElements("circle", in: markup).with(class: "dot")
      let paths = PictureElements("path", in: markup).with(class: "dot").count
      let groups = PictureElements("g", in: markup).with(class: "dense").count
      let sizes = Set(circles.compactMap { $0["r"] }).sorted().joined(separator: " ")
      return ["\(circles.count) circles of \(sizes)", "\(paths) paths", "\(groups) groups"]
    }
    #expect(shapes(200) == ["100 circles of 3.5", "100 paths", "0 groups"])
    #expect(shapes(202) == ["101 circles of 2", "101 paths", "2 groups"])
  }

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
