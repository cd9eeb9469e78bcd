/// Labels of numbers on an axis, and their texts in tables.
///
/// In English, with a hyphen-minus for a sign. No number is written as `-0`.
enum NumberLabel {
  /// The prefixes of SI for thousands to their fifth power.
  ///
  /// The next one is an E, which reads as an exponent.
  private static let prefixes = ["k", "M", "G", "T", "P"]

  /// Returns the label of a tick, with as many decimals as the step between ticks needs.
  ///
  /// - From 100,000 on it is written with a prefix, such as `1.5M`, if that is shorter than the digits
  ///   and has at most three decimals; from 10¹⁸ on with an exponent.
  /// - Below 0.001 it is written with an exponent, such as `2.5e-6`, if the step needs more than six
  ///   decimals.
  ///
  /// - Parameters:
  ///   - value: The number. What is below the step is rounded.
  ///   - step: The distance of two ticks, of which six digits count. Without one, as it is 0 or not
  ///     finite, the label is ``exact(_:)``.
  /// - Returns: The label.
  static func text(_ value: Double, step: Double) -> String {
    guard value.isFinite, step.isFinite, step != 0 else { return exact(value) }
    let step = DecimalDigits(step).rounded(toDigits: 6)
    let number = DecimalDigits(value).rounded(toDecimals: step.decimals)
    guard !number.isZero else {
      return step.decimals > 6 ? "0" : number.grouped(decimals: step.decimals)
    }
    let sign = value < 0 ? "-" : ""
    if step.decimals > 6, number.exponent < -3 { return sign + number.scientific }
    let plain = number.grouped(decimals: step.decimals)
    guard number.exponent >= 5 else { return sign + plain }
    let thousands = number.exponent / 3
    guard thousands <= prefixes.count else {
      // Digits below those of the step are noise of binary numbers.
      let last = max(0, step.exponent + 1 - 6)
      return sign + number.rounded(toDecimals: -last).scientific
    }
    let decimals = step.scaled(by: -3 * thousands).decimals
    let short =
      number.scaled(by: -3 * thousands).rounded(toDecimals: decimals)
      .grouped(decimals: decimals) + prefixes[thousands - 1]
    return sign + (decimals <= 3 && short.utf8.count < plain.utf8.count ? short : plain)
  }

  /// Returns the text of a number in a table: `1,234,567` or `0.333333`.
  ///
  /// It has at most six decimals, below 1 at most six digits without the zeros before them, and no zeros
  /// at its end. Numbers above 10¹⁵ and below 10⁻⁶ have an exponent. What is no number is `NaN`, and
  /// what has no end `∞` or `-∞`.
  static func exact(_ value: Double) -> String {
    guard !value.isNaN else { return "NaN" }
    let sign = value < 0 ? "-" : ""
    guard value.isFinite else { return sign + "∞" }
    let number = DecimalDigits(value)
    if value != 0, value.magnitude > 1e15 || value.magnitude < 1e-6 {
      return sign + number.rounded(toDigits: 7).scientific
    }
    let rounded = number.rounded(toDecimals: max(6, 6 - number.point))
    return sign + rounded.grouped(decimals: rounded.decimals)
  }
}
