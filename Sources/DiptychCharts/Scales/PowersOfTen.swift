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
