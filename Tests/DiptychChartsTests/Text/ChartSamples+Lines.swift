import Diptych
import DiptychCharts
import Foundation

extension ChartSample {
  /// Lines, areas and points.
  static var lines: [ChartSample] {
    [
      ChartSample(
        "line",
        Chart("Squares modulo 97", 0..<60) {
          LineMark(x: .value("Number", $0), y: .value("Rest", $0 * $0 % 97))
        }
      ),
      ChartSample(
        "several lines",
        Chart(0..<80) { index in
          LineMark(x: .value("Day", index), y: .value("Height", 50 + wave(index, 9) * 40))
            .foregroundStyle(by: .value("Wave", "long"))
          LineMark(x: .value("Day", index), y: .value("Height", 50 + wave(index, 4) * 20))
            .foregroundStyle(by: .value("Wave", "short"))
        }
      ),
      ChartSample(
        "lines of one colour",
        Chart(0..<20) { index in
          LineMark(
            x: .value("x", index % 10),
            y: .value("y", index),
            series: .value("s", index / 10)
          )
        }
        .chartHeight(6)
      ),
      ChartSample("steps at the start", steps(.stepStart)),
      ChartSample("steps at the end", steps(.stepEnd)),
      ChartSample("steps in the middle", steps(.stepCenter)),
      ChartSample(
        "a gap",
        Chart(0..<12) {
          LineMark(x: .value("x", $0), y: .value("y", $0 == 5 ? Double.nan : Double($0 % 4)))
        }
        .chartHeight(6)
      ),
      ChartSample(
        "points",
        Chart(0..<80) {
          PointMark(x: .value("Size", $0 * $0 * 31 % 1000), y: .value("Time", $0 * 37 % 101))
        }
      ),
      ChartSample(
        "points of two series",
        Chart(0..<40) {
          PointMark(x: .value("Size", $0 * $0 * 31 % 1000), y: .value("Time", $0 * 37 % 101))
            .foregroundStyle(by: .value("Kind", $0 % 2 == 0 ? "even" : "odd"))
        }
        .chartHeight(10)
      ),
      ChartSample(
        "words at points",
        Chart {
          for (index, name) in ["one", "two", "三つ", "four"].enumerated() {
            PointMark(x: .value("x", index), y: .value("y", index % 3))
              .annotation(position: index == 2 ? .bottom : .trailing) { Text(name) }
          }
        }
        .chartHeight(8)
      ),
      ChartSample(
        "area",
        Chart(0..<40) { AreaMark(x: .value("Day", $0), y: .value("Lines", 5 + $0 * $0 % 17)) }
          .chartHeight(8)
      ),
      ChartSample(
        "area between two lines",
        Chart(0..<40) {
          AreaMark(
            x: .value("Day", $0),
            yStart: .value("Low", 20 + wave($0, 6) * 10),
            yEnd: .value("High", 40 + wave($0, 8) * 10)
          )
        }
        .chartHeight(10)
      ),
      ChartSample("stacked areas", areas(.standard)),
      ChartSample("normalized areas", areas(.normalized)),
      ChartSample("centred areas", areas(.center)),
      ChartSample("areas on both sides of zero", areasAroundZero),
      ChartSample(
        "area with steps",
        Chart(0..<8) {
          AreaMark(x: .value("Day", $0), y: .value("Lines", 5 + $0 * $0 % 7))
            .interpolationMethod(.stepEnd)
        }
        .chartHeight(6)
      ),
    ]
  }

  /// Returns a curve between -1 and 1 of pieces of parabolas: the sine of a C library is not the
  /// same everywhere.
  private static func wave(_ index: Int, _ half: Int) -> Double {
    let place = Double(index % half) / Double(half)
    return (index / half % 2 == 0 ? 4 : -4) * place * (1 - place)
  }

  private static func steps(_ method: InterpolationMethod) -> some View {
    Chart(0..<6) {
      LineMark(x: .value("x", $0), y: .value("y", $0 * 7 % 5)).interpolationMethod(method)
    }
    .chartHeight(6)
  }

  private static var areasAroundZero: some View {
    Chart(0..<40) { day in
      AreaMark(x: .value("Day", day), y: .value("Lines", 20 + day * day % 17), stacking: .unstacked)
        .foregroundStyle(by: .value("Kind", "added"))
      AreaMark(x: .value("Day", day), y: .value("Lines", -10 - day * 7 % 13), stacking: .unstacked)
        .foregroundStyle(by: .value("Kind", "removed"))
    }
    .chartForegroundStyleScale(["added": .added, "removed": .removed])
    .chartHeight(12)
  }

  private static func areas(_ stacking: MarkStackingMethod) -> some View {
    Chart(0..<40) { day in
      AreaMark(x: .value("Day", day), y: .value("Lines", 20 + day * day % 17), stacking: stacking)
        .foregroundStyle(by: .value("Kind", "added"))
      AreaMark(x: .value("Day", day), y: .value("Lines", 10 + day * 7 % 13), stacking: stacking)
        .foregroundStyle(by: .value("Kind", "removed"))
    }
    .chartForegroundStyleScale(["added": .added, "removed": .removed])
    .chartHeight(10)
  }
}
