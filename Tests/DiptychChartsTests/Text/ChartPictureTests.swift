import Diptych
import DiptychTesting
import Testing

@Suite("Snapshots of charts in a terminal") struct ChartPictureTests {
  @Test("Standing bars")
  func standingBars() { pictures(of: ChartSample.standingBars, named: "standing-bars") }

  @Test("Horizontal bars and parts of a whole")
  func lyingBars() { pictures(of: ChartSample.lyingBars, named: "lying-bars") }

  @Test("Lines, areas and points") func lines() { pictures(of: ChartSample.lines, named: "lines") }

  @Test("Scales, marks of axes and legends")
  func axes() { pictures(of: ChartSample.axes, named: "axes") }

  @Test("Dates") func dates() { pictures(of: ChartSample.dates, named: "dates") }

  @Test("Lines across, rectangles and heat maps")
  func fields() { pictures(of: ChartSample.fields, named: "fields") }

  private func pictures(of samples: [ChartSample], named name: String) {
    let sheet = ChartSheet(samples)
    expectSnapshot(
      of: sheet,
      named: name,
      as: [
        .text(width: 20), .text(width: 40), .text(width: 80), .text(width: 120),
        .ansi(color: .ansi16), .ansi(color: .monochrome),
      ]
    )
    expectSnapshot(
      of: sheet.rendered(as: .text(width: 80, options: .ascii)),
      named: name + "-ascii"
    )
  }
}
