/// The distance of the ticks of a range, and the multiples of it that they are: d3-array's
/// `tickSpec`.
struct Spacing {
  /// The distance of two ticks, or what 1 is divided by for it.
  ///
  /// A step below 1 is a quotient, as 3 / 10 is closer to 0.3 than 3 × 0.1.
  let unit: Double
  /// Whether a tick is a multiple divided by the unit.
  let divides: Bool
  /// The multiple of the first tick.
  let first: Double
  /// The multiple of the last tick; without ticks it is below the first.
  let last: Double

  /// Creates the spacing of a range, nil if its step is no normal number.
  ///
  /// - Parameters:
  ///   - start: A bound, finite.
  ///   - stop: The other one, finite.
  ///   - count: About how many ticks there should be, above zero.
  init?(from start: Double, to stop: Double, count: Int) {
    let (lower, upper) = (min(start, stop), max(start, stop))
    let count = Double(min(count, NiceNumbers.largestCount))
    if let spacing = Self(lower: lower, upper: upper, count: count),
      spacing.last >= spacing.first || count >= 2
    {
      self = spacing
    } else if count < 2, let spacing = Self(lower: lower, upper: upper, count: count * 2) {
      // A single tick that is not in the range: rather two.
      self = spacing
    } else {
      return nil
    }
  }

  private init?(lower: Double, upper: Double, count: Double) {
    let width = upper - lower
    // A width beyond the doubles can have a step within: d3 has no ticks there.
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

  /// The distance of two ticks.
  var step: Double { divides ? 1 / unit : unit }

  /// Returns a multiple of the step.
  func tick(_ multiple: Double) -> Double { divides ? multiple / unit : multiple * unit }

  /// Returns how many steps a number is away from zero.
  func multiple(_ number: Double) -> Double { divides ? number * unit : number / unit }

  /// Returns 1, 2, 5 or 10, whichever power of ten times it is closest to a step as a ratio.
  private static func factor(of step: Double, power: Int) -> Double {
    // The smallest numbers have no power of ten of their own.
    let ratio = step / max(PowersOfTen.power(power), .leastNonzeroMagnitude)
    if ratio >= 50.0.squareRoot() { return 10 }
    if ratio >= 10.0.squareRoot() { return 5 }
    return ratio >= 2.0.squareRoot() ? 2 : 1
  }

  /// Returns the closest integer, of two the larger one, as JavaScript rounds.
  private static func rounded(_ number: Double) -> Double {
    let integer = number.rounded(.down)
    return number - integer >= 0.5 ? integer + 1 : integer
  }
}
