import Diptych
import Testing

@testable import DiptychCharts

@Suite("Heat maps in pages") struct HeatMapPageTests {
  @Test("Steps of colour, with numbers for screen readers") func heat() {
    let view = HeatMap(
      "Commits",
      rows: ["Mon", "Tue"],
      columns: ["am", ""],
      values: [[1, 4], [0, 9]],
      caption: "By day"
    )
    #expect(
      view.rendered(as: .html) == """
        <figure class="heat" role="group" aria-label="Commits" tabindex="0"><table>\
        <caption><span aria-hidden="true" dir="ltr">\(Self.key(0, "0"))\u{2003}\(Self.key(1, "1–2"))\
        \u{2003}\(Self.key(2, "3–4"))\u{2003}\(Self.key(3, "5–6"))\u{2003}\(Self.key(4, "7–9"))</span><br>By day\
        </caption><thead><tr><td></td><th scope="col">am</th><td></td></tr>\
        </thead><tbody><tr><th scope="row">Mon</th><td class="l1"><span class="sr">1</span></td>\
        <td class="l2"><span class="sr">4</span></td></tr><tr><th scope="row">Tue</th>\
        <td class="l0"><span class="sr">0</span></td><td class="l4"><span class="sr">9</span>\
        </td></tr></tbody></table></figure>
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
    #expect(map.steps.map { "\($0.step) \($0.words)" } == expected)
  }

  @Test("A heat map with a title has it above; without a line below it has no scale")
  func titledHeat() {
    var view = HeatMap("Load", rows: ["a"], columns: ["b"], values: [[1]], caption: "")
    view.title = "Load"
    #expect(
      view.rendered(as: .html) == """
        <p aria-hidden="true"><strong>Load</strong></p>\
        <figure class="heat" role="group" aria-label="Load" tabindex="0"><table><thead><tr><td></td><th scope="col">b</th></tr></thead><tbody><tr>\
        <th scope="row">a</th><td class="l4"><span class="sr">1</span></td></tr></tbody></table>\
        </figure>
        """
    )
  }

  @Test(
    "Titles of rows have the width that they need",
    arguments: [
      ("Thu", nil), ("Wednesday", 10), ("東京都", 6), (String(repeating: "a", count: 99), 16),
    ] as [(String, Int?)]
  )
  func heatTitles(title: String, width: Int?) {
    let view = HeatMap("Commits", rows: ["Mon", title], columns: ["am"], values: [[1], [9]])
    let attribute = width.map { " class=\"t\($0)\"" } ?? ""
    #expect(
      view.rendered(as: .html) == """
        <figure class="heat" role="group" aria-label="Commits" tabindex="0"><table\(attribute)>\
        <caption><span aria-hidden="true" dir="ltr">\(Self.key(0, "0"))\u{2003}\(Self.key(1, "1–2"))\
        \u{2003}\(Self.key(2, "3–4"))\u{2003}\(Self.key(3, "5–6"))\u{2003}\(Self.key(4, "7–9"))</span></caption>\
        <thead><tr><td></td><th scope="col">am</th></tr></thead><tbody><tr>\
        <th scope="row">Mon</th><td class="l1"><span class="sr">1</span></td></tr><tr>\
        <th scope="row">\(title)</th><td class="l4"><span class="sr">9</span></td></tr></tbody>\
        </table></figure>
        """
    )
  }

  @Test("A redacted heat map has one step and no number") func redactedHeat() {
    let view = HeatMap("Commits", rows: ["Mon"], columns: ["am"], values: [[9]])
      .redacted(reason: .placeholder)
    #expect(
      view.rendered(as: .html) == """
        <figure class="heat"><table><thead><tr><td></td>\
        <td><span role="status" aria-busy="true" aria-label="Loading…">\
        <span class="redacted" aria-hidden="true">▒▒</span></span></td></tr>\
        </thead><tbody><tr><td><span class="redacted" aria-hidden="true">▒▒▒</span></td>\
        <td class="l1"></td></tr></tbody></table></figure>
        """
    )
  }
}
