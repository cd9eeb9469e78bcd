import Diptych
import DiptychTesting
import Testing

@testable import DiptychHTML
@testable import DiptychViews

@Suite("Charts")
struct ChartTests {
  private let segments = [BarSegment(214, role: .added), BarSegment(58, role: .removed)]

  @Test("Bars, lines at round values, and words below them")
  func plot() {
    let view = Plot("Commits", values: [3, 0, 7]) { $0 == 1 ? "2026" : nil }
    expectSnapshot(of: view.rendered(as: .html))
  }

  @Test("Words stand below the middle of their value, except at the end of the chart")
  func ticks() {
    let html = Plot("T", values: Array(repeating: 1, count: 40)) { $0 % 39 == 0 ? "\($0)" : nil }
      .rendered(as: .html)
    let texts = html.matches(of: /<text x[^>]*>\d+/).map(\.output)
    #expect(
      texts == [
        #"<text x="1.25%" text-anchor="middle" y="98%">0"#,
        #"<text x="98.75%" text-anchor="end" y="98%">39"#,
      ]
    )
  }

  @Test("Values below zero, and a gap")
  func below() {
    let view = Plot("T", values: [-3.5, .nan, 7])
    #expect(
      view.rendered(as: .html) == """
        <figure><svg class="chart" role="img" aria-label="T: 2 values from -3.5 to 7, the last \
        7"><line class="rule" x2="100%" y1="8%" y2="8%"></line>\
        <line class="rule" x2="100%" y1="53.5%" y2="53.5%"></line>\
        <line class="axis" x2="100%" y1="71.3%" y2="71.3%"></line>\
        <rect class="bar" x="3.33%" width="26.67%" y="71.3%" height="27.7%"><title>-3.5</title>\
        </rect><rect class="bar" x="70%" width="26.67%" y="15.91%" height="55.39%"><title>\
        7</title></rect><text y="6.5%">8</text><text y="52%">2.25</text><text y="97.5%">\
        -3.5</text></svg><figcaption aria-hidden="true">T</figcaption></figure>
        """
    )
  }

  @Test("A redacted chart has no number, no word and equal bars")
  func redactedPlot() {
    let view = Plot("T", values: [-3.5, .nan, 7]) { "\($0)" }.redacted(reason: .placeholder)
    #expect(
      view.rendered(as: .html) == """
        <figure><svg class="chart" aria-hidden="true">\
        <line class="rule" x2="100%" y1="8%" y2="8%"></line>\
        <line class="rule" x2="100%" y1="47%" y2="47%"></line>\
        <line class="axis" x2="100%" y1="86%" y2="86%"></line>\
        <rect class="bar" x="3.33%" width="26.67%" y="47%" height="39%"></rect>\
        <rect class="bar" x="70%" width="26.67%" y="47%" height="39%"></rect></svg></figure>
        """
    )
  }

  @Test("A curve of a line's height")
  func sparkline() {
    let view = Sparkline("S", values: [1, 2, .nan, 0])
    #expect(
      view.rendered(as: .html) == """
        <svg class="sparkline width-4" role="img" aria-label="S: 3 values from 0 to 2, the last \
        0" viewBox="0 0 3 3" preserveAspectRatio="none">\
        <polyline vector-effect="non-scaling-stroke" points="0,1.5 1,0.0"></polyline>\
        <polyline vector-effect="non-scaling-stroke" points="2,3.0 3,3.0"></polyline></svg>
        """
    )
  }

  @Test("Parts of a whole in the colours of their roles")
  func parts() {
    let view = SegmentedBar("Lines", segments, of: 400)
    #expect(
      view.rendered(as: .html) == """
        <svg class="churn" role="img" aria-label="Lines: 214 added, 58 removed">\
        <rect class="added" width="53.5%" height="100%"></rect>\
        <rect class="removed" x="53.5%" width="14.5%" height="100%"></rect></svg>
        """
    )
  }

  @Test("A part of more than nothing is wide enough to be seen")
  func smallSegments() {
    let view = SegmentedBar(
      "Tests",
      [
        BarSegment(997, role: .success), BarSegment(3, role: .danger),
        BarSegment(0, role: .warning),
      ]
    )
    #expect(
      view.rendered(as: .html) == """
        <svg class="churn" role="img" aria-label="Tests: 997 success, 3 danger, 0 warning">\
        <rect class="success" width="98%" height="100%"></rect>\
        <rect class="danger" x="98%" width="2%" height="100%"></rect>\
        <rect class="warning" x="100%" width="0%" height="100%"></rect></svg>
        """
    )
  }

  @Test("Redacted parts are equal")
  func redactedSegments() {
    let view = SegmentedBar("Lines", segments).redacted(reason: .placeholder)
    #expect(
      view.rendered(as: .html) == """
        <svg class="churn" aria-hidden="true"><rect class="line" width="50%" height="100%"></rect>\
        <rect class="line" x="50%" width="50%" height="100%"></rect></svg>
        """
    )
  }

  @Test("Steps of colour, with numbers for screen readers")
  func heat() {
    let view = HeatMap(
      "Commits",
      rows: ["Mon", "Tue"],
      columns: ["am", ""],
      values: [[1, 4], [0, 9]],
      caption: "By day"
    )
    #expect(
      view.rendered(as: .html) == """
        <div class="scroll" role="region" aria-label="Commits" tabindex="0"><table class="heat">\
        <caption><span aria-hidden="true" dir="ltr">\(Self.key(0, "0"))\u{2003}\(Self.key(1, "1–2"))\
        \u{2003}\(Self.key(2, "3–4"))\u{2003}\(Self.key(3, "5–6"))\u{2003}\(Self.key(4, "7–9"))</span><br>By day\
        </caption><thead><tr><td></td><th scope="col">am</th><td></td></tr>\
        </thead><tbody><tr><th scope="row">Mon</th><td class="l1"><span class="sr">1</span></td>\
        <td class="l2"><span class="sr">4</span></td></tr><tr><th scope="row">Tue</th>\
        <td class="l0"><span class="sr">0</span></td><td class="l4"><span class="sr">9</span>\
        </td></tr></tbody></table></div>
        """
    )
  }

  /// Returns the swatch of a step and its values.
  private static func key(_ step: Int, _ values: String) -> String {
    "<span><span class=\"l\(step)\">\u{A0}\u{A0}\u{A0}</span>\u{A0}\(values)</span>"
  }

  @Test(
    "Each step of colour has its values, of fractions the first and the last one",
    arguments: [
      ([], ["0 0"]), ([0, 0], ["0 0"]), ([1], ["0 0", "4 1"]), ([2], ["0 0", "2 1", "4 2"]),
      ([13, 4], ["0 0", "1 1–3", "2 4–6", "3 7–9", "4 10–13"]),
      ([1000], ["0 0", "1 1–250", "2 251–500", "3 501–750", "4 751–1000"]),
      ([0.5, 2.25], ["0 0", "1 ", "2 ", "3 ", "4 2.25"]),
      ([1e300], ["0 0", "1 ", "2 ", "3 ", "4 1e+300"]),
    ] as [([Double], [String])]
  )
  func heatScale(values: [Double], expected: [String]) {
    let map = HeatMap("N", rows: ["a"], columns: values.map { "\($0)" }, values: [values])
    #expect(HeatMapScale(map.traits).parts.map { "\($0.step) \($0.words)" } == expected)
  }

  @Test("A heat map with a title has it above; without a line below it has no scale")
  func titledHeat() {
    let view = HeatMap("Load", rows: ["a"], columns: ["b"], values: [[1]], caption: "")
    #expect(
      view.titled("Load").rendered(as: .html) == """
        <p aria-hidden="true"><strong>Load</strong></p>\
        <div class="scroll" role="region" aria-label="Load" tabindex="0"><table class="heat">\
        <caption></caption><thead><tr><td></td><th scope="col">b</th></tr></thead><tbody><tr>\
        <th scope="row">a</th><td class="l4"><span class="sr">1</span></td></tr></tbody></table>\
        </div>
        """
    )
  }

  @Test(
    "Titles of rows have the width that they need",
    arguments: [
      ("Thu", nil), ("Wednesday", 9), ("東京都", 6), (String(repeating: "a", count: 99), 16),
    ] as [(String, Int?)]
  )
  func heatTitles(title: String, width: Int?) {
    let view = HeatMap("Commits", rows: ["Mon", title], columns: ["am"], values: [[1], [9]])
    let columns = width.map { "<colgroup><col class=\"column-\($0)\"></colgroup>" } ?? ""
    #expect(
      view.rendered(as: .html) == """
        <div class="scroll" role="region" aria-label="Commits" tabindex="0"><table class="heat">\
        <caption><span aria-hidden="true" dir="ltr">\(Self.key(0, "0"))\u{2003}\(Self.key(1, "1–2"))\
        \u{2003}\(Self.key(2, "3–4"))\u{2003}\(Self.key(3, "5–6"))\u{2003}\(Self.key(4, "7–9"))</span></caption>\
        \(columns)<thead><tr><td></td><th scope="col">am</th></tr></thead><tbody><tr>\
        <th scope="row">Mon</th><td class="l1"><span class="sr">1</span></td></tr><tr>\
        <th scope="row">\(title)</th><td class="l4"><span class="sr">9</span></td></tr></tbody>\
        </table></div>
        """
    )
  }

  @Test("A redacted heat map has one step and no number")
  func redactedHeat() {
    let view = HeatMap("Commits", rows: ["Mon"], columns: ["am"], values: [[9]])
      .redacted(reason: .placeholder)
    #expect(
      view.rendered(as: .html) == """
        <div class="scroll" role="group" aria-label="Table" tabindex="0"><table class="heat">\
        <thead><tr><td></td><td><span \(announcement)>\
        <span class="redacted" aria-hidden="true">▒▒</span></span></td></tr>\
        </thead><tbody><tr><td><span class="redacted" aria-hidden="true">▒▒▒</span></td>\
        <td class="l1"></td></tr></tbody></table></div>
        """
    )
  }

  @Test("Many values share bars, and have at most eight words and no tooltips")
  func many() {
    let html = Plot("N", values: Array(0..<1000)) { "t\($0)" }.rendered(as: .html)
    #expect(html.ranges(of: "<rect ").count == 334)
    #expect(html.ranges(of: "<title>").isEmpty)
    let words = html.matches(of: />(t\d+)</).map { $0.output.1 }
    #expect(words == ["t0", "t125", "t250", "t375", "t500", "t625", "t750", "t875"])
  }

  @Test("Small numbers keep three digits")
  func smallNumbers() {
    #expect(
      Sparkline("S", values: [0.0004, 0.00012345, 1e-9, 0.0126]).rendered(as: .html) == """
        <svg class="sparkline width-4" role="img" aria-label="S: 4 values from 1e-09 to 0.013, the \
        last 0.013" viewBox="0 0 3 3" preserveAspectRatio="none"><polyline \
        vector-effect="non-scaling-stroke" points="0,2.9 1,2.97 2,3.0 3,0.0"></polyline></svg>
        """
    )
    let plot = Plot("P", values: [0.001, 0.0004]).rendered(as: .plain)
    #expect(plot == "P: 2 values from 0.0004 to 0.001, the last 0.0004\n")
  }
}
