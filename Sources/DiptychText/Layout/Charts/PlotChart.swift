import DiptychViews

/// The levels and the labels of a plot.
struct PlotChart {
  /// The values as parts of the axis, or nil for a gap.
  let fractions: [Double?]
  /// Whether the values are redacted, so that only their number is known.
  let isRedacted: Bool
  let height: Int
  /// The greatest and the least value of the axis, in ASCII; the greatest is empty if all values
  /// are the same.
  let bounds: (upper: String, lower: String)
  /// The words below values, in the order of these.
  let ticks: [(index: Int, text: String)]
  /// The style of the labels.
  let labelStyle: UInt16
  /// The style of the axis.
  let faintStyle: UInt16

  init(_ traits: PlotTraits, isRedacted: Bool, labelStyle: UInt16, faintStyle: UInt16) {
    self.isRedacted = isRedacted
    self.labelStyle = labelStyle
    self.faintStyle = faintStyle
    height = min(traits.height, Self.highest)
    fractions = isRedacted ? traits.fractions.map { _ in nil } : traits.fractions
    let hasAxis = height > 1 && !isRedacted
    bounds =
      hasAxis
      ? (
        traits.upperBound > traits.lowerBound ? Sparkline.digits(traits.upperBound) : "",
        Sparkline.digits(traits.lowerBound)
      ) : ("", "")
    let indices = hasAxis ? traits.fractions.indices : 0..<0
    ticks = indices.compactMap { index in traits.ticks[index].map { (index, $0) } }
  }

  /// Whether a value is a number, or may be one.
  var hasValues: Bool { isRedacted ? !fractions.isEmpty : fractions.contains { $0 != nil } }

  /// Whether no value is above the axis, so that only the axis is seen.
  var isFlat: Bool { !isRedacted && fractions.allSatisfy { ($0 ?? 0) <= 0 } }

  /// The words in the place of a plot without values.
  static var noValues: String { "no values" }

  /// The maximum number of lines of a plot.
  private static var highest: Int { 1000 }

  /// The cells of the labels at the left, without the space after them; 0 for no labels.
  var labelWidth: Int {
    bounds.lower.isEmpty ? 0 : max(bounds.upper.utf8.count, bounds.lower.utf8.count, 4)
  }

  /// The cells of the labels, of the space after them, and of the values.
  var naturalWidth: Int {
    if !hasValues { return Self.noValues.utf8.count }
    let labels = labelWidth > 0 ? labelWidth + 1 : 0
    return labels + fractions.count * cellsPerValue(in: Self.usualWidth)
  }

  /// The cells that the values of a plot take if there are few enough.
  private static var usualWidth: Int { 72 }

  /// The maximum number of cells of a value.
  private static var widestValue: Int { 6 }

  /// Returns the number of cells that a value takes where there are fewer values than cells.
  func cellsPerValue(in cells: Int) -> Int {
    guard height > 1, !fractions.isEmpty else { return 1 }
    return max(min(min(cells, Self.usualWidth) / fractions.count, Self.widestValue), 1)
  }

  /// Returns the number of neighbours that a cell shows where there are fewer cells than values.
  func valuesPerCell(in cells: Int) -> Int {
    cells > 0 ? max((fractions.count + cells - 1) / cells, 1) : 1
  }

  /// Returns the eighths of a line that each cell is high, by the mean of its values: 0 for nothing
  /// and for a gap, else at least 1.
  func eighths(_ count: Int) -> [Int] {
    stride(from: 0, to: fractions.count, by: count).map { first in
      let values = fractions[first..<min(first + count, fractions.count)].compactMap(\.self)
      guard !values.isEmpty else { return 0 }
      let mean = values.reduce(0, +) / Double(values.count)
      return mean > 0 ? max(Int((mean * Double(8 * height)).rounded()), 1) : 0
    }
  }
}
