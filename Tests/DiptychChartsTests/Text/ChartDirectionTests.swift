import Diptych
import DiptychCharts
import Testing

@Suite("Right-to-left names in charts of a terminal") struct ChartDirectionTests {
  @Test("Each name is isolated, at a side, below the axis and in a legend") func names() {
    func picture(_ chart: some View) -> String {
      chart.rendered(as: .text(width: 30, options: .bidirectionalIsolates))
        .replacing("\u{2068}", with: "⟦").replacing("\u{2069}\u{200E}", with: "⟧")
    }
    let data = [("שלום", 4.0), ("Ada", 2), ("יעקב", 1)]
    let lying = Chart(data) { BarMark(x: .value("n", $0.1), y: .value("k", $0.0)) }
    #expect(
      picture(lying) == """
        ⟦שלום⟧ ████████████████████████
        Ada  ████████████
        ⟦יעקב⟧ ██████
             ▏▔▔▔▔▔▏▔▔▔▔▔▏▔▔▔▔▔▏▔▔▔▔▔▏
             0     1     2     3     4
                                     n

        """
    )
    let standing = Chart(data) {
      BarMark(x: .value("k", $0.0), y: .value("n", $0.1)).foregroundStyle(by: .value("s", $0.0))
    }
    #expect(
      picture(standing.chartHeight(4)) == """
        n
        5▔▃▃▃▃▃▃▃▃
          ████████ ▂▂▂▂▂▂▂▂
        0▁████████ ▓▓▓▓▓▓▓▓  ▅▅▅▅▅▅▅▅
            ⟦שלום⟧      Ada      ⟦יעקב⟧
        █ ⟦שלום⟧  ▓ Ada  ▒ ⟦יעקב⟧

        """
    )
  }
}
