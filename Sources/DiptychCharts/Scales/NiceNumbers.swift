/// A generator of the round numbers of an axis: 1, 2 and 5 times powers of ten.
///
/// The arithmetic follows `ticks` and `tickIncrement` of d3-array and `nice` of d3-scale, so that
/// the numbers have the same bits. There are four differences:
///
/// - Ticks are ascending, whatever the order of the bounds is.
/// - No tick is repeated if the distance of doubles is larger than the step.
/// - A range that is wider than the largest double has ticks.
/// - There is no negative zero.
enum NiceNumbers {
  /// The maximum number of ticks.
  ///
  /// A larger number counts as this number.
  static let largestCount = 10_000

  /// Returns about a number of round numbers in a range.
  ///
  /// O(`count`).
  ///
  /// - Parameters:
  ///   - start: A bound of the range.
  ///   - stop: The other bound. If both bounds are equal, they are the only tick.
  ///   - count: The approximate number of ticks. If it is 0, there are no ticks. There are at most
  ///     one and a half times as many ticks, plus one.
  /// - Returns: The numbers, ascending, with the bounds if they are round.
  static func ticks(from start: Double, to stop: Double, count: Int) -> [Double] {
    guard start.isFinite, stop.isFinite, count > 0 else { return [] }
    guard start != stop else { return [start + 0] }
    guard let spacing = Spacing(from: start, to: stop, count: count),
      (0...Double(2 * largestCount)).contains(spacing.last - spacing.first)
    else { return [] }
    var ticks: [Double] = []
    for index in 0...Int(spacing.last - spacing.first) {
      let tick = spacing.tick(spacing.first + Double(index))
      // d3 repeats a tick if its multiple is too large to be an exact integer, such as from 1e17
      // on.
      if ticks.last.map({ $0 < tick }) ?? true { ticks.append(tick) }
    }
    return ticks
  }

  /// Returns the distance between two ticks, or 0 if there are no ticks.
  ///
  /// The distance is positive, whatever the order of the bounds is, because the ticks are
  /// ascending. In d3, it has a sign.
  static func step(from start: Double, to stop: Double, count: Int) -> Double {
    guard start.isFinite, stop.isFinite, count > 0 else { return 0 }
    return Spacing(from: start, to: stop, count: count)?.step ?? 0
  }

  /// Returns a range that begins and ends at ticks, and that contains another range.
  ///
  /// A range without a width, or with infinite bounds, is not changed.
  static func nice(_ domain: ClosedRange<Double>, count: Int) -> ClosedRange<Double> {
    guard domain.lowerBound.isFinite, domain.upperBound.isFinite, count > 0 else { return domain }
    var (start, stop) = (domain.lowerBound, domain.upperBound)
    var previous: Spacing?
    // A wider range can have a larger step, so this is repeated until the step does not change. The
    // limit is the same as in d3.
    for _ in 0..<10 {
      guard let spacing = Spacing(from: start, to: stop, count: count) else { return domain }
      if let previous, previous.unit == spacing.unit, previous.divides == spacing.divides {
        return (start + 0)...(stop + 0)
      }
      start = spacing.tick(spacing.multiple(start).rounded(.down))
      stop = spacing.tick(spacing.multiple(stop).rounded(.up))
      guard start.isFinite, stop.isFinite, start < stop else { return domain }
      previous = spacing
    }
    return domain
  }
}

/// Functions for powers of ten and for decimal logarithms of positive numbers.
///
/// They don't use the C library. Its powers and logarithms differ between platforms in the last
/// bit, so the ticks of an axis could differ too.
enum PowersOfTen {
  /// Returns the number that is closest to a power of ten, or infinity if the power is too large.
  static func power(_ exponent: Int) -> Double {
    guard exponent <= 308 else { return .infinity }
    return Double("1e\(exponent)") ?? 0
  }

  /// Returns a power of ten whose exponent may be a fraction.
  static func power(_ exponent: Double) -> Double {
    let whole = exponent.rounded(.down)
    guard whole < 309, whole > -400 else { return exponent > 0 ? .infinity : 0 }
    let part = (exponent - whole) * 2.302_585_092_994_045_7
    guard part > 0 else { return power(Int(whole)) }
    // This is the series of the exponential function. 30 terms are enough for a number below the
    // logarithm of ten.
    var term = 1.0
    var sum = 1.0
    for divisor in stride(from: 1.0, through: 30, by: 1) {
      term *= part / divisor
      sum += term
    }
    return sum * power(Int(whole))
  }

  /// Returns the exponent of the largest power of ten that is not larger than a number.
  ///
  /// - Parameter number: A finite number above zero.
  /// - Returns: The exponent.
  static func exponent(of number: Double) -> Int {
    // The binary exponent gives a value that is at most one off.
    var exponent = Int((Double(number.exponent) * 0.301_029_995_663_981_2).rounded(.down))
    while power(exponent + 1) <= number { exponent += 1 }
    while power(exponent) > number { exponent -= 1 }
    return exponent
  }

  /// Returns the decimal logarithm of a number.
  ///
  /// For powers of ten, it is exact.
  ///
  /// - Parameter number: A finite number above zero.
  /// - Returns: The logarithm.
  static func logarithm(of number: Double) -> Double {
    guard number >= .leastNormalMagnitude else { return logarithm(of: number * 1e200) - 200 }
    let exponent = exponent(of: number)
    let power = power(exponent)
    guard number != power else { return Double(exponent) }
    // The mantissa from 1 to 10 is split into a power of two and a factor close to 1.
    let mantissa = number / power
    var twos = Double(mantissa.exponent)
    var factor = mantissa.significand
    if factor > 2.squareRoot() {
      factor /= 2
      twos += 1
    }
    // This is the series of the inverse hyperbolic tangent. 12 terms are enough for a ratio below
    // 0.172.
    let ratio = (factor - 1) / (factor + 1)
    var term = ratio
    var sum = 0.0
    for divisor in stride(from: 1.0, through: 23, by: 2) {
      sum += term / divisor
      term *= ratio * ratio
    }
    return Double(exponent)
      + (twos * 0.693_147_180_559_945_3 + 2 * sum) / 2.302_585_092_994_045_7
  }
}
