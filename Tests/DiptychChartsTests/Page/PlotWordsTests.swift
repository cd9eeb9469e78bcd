import Diptych
import DiptychCharts
import Testing

@Suite("Labels at the marks of a page") struct PlotWordsTests {
  /// Returns the words with their classes, of bars with a name at one of them.
  private func words(at named: Int) -> [String] {
    let chart = Chart(0..<20) { index in
      BarMark(x: .value("x", "\(index)"), y: .value("y", index == named ? 9 : 5))
        .annotation { if index == named { Text("the highest") } }
    }
    return chart.rendered(as: .html).matches(of: /class="(note[^"]*)"[^>]*>([^<]*)</).map {
      "\($0.output.1): \($0.output.2)"
    }
  }

  @Test("Words that would begin left of the plot start at their mark, and others end there")
  func anchors() {
    #expect(words(at: 2) == ["note: the highest"])
    #expect(words(at: 10) == ["note mid: the highest"])
    #expect(words(at: 18) == ["note end: the highest"])
  }

  @Test("Plots of some height are lower on a narrow page, and high ones and lists of bars are not")
  func heights() {
    let marks = Chart(0..<3) { BarMark(x: .value("x", "\($0)"), y: .value("y", $0)) }
    let list = Chart(0..<3) { BarMark(x: .value("x", $0), y: .value("y", "\($0)")) }
    let places = [
      marks.chartHeight(8).rendered(as: .html), marks.chartHeight(9).rendered(as: .html),
      marks.chartHeight(12).rendered(as: .html), marks.chartHeight(13).rendered(as: .html),
      list.rendered(as: .html),
    ]
    let classes = places.map { html in
      html.firstMatch(of: /<div class="([^"]*)"><svg/).map { String($0.output.1) }
    }
    #expect(classes == ["g2", "g2 low", "g2 low", "g2", "g2"])
  }
}
