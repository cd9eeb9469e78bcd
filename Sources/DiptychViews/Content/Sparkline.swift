/// A small chart of values without axes that fits into a line of text.
///
/// ```swift
/// Sparkline("Commits a week", values: [1, 5, 22, 13, 8, 0, 3])
/// ```
///
/// ```text
/// ▁▃█▅▄▁▂
/// ```
///
/// In text output, each value takes one cell. A sparkline that is not a part of a line of text is
/// never wrapped. If there are more values than cells, each cell shows the highest of several
/// values. HTML is an `<svg>` with a curve. Assistive technology and plain text get the label, the
/// number of values, the lowest value, the highest value and the last value. A non-finite value
/// leaves a gap.
public struct Sparkline: _PrimitiveView, Sendable {
  private let summary: SeriesSummary
  private let fractions: [Double?]

  /// Creates a sparkline of values.
  ///
  /// - Parameters:
  ///   - label: The meaning of the values.
  ///   - values: The values, which are drawn at equal distances.
  ///   - bounds: The values at the bottom and at the top of the curve. If nil, they are the lowest
  ///     and the highest of `values`.
  public init<Values: Collection>(
    _ label: String,
    values: Values,
    in bounds: ClosedRange<Values.Element>? = nil
  ) where Values.Element: BinaryFloatingPoint {
    self.init(
      label,
      values.map { Double($0) },
      bounds.map { Double($0.lowerBound)...Double($0.upperBound) }
    )
  }

  /// Creates a sparkline of whole numbers.
  ///
  /// - Parameters:
  ///   - label: The meaning of the values.
  ///   - values: The values, which are drawn at equal distances.
  ///   - bounds: The values at the bottom and at the top of the curve. If nil, they are the lowest
  ///     and the highest of `values`.
  public init<Values: Collection>(
    _ label: String,
    values: Values,
    in bounds: ClosedRange<Values.Element>? = nil
  ) where Values.Element: BinaryInteger {
    self.init(
      label,
      values.map { Double($0) },
      bounds.map { Double($0.lowerBound)...Double($0.upperBound) }
    )
  }

  private init(_ label: String, _ values: [Double], _ bounds: ClosedRange<Double>?) {
    let numbers = values.filter(\.isFinite)
    summary = SeriesSummary(label, numbers)
    guard let lowest = numbers.min(), let highest = numbers.max() else {
      fractions = values.map { _ in nil }
      return
    }
    if bounds == nil, lowest == highest, lowest != 0 {
      // If all values are equal and not zero, they have half of the height.
      fractions = values.map { $0.isFinite ? 0.5 : nil }
      return
    }
    let range = bounds ?? lowest...highest
    fractions = values.map { value in
      value.isFinite ? clampedFraction(value, of: range.lowerBound, range.upperBound) : nil
    }
  }

  /// Returns the digits of a number, with the separators of ``EnvironmentValues/labels``.
  ///
  /// A whole number has no decimals. Other numbers have at most three decimals, or three
  /// significant digits if they are below 0.001.
  package static func digits(_ value: Double) -> String {
    if value == value.rounded() { return value.grouped.localizedNumber }
    var scale = 1000.0
    if value.magnitude < 0.001 { while value.magnitude * scale < 100 { scale *= 10 } }
    let rounded = (value * scale).rounded() / scale
    return (rounded.isFinite ? rounded : value).grouped.localizedNumber
  }

  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.bar(.sparkline(view.fractions), label: view.summary.sentence)
  }
}

/// A summary of numbers in words: their count, the lowest, the highest and the last number.
private struct SeriesSummary: Sendable {
  private let label: String
  private let count: Int
  /// The lowest, the highest and the last number; nil for an empty series.
  private let ends: (lowest: Double, highest: Double, last: Double)?

  /// Creates the summary of finite numbers.
  init(_ label: String, _ numbers: [Double]) {
    self.label = label
    count = numbers.count
    if let lowest = numbers.min(), let highest = numbers.max(), let last = numbers.last {
      ends = (lowest, highest, last)
    } else {
      ends = nil
    }
  }

  /// The sentence for assistive technology, in the language of the environment.
  var sentence: String {
    let words = EnvironmentValues.current.labels
    return "\(label): \(sentence(words))"
  }

  private func sentence(_ words: Labels) -> String {
    guard let ends else { return words.noValues }
    let last = Sparkline.digits(ends.last)
    guard count > 1 else { return last }
    return Labels.filled(
      words.values,
      [
        "count": "\(count)", "lowest": Sparkline.digits(ends.lowest),
        "highest": Sparkline.digits(ends.highest), "last": last,
      ]
    )
  }
}
