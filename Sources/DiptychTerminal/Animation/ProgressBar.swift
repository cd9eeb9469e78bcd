public import DiptychViews

/// A bar on one line that shows the progress of a task.
///
/// ```swift
/// VStack {
///   ProgressBar("Reading", value: 10, total: 10)
///   ProgressBar("Writing", value: 3, total: 10)
/// }
/// ```
///
/// ```text
/// ━━━━━━━━━━━━━━━━━━━━  100% Reading
/// ━━━━━━──────────────   30% Writing
/// ```
///
/// All bars have the same width, so bars below each other are aligned, unless the terminal is too
/// narrow for the longest label beside it. A log gets a line for each tenth of the progress, such as
/// `Writing 30%`.
public struct ProgressBar: View, Sendable {
  private let label: String
  private let fraction: Double

  /// Creates a bar for a task that has done a part of a total.
  public init<V: BinaryFloatingPoint>(_ label: String, value: V, total: V = 1) {
    self.label = label
    fraction = Self.fraction(Double(value), of: Double(total))
  }

  /// Creates a bar for a task that has done a number of its steps.
  public init<V: BinaryInteger>(_ label: String, value: V, total: V) {
    self.label = label
    fraction = Self.fraction(Double(value), of: Double(total))
  }

  public var body: some View {
    if EnvironmentValues.current.isLogged {
      Text(verbatim: "\(label) \(tenths * 10)%")
    } else {
      HStack {
        ProgressView(value: fraction).frame(width: 26)
        Text(verbatim: label).lineLimit(1)
      }
    }
  }

  /// The tenths that are done, rounded down, so that a log gets its last line at the end.
  private var tenths: Int { Int(fraction * 10) }

  /// Returns the part of a total from 0 to 1, or 0 if the total is not positive or the value is
  /// NaN.
  private static func fraction(_ value: Double, of total: Double) -> Double {
    guard total > 0, !value.isNaN else { return 0 }
    return min(max(value / total, 0), 1)
  }
}
