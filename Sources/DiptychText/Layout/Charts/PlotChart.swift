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
  /// The labels below the axis, in the order of their values.
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

  /// Whether at least one value is a number, or could be a number because it is redacted.
  var hasValues: Bool { isRedacted ? !fractions.isEmpty : fractions.contains { $0 != nil } }

  /// Whether no value is above the bottom of the axis, so that only the axis is visible.
  var isFlat: Bool { !isRedacted && fractions.allSatisfy { ($0 ?? 0) <= 0 } }

  /// The words that replace a plot without values.
  let noValues: String

  /// The maximum number of lines of a plot.
  private static var highest: Int { 1000 }

  /// The number of cells of the labels at the left, without the space after them; 0 for no labels.
  var labelWidth: Int {
    bounds.lower.isEmpty ? 0 : max(bounds.upper.utf8.count, bounds.lower.utf8.count, 4)
  }

  /// The number of cells of the labels, of the space after them, and of the values.
  var naturalWidth: Int {
    if !hasValues { return CellWidth.of(noValues) }
    let labels = labelWidth > 0 ? labelWidth + 1 : 0
    let cells = height > 1 ? Self.usualWidth / max(fractions.count, 1) : 1
    return labels + fractions.count * max(min(cells, Self.widestValue), 1)
  }

  /// The maximum number of cells of all values together, if the content determines the width.
  private static var usualWidth: Int { 72 }

  /// The maximum number of cells of one value, if the content determines the width.
  private static var widestValue: Int { 6 }

  /// Returns the number of cells that the values take in a space: all cells, or one cell for each
  /// value if the plot is one line high.
  func cells(in space: Int) -> Int { height > 1 ? space : min(space, fractions.count) }

  /// Returns the first cell that shows a value.
  func cell(of index: Int, cells: Int) -> Int {
    let end = index * cells
    return (cells < fractions.count ? end : end + fractions.count - 1) / fractions.count
  }

  /// Returns the height of each cell in eighths of a line: 0 for a gap or a mean of 0, otherwise at
  /// least 1.
  ///
  /// The height is the mean of the values that share the cell.
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
