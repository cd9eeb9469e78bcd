/// What a progress view and a gauge say to a renderer.
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

/// Where a value lies between two others, from 0 to 1; 0 where that can't be said.
func clampedFraction(_ value: Double, of lower: Double, _ upper: Double) -> Double {
  guard upper > lower, !value.isNaN else { return 0 }
  // Halves, because the distance of two numbers may be none.
  let fraction = (value / 2 - lower / 2) / (upper / 2 - lower / 2)
  return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
}
