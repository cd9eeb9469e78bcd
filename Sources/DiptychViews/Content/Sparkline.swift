/// A small curve of values without axes, in a line of text.
///
/// ```swift
/// Sparkline("Commits a week", values: [1, 5, 22, 13, 8, 0, 3])
/// ```
///
/// ```text
/// ▁▃█▅▄▁▂
/// ```
///
/// Text output has a cell for each value, in the line of the text before it. By itself, with less
/// room, a cell shows the highest of several values. HTML is an `<svg>` with a line. Assistive
/// technology and linear text get the number of values, the lowest, the highest and the last one. A
/// value that is not a number is a gap.
public struct Sparkline: PrimitiveView, Sendable {
  private let summary: SeriesSummary
  private let fractions: [Double?]

  /// Creates a curve of values.
  ///
  /// - Parameters:
  ///   - label: The meaning of the values.
  ///   - values: The values, at even distances.
  ///   - bounds: The values at the bottom and at the top of the curve; nil stands for the lowest
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

  /// Creates a curve of whole numbers.
  ///
  /// - Parameters:
  ///   - label: The meaning of the values.
  ///   - values: The values, at even distances.
  ///   - bounds: The values at the bottom and at the top of the curve; nil stands for the lowest
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
      // Equal values have a height, unlike a row of zeros.
      fractions = values.map { $0.isFinite ? 0.5 : nil }
      return
    }
    let range = bounds ?? lowest...highest
    fractions = values.map { value in
      value.isFinite ? clampedFraction(value, of: range.lowerBound, range.upperBound) : nil
    }
  }

  /// Returns the digits of a number: none after the point for a whole number, three for others, or
  /// as many as three that are not leading zeros take; with the decimal separator of the program's
  /// words.
  package static func digits(_ value: Double) -> String {
    if let whole = Int(exactly: value) { return "\(whole)" }
    var scale = 1000.0
    if value.magnitude < 0.001 { while value.magnitude * scale < 100 { scale *= 10 } }
    let rounded = (value * scale).rounded() / scale
    let text = "\(rounded.isFinite ? rounded : value)"
    return EnvironmentValues.current.words.charts.number(text)
  }

  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.sparkline(view.fractions, label: view.summary.sentence)
  }
}
