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
    let isEmpty = fractions.allSatisfy { $0 == nil }
    noValues = isEmpty ? EnvironmentValues.current.words.charts.noValues : ""
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
  let noValues: String

  /// The maximum number of lines of a plot.
  private static var highest: Int { 1000 }

  /// The cells of the labels at the left, without the space after them; 0 for no labels.
  var labelWidth: Int {
    bounds.lower.isEmpty ? 0 : max(bounds.upper.utf8.count, bounds.lower.utf8.count, 4)
  }

  /// The cells of the labels, of the space after them, and of the values.
  var naturalWidth: Int {
    if !hasValues { return CellWidth.of(noValues) }
    let labels = labelWidth > 0 ? labelWidth + 1 : 0
    let cells = height > 1 ? Self.usualWidth / max(fractions.count, 1) : 1
    return labels + fractions.count * max(min(cells, Self.widestValue), 1)
  }

  /// The cells that the values of a plot take where its content decides, if there are few enough.
  private static var usualWidth: Int { 72 }

  /// The most cells of a value there.
  private static var widestValue: Int { 6 }

  /// Returns the cells that the values take of some: all of them, or one each on a single line.
  func cells(in space: Int) -> Int { height > 1 ? space : min(space, fractions.count) }

  /// Returns the first of some cells that shows a value.
  func cell(of index: Int, cells: Int) -> Int {
    let end = index * cells
    return (cells < fractions.count ? end : end + fractions.count - 1) / fractions.count
  }

  /// Returns the eighths of a line that each cell is high, by the mean of the values that share it:
  /// 0 for nothing and for a gap, else at least 1.
  func eighths(cells: Int) -> [Int] {
    (0..<cells).map { cell in
      let first = cell * fractions.count / cells
      let end = max((cell + 1) * fractions.count / cells, first + 1)
      let values = fractions[first..<end].compactMap(\.self)
      guard !values.isEmpty else { return 0 }
      let mean = values.reduce(0, +) / Double(values.count)
      return mean > 0 ? max(Int((mean * Double(8 * height)).rounded()), 1) : 0
    }
  }
}
