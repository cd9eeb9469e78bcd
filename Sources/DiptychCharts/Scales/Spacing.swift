/// The distance between the ticks of a range, and their multiples, as in `tickSpec` of d3-array.
struct Spacing {
  /// The distance between two ticks, or the number that 1 is divided by to get the distance.
  ///
  /// A tick of a step below 1 is a quotient, because 3 / 10 is closer to 0.3 than 3 × 0.1.
  let unit: Double
  /// Whether a tick is a multiple divided by the unit.
  let divides: Bool
  /// The multiple of the first tick.
  let first: Double
  /// The multiple of the last tick.
  ///
  /// If there are no ticks, it is less than the first multiple.
  let last: Double

  /// Creates the spacing of a range, or returns nil if its step is not a normal floating-point
  /// number.
  ///
  /// - Parameters:
  ///   - start: A bound, finite.
  ///   - stop: The other bound, finite.
  ///   - count: The approximate number of ticks, above zero.
  init?(from start: Double, to stop: Double, count: Int) {
    let (lower, upper) = (min(start, stop), max(start, stop))
    let count = Double(min(count, NiceNumbers.largestCount))
    if let spacing = Self(lower: lower, upper: upper, count: count),
      spacing.last >= spacing.first || count >= 2
    {
      self = spacing
    } else if count < 2, let spacing = Self(lower: lower, upper: upper, count: count * 2) {
      // If a single tick would be outside the range, two ticks are used.
      self = spacing
    } else {
      return nil
    }
  }

  private init?(lower: Double, upper: Double, count: Double) {
    let width = upper - lower
    // If the width is infinite, the step can still be finite. d3 has no ticks in this case.
    let step = width.isFinite ? width / count : upper / count - lower / count
    guard step > 0, step.isFinite else { return nil }
    let power = PowersOfTen.exponent(of: step)
    let factor = Self.factor(of: step, power: power)
    divides = power < 0
    unit = divides ? PowersOfTen.power(-power) / factor : PowersOfTen.power(power) * factor
    guard unit.isFinite else { return nil }
    let (unit, divides) = (unit, divides)
    var first = Self.rounded(divides ? lower * unit : lower / unit)
    var last = Self.rounded(divides ? upper * unit : upper / unit)
    if (divides ? first / unit : first * unit) < lower { first += 1 }
    if (divides ? last / unit : last * unit) > upper { last -= 1 }
    guard first.isFinite, last.isFinite else { return nil }
    (self.first, self.last) = (first, last)
  }

  /// The distance between two ticks.
  var step: Double { divides ? 1 / unit : unit }

  /// Returns a multiple of the step.
  func tick(_ multiple: Double) -> Double { divides ? multiple / unit : multiple * unit }

  /// Returns the number of steps between zero and a number.
  func multiple(_ number: Double) -> Double { divides ? number * unit : number / unit }

  /// Returns 1, 2, 5 or 10: the factor whose product with a power of ten is closest to a step, as a
  /// ratio.
  private static func factor(of step: Double, power: Int) -> Double {
    // The smallest numbers have no power of ten below them.
    let ratio = step / max(PowersOfTen.power(power), .leastNonzeroMagnitude)
    if ratio >= 50.0.squareRoot() { return 10 }
    if ratio >= 10.0.squareRoot() { return 5 }
    return ratio >= 2.0.squareRoot() ? 2 : 1
  }

  /// Returns the closest integer.
  ///
  /// If there are two, the larger integer is returned, as in JavaScript.
  private static func rounded(_ number: Double) -> Double {
    let integer = number.rounded(.down)
    return number - integer >= 0.5 ? integer + 1 : integer
  }
}
