import Diptych
import Foundation
import Testing

@testable import DiptychCharts

@Suite("The symbols of a legend in a page") struct PageLegendTests {
  /// Returns the names and the classes of the elements in the signs.
  private func signs(_ chart: Chart) -> [String] {
    let markup = chart.rendered(as: .html)
    let list = markup.split(separator: "<ul class=\"keys\">").last?.split(separator: "</ul>").first
    return (list ?? "").split(separator: "<").compactMap { part in
      guard let name = part.split(separator: " ").first, let mark = part.range(of: "class=\"")
      else { return nil }
      return "\(name) \(part[mark.upperBound...].prefix { $0 != "\"" })"
    }
  }

  @Test("A line has up to 40 points in the legend, as in the chart") func lines() {
    func chart(_ count: Int) -> Chart {
      Chart(0..<count) { index in
        LineMark(x: .value("x", index), y: .value("y", index))
          .foregroundStyle(by: .value("Series", "a"))
        LineMark(x: .value("x", index), y: .value("y", 2 * index))
          .foregroundStyle(by: .value("Series", "b"))
      }
    }
    #expect(
      signs(chart(40)) == [
        "svg s1", "line line s1", "circle dot s1", "svg s2", "line line s2", "path dot s2",
      ]
    )
    #expect(signs(chart(41)) == ["svg s1", "line line s1", "svg s2", "line line s2"])
  }

  @Test("Points have their form, bars a box") func others() {
    let points = Chart(0..<4) {
      PointMark(x: .value("x", $0), y: .value("y", $0))
        .foregroundStyle(by: .value("Series", $0 % 2 == 0 ? "a" : "b"))
    }
    #expect(signs(points) == ["svg s1", "circle dot s1", "svg s2", "path dot s2"])
    let bars = Chart(0..<4) {
      BarMark(x: .value("x", $0), y: .value("y", $0))
        .foregroundStyle(by: .value("Series", $0 % 2 == 0 ? "a" : "b"))
    }
    #expect(signs(bars) == ["svg s1", "rect bar", "svg s2", "rect bar"])
  }
}
