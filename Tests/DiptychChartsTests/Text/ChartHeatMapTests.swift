import Diptych
import DiptychFormats
import DiptychHTMLTools
import DiptychTesting
import Testing

@testable import DiptychCharts

@Suite("Heat maps of charts") struct ChartHeatMapTests {
  private func map(columns: Int) -> Chart {
    Chart(0..<(2 * columns)) {
      RectangleMark(x: .value("Hour", "h\($0 / 2)"), y: .value("Day", "d\($0 % 2)"))
        .foregroundStyle(by: .value("Commits", $0))
    }
  }

  @Test("The second line of a note below the map is indented") func notes() {
    let chart = Chart([1.0, .nan]) {
      RectangleMark(x: .value("x", "0"), y: .value("y", "\($0)"))
        .foregroundStyle(by: .value("v", $0))
    }
    #expect(
      chart.rendered(as: .text(width: 30)).hasSuffix(
        "\n! RectangleMark: 1 value is\n  not finite and left out.\n"
      )
    )
  }

  @Test("Each of many columns is named in words, and every second one is drawn")
  func manyColumns() {
    let chart = map(columns: 13)
    #expect(
      chart.rendered(as: .text(width: 60)) == """
           h0  h2  h4  h6  h8  h10 h12
        d0 · ░░░░░░▒▒▒▒▒▒▓▓▓▓▓▓██████
        d1 ░░░░░░▒▒▒▒▒▒▓▓▓▓▓▓████████

           fewer · ░▒▓█ more; most 25

        """
    )
    expectSnapshot(of: chart.rendered(as: .plain))
    #expect(
      chart.rendered(as: .markdown) == """
        Day by Hour

        |  | h0 | h1 | h2 | h3 | h4 | h5 | h6 | h7 | h8 | h9 | h10 | h11 | h12 |
        | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | \
        ---: |
        | d0 | 0 | 2 | 4 | 6 | 8 | 10 | 12 | 14 | 16 | 18 | 20 | 22 | 24 |
        | d1 | 1 | 3 | 5 | 7 | 9 | 11 | 13 | 15 | 17 | 19 | 21 | 23 | 25 |

        """
    )
    #expect(
      head(of: chart) == """
        <thead><tr><td></td><th scope="col">h0</th><th scope="col"><span class="sr">h1</span></th>\
        <th scope="col">h2</th><th scope="col"><span class="sr">h3</span></th>\
        <th scope="col">h4</th><th scope="col"><span class="sr">h5</span></th>\
        <th scope="col">h6</th><th scope="col"><span class="sr">h7</span></th>\
        <th scope="col">h8</th><th scope="col"><span class="sr">h9</span></th>\
        <th scope="col">h10</th><th scope="col"><span class="sr">h11</span></th>\
        <th scope="col">h12</th></tr></thead>
        """
    )
    #expect(chart.rendered(as: .htmlProblems) == [])
  }

  @Test("A redacted map draws its titles, but they are not read aloud") func redacted() {
    let head = head(of: map(columns: 13).redacted(reason: .placeholder))
    #expect(head.matches(of: /<td><\/td>/).count == 7)
    #expect(!head.contains("<th "))
  }

  @Test("Hidden axes have names in words") func hiddenAxes() {
    let chart = map(columns: 2).chartXAxis(.hidden).chartYAxis(.hidden)
    #expect(
      chart.rendered(as: .text(width: 60)) == """
        · ▓▓
        ▒▒██

        fewer · ░▒▓█ more; most 3

        """
    )
    #expect(
      chart.rendered(as: .plain) == """
        Day by Hour

        d0
        h0: 0
        h1: 2

        d1
        h0: 1
        h1: 3

        """
    )
    let titles = chart.rendered(as: .html).matches(of: /<th .*?<\/th>/).map(\.output)
    #expect(
      titles == [
        #"<th scope="col"><span class="sr">h0</span></th>"#,
        #"<th scope="col"><span class="sr">h1</span></th>"#,
        #"<th scope="row"><span class="sr">d0</span></th>"#,
        #"<th scope="row"><span class="sr">d1</span></th>"#,
      ]
    )
  }

  private func head(of chart: some View) -> String {
    let page = chart.rendered(as: .html)
    return page.firstMatch(of: /<thead>.*<\/thead>/).map { String($0.0) } ?? ""
  }
}
