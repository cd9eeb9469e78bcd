/// The bar of a progress view or a gauge.
struct Bar: PrimitiveView, Sendable {
  enum Kind {
    case progress(Double?)
    case gauge(Double)
  }

  let kind: Kind
  let label: String

  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    switch view.kind {
    case .progress(let fraction): renderer.progress(fraction, label: view.label)
    case .gauge(let fraction): renderer.gauge(fraction, label: view.label)
    }
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
