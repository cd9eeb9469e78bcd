import Diptych
import DiptychCharts
import DiptychFormats
import DiptychTesting
import Testing

@Suite("Charts in another language") struct ChartLanguageTests {
  private static let german: Labels = {
    var words = Labels()
    words.decimalSeparator = ","
    words.groupingSeparator = "."
    words.noValues = "keine Werte"
    words.values = "{count} Werte von {lowest} bis {highest}, zuletzt {last}"
    return words
  }()

  private static let germanCharts: ChartLabels = {
    var words = ChartLabels()
    words.chart = "Diagramm"
    words.valueByPosition = "{value} je {place}"
    words.data = "Daten"
    words.part = "Teil"
    words.share = "Anteil"
    words.series = "Reihe"
    words.rangeEnd = "bis"
    return words
  }()

  private func inGerman(_ view: some View) -> some View {
    view.environment(\.labels, Self.german).environment(\.chartLabels, Self.germanCharts)
  }

  private func plain(_ view: some View) -> String { inGerman(view).rendered(as: .plain) }

  @Test("A series: its positions, its values and the symbols of numbers") func series() {
    let chart = Chart([(1, 1000.5), (2, 2000.25), (3, 30_000)]) {
      LineMark(x: .value("Tag", $0.0), y: .value("Euro", $0.1))
    }
    expectSnapshot(of: plain(chart))
    let rule = Chart([1500]) { RuleMark(y: .value("Grenze", $0)) }
    #expect(plain(rule) == "Grenze: 1.500.\n")
    #expect(
      plain(Chart([1, 2]) { LineMark(x: .value("Tag", $0), y: .value("Euro", 2.5)) })
        .hasPrefix("Euro je Tag, 1 – 2: 2,5.\n")
    )
  }

  @Test("Parts of a whole, ranges, nothing at all") func otherCharts() {
    let sectors = Chart([("a", 3.5), ("b", 1.5)]) {
      SectorMark(angle: .value("", $0.1)).foregroundStyle(by: .value("", $0.0))
    }
    #expect(
      plain(sectors) == """
        Diagramm: a 70%; b 30%.

        Teil: a
        3,5
        Anteil: 70%

        Teil: b
        1,5
        Anteil: 30%

        """
    )
    let most = Chart([("a", 9990), ("b", 10)]) {
      SectorMark(angle: .value("", $0.1)).foregroundStyle(by: .value("", $0.0))
    }
    #expect(
      plain(most) == """
        Diagramm: a >99%; b <1%.

        Teil: a
        9.990
        Anteil: >99%

        Teil: b
        10
        Anteil: <1%

        """
    )
    let ranges = Chart([("a", 1, 2.5)]) {
      BarMark(x: .value("n", $0.0), yStart: .value("von", $0.1), yEnd: .value("", $0.2))
    }
    #expect(plain(ranges).contains("bis: 2,5"))
    let nothing = Chart([Double]()) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
    #expect(plain(nothing) == "Diagramm: keine Werte.\n")
    #expect(
      nothing.environment(\.labels, Self.german).rendered(as: .text(width: 40)).contains(
        "keine Werte"
      )
    )
  }

  @Test("Numbers that name bands and series") func names() {
    let rates = Chart([(0.5, 1500, 1.0), (2.25, 1500, 2.0)]) {
      BarMark(x: .value("Platz", $0.1), y: .value("Wert", $0.2))
        .foregroundStyle(by: .value("Rate", $0.0))
    }
    .chartForegroundStyleScale(["2.25": .danger])
    .environment(\.labels, Self.german)
    #expect(
      rates.chartHeight(6).rendered(as: .text(width: 20)) == """
        Wert
        4▔
            ██████████████
        2▔  ██████████████
            ▓▓▓▓▓▓▓▓▓▓▓▓▓▓
        0▔▔▔▔▔▔▔▔▔▔▏▔▔▔▔▔▔▔▔
                 1.500
                       Platz
        █ 2,25  ▓ 0,5

        """
    )
    #expect(rates.rendered(as: .text(width: 40, color: .ansi16)).contains("31m█\u{1B}[0m 2,25"))
    #expect(rates.rendered(as: .html).contains("2,25</"))
    #expect(plain(rates).hasPrefix("Wert je Platz: 0,5, 1 (1.500); 2,25, 2 (1.500).\n"))
  }

  @Test("Problems are English, below the chart in every medium") func problems() {
    let chart = Chart([1, .nan, .infinity]) { LineMark(x: .value("x", 1), y: .value("y", $0)) }
    let note = "LineMark: 2 values are not finite and left out of the y axis."
    #expect(plain(chart).contains(note))
    let german = inGerman(chart)
    #expect(german.rendered(as: .text(width: 80)).contains("! " + note))
    #expect(german.rendered(as: .html).contains(note))
    #expect(german.rendered(as: .html).contains("<summary>Daten</summary>"))
    #expect(german.rendered(as: .markdown).contains(note))
    #expect(chart.problems.map(\.description) == [note])
  }

  @Test("Charts in a line") func smallCharts() {
    #expect(
      plain(Sparkline("Last", values: [0.5, 2, 1])) == "Last: 3 Werte von 0,5 bis 2, zuletzt 1\n"
    )
    #expect(plain(Sparkline("Last", values: [Double]())) == "Last: keine Werte\n")
  }
}
