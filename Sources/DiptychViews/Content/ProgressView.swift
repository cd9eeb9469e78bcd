/// A bar that shows how much of a task is done.
///
/// ```swift
/// ProgressView("Copying", value: 3, total: 4)
/// ```
///
/// Text output at 26 cells:
///
/// ```text
/// Copying
/// ━━━━━━━━━━━━━━━─────   75%
/// ```
///
/// HTML is the label, followed by `<progress aria-label="Copying" value="0.75">75%</progress>` and
/// the percentage. If the progress is unknown, text output shows an ellipsis instead of the bar.
public struct ProgressView: View, Sendable {
  @usableFromInline let label: String?
  @usableFromInline let fraction: Double?

  /// Creates a progress view of a task whose progress is unknown.
  public init(_ label: String? = nil) {
    self.label = label
    fraction = nil
  }

  /// Creates a view of a task from the amount of completed work and the total amount of work.
  ///
  /// If `value` is nil, the progress is unknown. If `value` is NaN, it counts as 0.
  @_alwaysEmitIntoClient
  @inline(__always)
  public init<V: BinaryFloatingPoint>(_ label: String? = nil, value: V?, total: V = 1) {
    self.label = label
    fraction = value.map { clampedFraction(Double($0), of: 0, Double(total)) }
  }

  /// Creates a view of a task from the number of completed steps and the total number of steps.
  ///
  /// If `value` is nil, the progress is not known.
  @_alwaysEmitIntoClient
  @inline(__always)
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
