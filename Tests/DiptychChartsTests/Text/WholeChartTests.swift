import Diptych
import DiptychCharts
import DiptychFormats
import DiptychTesting
import Testing

@Suite("A chart says what it leaves out") struct WholeChartTests {
  private func bars(_ names: [String]) -> some View {
    Chart(names.enumerated()) {
      BarMark(x: .value("Name", $0.element), y: .value("v", $0.offset + 3))
    }
    .chartHeight(5)
  }

  private func text(_ chart: some View, _ width: Int = 40) -> String {
    chart.rendered(as: .text(width: width))
  }

  @Test("Names have two lines, alternate, are cut in their bands, have a key") func names() {
    let targets = bars(["DiptychTerminal", "DiptychCharts", "DiptychMarkdown"])
    #expect(
      text(targets) == """
        v
        5▔             ▂▂▂▂▂▂▂▂▂▂   ██████████
           ▃▃▃▃▃▃▃▃▃▃  ██████████   ██████████
           ██████████  ██████████   ██████████
        0▁ ██████████  ██████████   ██████████
             Diptych     Diptych      Diptych
            Terminal     Charts      Markdown

        """
    )
    let week = bars(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"])
    #expect(
      text(week) == """
        v
        10▔                          ▂▂▂▂  ▅▅▅▅
                           ▃▃▃▃ ▆▆▆▆ ████  ████
         5▔▂▂▂▂ ▅▅▅▅ ████  ████ ████ ████  ████
         0▁████ ████ ████  ████ ████ ████  ████
           Monday  Wednesday   Friday     Sunday
               Tuesday   Thursday  Saturday

        """
    )
    let states = bars([
      "Massachusetts", "Pennsylvania", "Mississippi", "Connecticut", "Washington", "California",
      "Minnesota",
    ])
    #expect(
      text(states) == """
        v
        10▔                          ▂▂▂▂  ▅▅▅▅
                           ▃▃▃▃ ▆▆▆▆ ████  ████
         5▔▂▂▂▂ ▅▅▅▅ ████  ████ ████ ████  ████
         0▁████ ████ ████  ████ ████ ████  ████
           Mas… Pen… Mis…  Con… Was… Cal…  Min…

        """
    )
    expectSnapshot(of: text(week, 26))
    #expect(
      text(bars((0..<20).map { "category number \($0)" })) == """
        v
                                            ▁▁▂▂
        20▔                    ▁▁▂▂▃▄▄▆▆▇▇██████
                    ▂▂▃▄▄▅▅▆▆███████████████████
         0▁▄▅▅▆▆▇▇██████████████████████████████
           category nu… category nu…
        ! Names not shown: 18

        """
    )
  }

  @Test("The ninth series has another symbol") func ninth() {
    let chart = Chart((0..<18).map { ($0 % 9, $0 / 9) }) {
      LineMark(x: .value("t", $0.1), y: .value("v", $0.0 * $0.1))
        .foregroundStyle(by: .value("s", "s\($0.0)"))
    }
    expectSnapshot(of: text(chart.chartHeight(6)))
    let lines = chart.rendered(as: .text(width: 80, color: .ansi16)).split(separator: "\n")
    let colored = lines.last?.replacing("\u{1B}", with: "^") ?? ""
    #expect(colored.hasPrefix("^[36m█^[0m s0  ^[35m█^[0m s1  "))
    #expect(colored.hasSuffix("  ^[36m*^[0m s8"))
  }

  @Test("Values beyond a chosen domain are counted") func beyond() {
    let chart = Chart {
      BarMark(x: .value("k", "a"), y: .value("v", 500))
      RuleMark(y: .value("v", 100))
    }
    #expect(
      text(chart.chartYScale(domain: 0...10).chartHeight(4)) == """
        v
        10▔   ██████████████████████████████
         5╴   ██████████████████████████████
         0▁   ██████████████████████████████
                             a
        ! BarMark: 1 value is beyond the domain
          of the y axis.
        ! RuleMark: 1 value is beyond the domain
          of the y axis.

        """
    )
  }

  @Test("Bars of a domain without zero say where they begin, and lose no value") func baseline() {
    func problems(_ values: [Double], in domain: ClosedRange<Double>) -> [String] {
      let chart = Chart(Array(values.enumerated())) {
        BarMark(x: .value("k", "\($0.offset)"), y: .value("v", $0.element))
      }
      return chart.chartYScale(domain: domain).rendered(as: .text(width: 100))
        .split(separator: "\n").filter { $0.hasPrefix("! ") }.map { String($0.dropFirst(2)) }
    }
    #expect(
      problems([1001, 1002, 1003], in: 1000...1004)
        == ["BarMark: the bars begin at 1,000, not at 0."]
    )
    #expect(problems([-7, -6], in: -9 ... -5) == ["BarMark: the bars begin at -5, not at 0."])
    #expect(
      problems([1001, 5], in: 1000...1004) == [
        "BarMark: the bars begin at 1,000, not at 0.",
        "BarMark: 1 value is beyond the domain of the y axis.",
      ]
    )
    #expect(problems([1, 2], in: 0...4) == [])
  }

  @Test("A title is read once") func title() {
    let chart = Chart("Title", [("a", 1.0), ("b", 2)]) {
      BarMark(x: .value("k", $0.0), y: .value("v", $0.1))
    }
    #expect(
      chart.rendered(as: .plain) == """
        Title: 2 values from 1 (a) to 2 (b), the last 2.

        k: a
        v: 1

        k: b
        v: 2

        """
    )
    #expect(
      chart.rendered(as: .markdown) == """
        Title: 2 values from 1 (a) to 2 (b), the last 2.

        | k | v |
        | --- | ---: |
        | a | 1 |
        | b | 2 |

        """
    )
  }

  @Test("On a logarithmic axis the lowest power of ten has a bar") func logarithmic() {
    let counts = Chart([("none", 0.0), ("one", 1.0), ("thousand", 1000)]) {
      BarMark(x: .value("n", $0.1), y: .value("k", $0.0))
    }
    #expect(
      text(counts.chartXScale(type: .log), 60) == """
        none
        one      ████████████▊
        thousand ███████████████████████████████████████████████████
                 ▏▔▔▔▔▔▔▔▔▔▔▔▔▏▔▔▔▔▔▔▔▔▔▔▔╵▔▔▔▔▔▔▔▔▔▔▔▔╵▔▔▔▔▔▔▔▔▔▔▔▕
                 0.1          1          10           100      1,000
                                                                   n
        ! BarMark: 1 value is not above zero and left out of the
          logarithmic x axis.

        """
    )
    let chart = Chart([("one", 1.0), ("thousand", 1_000)]) {
      BarMark(x: .value("n", $0.1), y: .value("k", $0.0))
    }
    #expect(
      text(chart.chartXScale(type: .log)) == """
        one      ███████▊
        thousand ███████████████████████████████
                 ▔▔▔▔▔▔▔▔▏▔▔▔▔▔▔▔▔▔▔▔▔▔▔╵▔▔▔▔▔▔▔
                         1             100
                                               n

        """
    )
  }

  @Test(
    "Names of a single series, the origin of long numbers, and the order of a reversed axis"
  )
  func others() {
    let single = Chart([1.0, 2.0]) {
      LineMark(x: .value("t", $0), y: .value("v", 1_234_567_890_000 + $0))
        .foregroundStyle(by: .value("host", "a"))
    }
    expectSnapshot(of: text(single.chartHeight(6), 24))
    let ranks = Chart([1.0, 2, 3, 4]) { PointMark(x: .value("t", $0), y: .value("rank", $0)) }
      .chartYScale(domain: .automatic(reversed: true))
    #expect(
      text(ranks.chartHeight(6), 24) == """
        rank
        0▔     ⢀
                     ⡀
        2▔                ⢀
                               ⢀
        4▔▏▔▔▔▔▔▔▔▔▔▔▏▔▔▔▔▔▔▔▔▔▕
          0          2         4
                               t

        """
    )
  }

  @Test("Months and numbers are in the language of the program") func words() {
    var words = Labels()
    words.decimalSeparator = ","
    words.groupingSeparator = "."
    words.noValues = "keine Werte"
    let chart = Chart([0.0, 12_500]) { BarMark(x: .value("n", $0), y: .value("k", "\($0)")) }
    #expect(
      text(chart.environment(\.labels, words)) == """
        0.0
        12500.0 ███████████████████████████▌
                ▏▔▔▔▔▔▔▔▔▔▔▏▔▔▔▔▔▔▔▔▔▔▏▔▔▔▔▔▔▔▔▔
                0        5.000     10.000
                                               n

        """
    )
    #expect(
      text(
        Chart([0.0].dropFirst()) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
          .environment(\.labels, words)
      ) == "keine Werte\n"
    )
  }
}
