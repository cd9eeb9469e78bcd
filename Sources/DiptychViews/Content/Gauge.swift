/// A bar that shows the position of a value in its range.
///
/// ```swift
/// Gauge("Share of commits", value: 0.4)
/// ```
///
/// Text output is a line with the label and the percentage, as wide as the line of a
/// ``ProgressView``; neighbours are aligned, and a frame with a width is filled. Where fewer than
/// eight cells are left for the bar, the percentage stands alone. As the value of a
/// ``LabeledContent`` it has no label of its own, and in a table it is the bar alone. The
/// percentage is a ``Percentage`` of a share: only 0 is `0%`, and only 1 is `100%`; between them
/// the ends are `<1%` and `>99%`.
///
/// ```text
/// Share of commits  ━━━━━━━━────────────   40%
/// ```
///
/// HTML is `<meter aria-label="Share of commits" value="0.4">40%</meter>`, among blocks beside the
/// label in a `<dl class="facts">`, with the percentage after it as in text.
public struct Gauge: View, Sendable {
  private let label: String
  private let fraction: Double

  /// Creates a gauge of a value in a range; a value outside of the range counts as its nearest end,
  /// and one that is not a number as the lower end.
  public init<V: BinaryFloatingPoint>(_ label: String, value: V, in bounds: ClosedRange<V> = 0...1)
  {
    self.label = label
    fraction = clampedFraction(
      Double(value),
      of: Double(bounds.lowerBound),
      Double(bounds.upperBound)
    )
  }

  public var body: some View { Bar(kind: .gauge(fraction), label: label) }
}
