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
/// HTML is `<progress aria-label="Copying" value="0.75">75%</progress>` below its label, with the
/// percentage after it. If the progress is unknown (nil), text output shows an ellipsis in place of
/// the bar.
public struct ProgressView: View, Sendable {
  @usableFromInline let label: String?
  @usableFromInline let fraction: Double?

  /// Creates a view of a task whose progress is not known.
  public init(_ label: String? = nil) {
    self.label = label
    fraction = nil
  }

  /// Creates a view of a task with the amount done of a total; one that is not a number counts as
  /// 0, and nil is unknown.
  @_alwaysEmitIntoClient
  @inline(__always)
  public init<V: BinaryFloatingPoint>(_ label: String? = nil, value: V?, total: V = 1) {
    self.label = label
    fraction = value.map { clampedFraction(Double($0), of: 0, Double(total)) }
  }

  /// Creates a view of a task with the number of steps done of a total.
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
