import Diptych
import DiptychCharts
import Testing

@Suite("CSS rules of charts") struct ChartStylesheetTests {
  private struct Page: View {
    var body: some View {
      Document(title: "Commits", language: "en") {
        Chart([3, 1, 2]) { LineMark(x: .value("Day", $0), y: .value("Commits", $0)) }
      }
    }
  }

  @Test("A theme has the rules that a page collects, and the standard stylesheet has none of them")
  func rules() throws {
    let themed = Page().theme(try Theme.standard.rules(Chart.stylesheet)).rendered(as: .html)
    let rules = Chart.stylesheet.split(separator: "\n")
    #expect(rules.filter { !themed.contains($0) } == [])
    let page = Page().rendered(as: .html).split(separator: "\n")
    #expect(page.count { $0.contains(".plot") } == rules.count { $0.contains(".plot") })
    #expect(!Stylesheet.standard.contains(".plot"))
  }
}
