/// The bar of a progress view or a gauge.
struct Bar: _PrimitiveView, Sendable {
  let bar: _Bar
  let label: String

  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.bar(view.bar, label: view.label)
  }
}

/// Returns the position of a value between two bounds, from 0 to 1.
///
/// The position is 0 if the range is empty or the value is not a number.
@usableFromInline
func clampedFraction(_ value: Double, of lower: Double, _ upper: Double) -> Double {
  guard upper > lower, !value.isNaN else { return 0 }
  // The numbers are halved first, because the difference of two large numbers may be infinite.
  let fraction = (value / 2 - lower / 2) / (upper / 2 - lower / 2)
  return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
}

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

  public var body: some View { Bar(bar: .gauge(fraction), label: label) }
}

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

  private var bar: Bar { Bar(bar: .progress(fraction), label: label ?? "Progress") }
}

/// A fraction as text in percent, the same in every format.
///
/// ```swift
/// _Percentage(share: 0.0001).description  // <1%
/// _Percentage(done: 0.0001).description  // 1%
/// ```
///
/// For a share, as in a ``Gauge``, only 0 is `0%` and only 1 is `100%`: values that would round to
/// these are `<1%` or `>99%`. For work that is done, as in a ``ProgressView``, such values are `1%`
/// or `99%`, because `<1%` does not look like work that has begun.
public struct _Percentage: Equatable, Sendable, CustomStringConvertible {
  /// The number of percents; 101 stands for `<1%`, and 102 for `>99%`.
  package let code: UInt8

  package init(code: UInt8) { self.code = code }

  /// Whether the share is above 0 and would round to `0%`.
  package var isBelowOne: Bool { code == 101 }

  /// Creates the percentage of a share from 0 to 1.
  public init(share fraction: Double) {
    let rounded = Self.rounded(fraction)
    let isInside = fraction > 0 && fraction < 1
    code = isInside && rounded == 0 ? 101 : isInside && rounded == 100 ? 102 : rounded
  }

  /// Creates the percentage of work that is done, from 0 to 1.
  public init(done fraction: Double) {
    let rounded = Self.rounded(fraction)
    code = fraction > 0 && fraction < 1 ? min(max(rounded, 1), 99) : rounded
  }

  private static func rounded(_ fraction: Double) -> UInt8 {
    UInt8((min(max(fraction, 0), 1) * 100).rounded())
  }

  public var description: String {
    switch code {
    case 101: "<1%"
    case 102: ">99%"
    default: "\(code)%"
    }
  }
}
