/// A bar that shows the position of a value in its range.
///
/// ```swift
/// Gauge("Share of commits", value: 0.4)
/// ```
///
/// Text output is one line with the label, a bar of 20 cells and the percentage. If the gauge is in
/// a frame with a width, the bar fills the frame. Gauges that directly follow each other are
/// aligned. If fewer than eight cells are left for the bar and the percentage, text output omits
/// the bar. As the value of a ``LabeledContent``, a gauge does not show its own label. In a table,
/// it shows only the bar, or a dot for `<1%`.
///
/// The percentage is `0%` only at the lower end of the range, and `100%` only at the upper end. A
/// value that is very close to an end is shown as `<1%` or `>99%`. `_Percentage` has the exact
/// rules.
///
/// ```text
/// Share of commits  ━━━━━━━━────────────   40%
/// ```
///
/// HTML is `<meter aria-label="Share of commits" value="0.4">40%</meter>`, followed by the
/// percentage. Between blocks, the label, the bar and the percentage are in a `<dl class="facts">`.
public struct Gauge: View, Sendable {
  private let label: String
  private let fraction: Double

  /// Creates a gauge of a value in a range.
  ///
  /// A value outside of the range counts as the nearest end of the range. NaN counts as the lower
  /// end.
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
