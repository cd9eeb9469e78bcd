/// A bar that shows the position of a value in its range.
///
/// ```swift
/// Gauge("Share of commits", value: 0.4)
/// ```
///
/// Text output is a bar, 20 cells wide unless there is less room or a frame sets another width; in
/// a table, where several stand together, it is a line. The label is read by assistive technology:
///
/// ```text
/// ████████
/// ```
///
/// HTML is `<meter aria-label="Share of commits" value="0.4">40%</meter>`.
public struct Gauge: View, Sendable {
  private let label: String
  private let fraction: Double

  /// Creates a gauge of a value in a range; a value outside of the range counts as its nearest end.
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
