import Diptych
import DiptychCharts
import Testing

@testable import DiptychLive

@Suite("A chart in a live region") struct LiveChartTests {
  private static let window = 60

  /// Returns the lines of a chart of the last minute.
  private func frame(_ second: Int) -> [String] {
    let chart = Chart("Requests", 0..<Self.window) { index in
      LineMark(
        x: .value("Seconds", index - Self.window + 1),
        y: .value("Requests", (second + index) * (second + index) % 97)
      )
    }
    .chartYScale(domain: 0...100)
    let picture = chart.rendered(as: .text(width: 60, color: .ansi16))
    return picture.split(separator: "\n").map(String.init)
  }

  /// Ten of the 14 lines change, the lines between the axes, because a value moves the whole line.
  ///
  /// They are 1.1 to 1.3 kB of the picture's 1.3 to 1.5 kB.
  @Test("A window that scrolls by a value writes the lines that change, and no others")
  func scrolling() {
    let size = RegionSize(columns: 80, rows: 24)
    var painter = RegionPainter()
    var before = frame(0)
    _ = painter.draw(before, in: size)
    for second in 1...100 {
      let lines = frame(second)
      #expect(lines.count == before.count)
      let changed = zip(before, lines).filter { $0 != $1 }.map(\.1)
      let bytes = painter.draw(lines, in: size)
      // Around all lines: synchronised output, no wrapping, and the way up and down.
      let frameCost = 48
      // After each line: its end is erased, and perhaps the way to the next one.
      let lineCost = 12
      let most = changed.reduce(frameCost) { $0 + $1.utf8.count + lineCost }
      #expect(bytes.utf8.count <= most)
      #expect((1_000...1_300).contains(bytes.utf8.count))
      // The title and the words of both axes stay.
      #expect(changed.count <= 10)
      before = lines
    }
  }

  @Test("An equal frame writes nothing") func unchanged() {
    let size = RegionSize(columns: 80, rows: 24)
    var painter = RegionPainter()
    _ = painter.draw(frame(0), in: size)
    #expect(painter.draw(frame(0), in: size) == "")
  }
}
