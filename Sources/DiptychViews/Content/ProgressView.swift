/// How far a task is.
///
/// ```swift
/// ProgressView("Copying", value: 3, total: 4)
/// ```
///
/// Text output at 20 cells:
///
/// ```text
/// Copying
/// ███████████████░░░░░
/// ```
///
/// HTML is `<progress aria-label="Copying" value="0.75">75%</progress>` below its label. While it
/// is not known how far a task is, text output is an ellipsis.
public struct ProgressView: View, Sendable {
  private let label: String?
  private let fraction: Double?

  /// Creates a view of a task of which it is not known how far it is.
  public init(_ label: String? = nil) {
    self.label = label
    fraction = nil
  }

  /// Creates a view of a task that has done some part of a total.
  public init<V: BinaryFloatingPoint>(_ label: String? = nil, value: V?, total: V = 1) {
    self.label = label
    fraction = value.map { clampedFraction(Double($0), of: 0, Double(total)) }
  }

  /// Creates a view of a task that has done some of a number of steps.
  public init<V: BinaryInteger>(_ label: String? = nil, value: V?, total: V) {
    self.label = label
    fraction = value.map { clampedFraction(Double($0), of: 0, Double(total)) }
  }

  public var body: some View {
    if let label {
      VStack {
        Text(verbatim: label)
        bar
      }
    } else {
      bar
    }
  }

  private var bar: Bar { Bar(kind: .progress(fraction), label: label ?? "Progress") }
}
