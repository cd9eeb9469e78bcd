/// The properties of a chart that a renderer needs.
public struct PlotTraits: Sendable {
  /// The text for assistive technology: the meaning of the chart, and its extreme values.
  public internal(set) var label: String
  /// The visible text about the meaning of the chart.
  public internal(set) var caption: String
  /// The values, or nil for a gap.
  public internal(set) var values: [Double?]
  /// The positions of the values on the axis, from 0 to 1, or nil for a gap.
  public internal(set) var fractions: [Double?]
  /// The value at the top of the axis: the highest value, rounded up.
  public internal(set) var upperBound: Double
  /// The value at the bottom of the axis: 0, or the lowest value if it is negative.
  public internal(set) var lowerBound: Double
  /// The height in text output, in lines.
  public internal(set) var height: Int
  /// The labels below the axis, by the index of the value that each label belongs to.
  public internal(set) var ticks: [Int: String]
  /// The values in words.
  private let summary: SeriesSummary

  /// Creates the traits of a chart whose axis ends at a round number.
  package init(_ label: String, _ values: [Double], height: Int, tick: (Int) -> String?) {
    let numbers = values.filter(\.isFinite)
    let lowest = min(numbers.min() ?? 0, 0)
    let highest = Self.rounded(up: numbers.max() ?? 0)
    self.values = values.map { $0.isFinite ? $0 : nil }
    fractions = values.map { $0.isFinite ? clampedFraction($0, of: lowest, highest) : nil }
    lowerBound = lowest
    upperBound = highest
    self.height = max(height, 1)
    ticks = [:]
    for index in values.indices { ticks[index] = tick(index) }
    caption = label
    self.label = label
    summary = SeriesSummary(label, numbers)
  }

  /// Returns the traits with a label that describes the values in words.
  @usableFromInline
  package func described() -> PlotTraits {
    var traits = self
    traits.label = summary.sentence
    return traits
  }

  /// Returns the next round number, such as 20, 250 or 4,000: a digit and zeros, or 15 or 25 and
  /// zeros.
  private static func rounded(up value: Double) -> Double {
    guard value > 0, value.isFinite else { return max(value, 0) }
    var scale = 1.0
    while scale * 10 <= value { scale *= 10 }
    while scale > value { scale /= 10 }
    let steps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]
    return (steps.first { $0 * scale >= value } ?? 10) * scale
  }
}
