import Diptych
import DiptychSampling
import Testing

@Suite("Bars of several segments end where their sum does") struct SegmentedBarTests {
  private static let roles: [Role] = [.added, .removed, .warning]

  private func bar(_ values: [Double], of total: Double?) -> SegmentedBar {
    let segments = zip(values, Self.roles).map { BarSegment($0, role: $1) }
    return SegmentedBar("Parts", segments, of: total)
  }

  private func line(
    _ values: [Double],
    of total: Double? = nil,
    width: Int = 20,
    _ options: TextFormat.Options = TextFormat.Options()
  ) -> String {
    bar(values, of: total).frame(width: width).rendered(as: .text(width: 120, options: options))
  }

  @Test("A track shows the end of the whole, without colours and in ASCII") func track() {
    #expect(line([214, 58], of: 400) == "━━━━━━━━━━━╍╍╍──────\n")
    #expect(line([10, 5, 2], of: 20) == "━━━━━━━━━━╍╍╍╍╍══───\n")
    #expect(line([10, 5, 2], of: 20, .ascii) == "==========~~~~~##---\n")
    #expect(line([10, 5, 2]) == "━━━━━━━━━━━━╍╍╍╍╍╍══\n")
    #expect(line([0, 0], of: 20) == "────────────────────\n")
  }

  @Test("A segment has its name, or the name of its role") func names() {
    let bar = SegmentedBar(
      "Tests",
      [
        BarSegment(180_000, "passed", role: .success), BarSegment(1204.5, "late", role: .info),
        BarSegment(6, role: .warning),
      ]
    )
    #expect(bar.rendered(as: .plain) == "Tests: 180,000 passed, 1,204.5 late, 6 warning\n")
    #expect(bar.rendered(as: .html).contains("\"Tests: 180,000 passed, 1,204.5 late, 6 warning\""))
  }

  @Test("A tiny segment is visible, and takes its width from the widest") func small() {
    #expect(line([1], of: 400, width: 12) == "╾───────────\n")
    #expect(line([399.9, 0.1]) == "━━━━━━━━━━━━━━━━━━━╍\n")
    #expect(line([0.1, 399.9, 0.1], of: 800) == "━╍╍╍╍╍╍╍╍═──────────\n")
    #expect(line([0.1, 0.1, 0.1], of: 800) == "━╍═─────────────────\n")
    #expect(line([399.9, 0], of: 400) == "━━━━━━━━━━━━━━━━━━━╾\n")
  }

  @Test("ASCII has no half cells: a bar ends with a whole cell, and a tiny bar is visible")
  func ascii() {
    #expect(line([1], of: 400, width: 12, .ascii) == "=-----------\n")
    #expect(line([77], of: 400, .ascii) == "====----------------\n")
    #expect(line([73], of: 400, .ascii) == "====----------------\n")
    #expect(line([399.9, 0], of: 400, .ascii) == "===================-\n")
  }

  @Test(
    "The end is right to half a cell, or a cell if its line has no half",
    arguments: 0..<Sample.count(100, of: 400)
  )
  func ends(seed: Int) throws {
    var choices = Choices(seed: seed)
    let width = 6 + choices.number(below: 115)
    let values = (0...choices.number(below: 3)).map { _ in
      Double(1 + choices.number(below: 1_000)) / (choices.number(below: 2) == 0 ? 1 : 100)
    }
    let total = values.reduce(0, +) * (1.001 + Double(choices.number(below: 300)) / 100)
    let line = line(values, of: total, width: width)
    let cells = Dictionary(grouping: line.dropLast()) { $0 }.mapValues(\.count)
    let signs: [Character] = ["━", "╍", "═"]
    #expect(line.count == width + 1)
    let ends = (cells["━"] ?? 0) + (cells["╍"] ?? 0) + (cells["═"] ?? 0)
    let end = Double(ends) + (cells["╾"] == nil ? 0 : 0.5)
    let shown = values.map { $0 / total * Double(width) }
    let least = Double(values.count) - (values.count == 1 ? 0.5 : 0)
    let sum = max(shown.reduce(0, +), least)
    #expect(abs(end - sum) <= (values.count == 1 ? 0.5 : 1) + 1e-9, "\(shown) \(line)")
    for (index, cellsOfPart) in shown.enumerated() {
      let count = cells[signs[index], default: 0] + (index == 0 ? cells["╾", default: 0] : 0)
      #expect(count > 0, "\(shown) \(line)")
      if shown.allSatisfy({ $0 >= 2 }) {
        #expect(abs(Double(count) - cellsOfPart) <= 1.5, "\(shown) \(line)")
      }
    }
  }

  @Test("In a page the segments are on a track, too, and end where they should") func page() {
    #expect(
      bar([0.1, 399.9], of: 800).rendered(as: .html) == """
        <svg class="churn" role="img" aria-label="Parts: 0.1 added, 399.9 removed">\
        <rect class="added" width="2%" height="100%"></rect>\
        <rect class="removed" x="2%" width="48%" height="100%"></rect></svg>
        """
    )
  }

  @Test("A key names the segments, with the lines that the bar has") func key() {
    let bar = SegmentedBar(
      "Tests",
      [
        BarSegment(80, "passed", role: .success), BarSegment(14, "skipped", role: .warning),
        BarSegment(6, "failed", role: .danger),
      ]
    )
    .showingKey()
    #expect(
      bar.rendered(as: .text(width: 60)) == """
        ━━━━━━━━━━━━━━━━╍╍╍═
        ━ 80 passed  ╍ 14 skipped  ═ 6 failed

        """
    )
    #expect(
      bar.rendered(as: .text(width: 20)) == """
        ━━━━━━━━━━━━━━━━╍╍╍═
        ━ 80 passed
        ╍ 14 skipped
        ═ 6 failed

        """
    )
    #expect(
      bar.rendered(as: .text(width: 60, options: .ascii)) == """
        ================~~~#
        = 80 passed  ~ 14 skipped  # 6 failed

        """
    )
    #expect(bar.rendered(as: .plain) == "Tests: 80 passed, 14 skipped, 6 failed\n")
    // The label of the bar is read aloud, the key is not.
    let key = """
      <p aria-hidden="true"><span class="success">■\u{A0}</span>80 passed \u{A0}\
      <span class="warning">■\u{A0}</span>14 skipped \u{A0}\
      <span class="danger">■\u{A0}</span>6 failed</p>
      """
    #expect(bar.rendered(as: .html).contains(key))
  }
}
