public import DiptychViews

/// How far a task is, on one line, so that several stand in line below each other.
///
/// ```swift
/// VStack {
///   ProgressBar("Reading", value: 10, total: 10)
///   ProgressBar("Writing", value: 3, total: 10)
/// }
/// ```
///
/// ```text
/// ████████████████████ 100% Reading
/// ██████░░░░░░░░░░░░░░  30% Writing
/// ```
///
/// A log gets a line for each tenth of the way, such as `Writing 30%`.
public struct ProgressBar: View, Sendable {
  private let label: String
  private let fraction: Double

  /// Creates a bar of a task that has done some part of a total.
  public init<V: BinaryFloatingPoint>(_ label: String, value: V, total: V = 1) {
    self.label = label
    fraction = Self.fraction(Double(value), of: Double(total))
  }

  /// Creates a bar of a task that has done some of a number of steps.
  public init<V: BinaryInteger>(_ label: String, value: V, total: V) {
    self.label = label
    fraction = Self.fraction(Double(value), of: Double(total))
  }

  public var body: some View {
    if EnvironmentValues.current.isLogged {
      Text(verbatim: "\(label) \(percent / 10 * 10)%")
    } else {
      HStack {
        ProgressView(value: fraction).frame(width: 20)
        Text(verbatim: "\(percent)%").frame(width: 4, alignment: .trailing)
        Text(verbatim: label).lineLimit(1)
      }
    }
  }

  /// The whole hundredths that are done: 100 only when all is.
  private var percent: Int { Int(fraction * 100) }

  /// The part of a total, from 0 to 1; 0 where that can't be said.
  private static func fraction(_ value: Double, of total: Double) -> Double {
    guard total > 0, !value.isNaN else { return 0 }
    return min(max(value / total, 0), 1)
  }
}
