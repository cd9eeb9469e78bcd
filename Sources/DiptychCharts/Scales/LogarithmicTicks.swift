/// A generator of the ticks of a logarithmic axis with base 10.
///
/// The ticks are a selection from the ticks of `log().ticks()` of d3-scale. d3 returns up to nine
/// times the requested number of ticks, and `tickFormat` decides which of them get a label. Here
/// each tick has a label, so there are fewer ticks.
enum LogarithmicTicks {
  /// Returns about a number of ticks in a range, in ascending order.
  ///
  /// The ticks are the first of these choices with at most one and a half times the requested
  /// number:
  ///
  /// - all ticks of d3
  /// - the ticks that begin with 1, 2 or 5
  /// - the ticks that begin with 1 or 3
  /// - the ticks that begin with 1
  /// - powers of ten at equal distances, which may be one more than this maximum
  ///
  /// If there are fewer than two of these ticks, the ticks of a linear axis are returned.
  ///
  /// - Parameters:
  ///   - range: A range above zero. Any other range has no ticks.
  ///   - count: The approximate number of ticks. If it is 0, there are no ticks.
  /// - Returns: The ticks.
  static func ticks(in range: ClosedRange<Double>, count: Int) -> [Double] {
    let all = all(in: range, count: count)
    let limit = max(2, min(count, NiceNumbers.largestCount) * 3 / 2)
    guard all.count > limit else { return all }
    for digits in [[1, 2, 5], [1, 3], [1]] {
      let some = all.filter { digits.contains(leadingDigit(of: $0)) }
      if (2...limit).contains(some.count) { return some }
    }
    let powers = powers(in: range, count: count)
    return powers.count > 1
      ? powers
      : NiceNumbers.ticks(from: range.lowerBound, to: range.upperBound, count: count)
  }

  /// Returns the ticks of d3 in a range, in ascending order, for lines without labels.
  ///
  /// O(`count`).
  static func all(in range: ClosedRange<Double>, count: Int) -> [Double] {
    let (lower, upper) = (range.lowerBound, range.upperBound)
    guard lower > 0, upper.isFinite, count > 0 else { return [] }
    let count = min(count, NiceNumbers.largestCount)
    let width = PowersOfTen.logarithm(of: upper) - PowersOfTen.logarithm(of: lower)
    guard width < Double(count) else { return powers(in: range, count: count) }
    var ticks: [Double] = []
    for exponent in PowersOfTen.exponent(of: lower)...PowersOfTen.exponent(of: upper) {
      // The quotients and products are the same as in d3.
      let power = PowersOfTen.power(abs(exponent))
      for digit in 1...9 {
        let tick = exponent < 0 ? Double(digit) / power : Double(digit) * power
        if tick >= lower, tick <= upper { ticks.append(tick) }
      }
    }
    return ticks.count * 2 < count
      ? NiceNumbers.ticks(from: lower, to: upper, count: count)
      : ticks
  }

  /// Returns the smallest range that contains a range, and whose ends begin with 1, 2 or 5.
  ///
  /// A range of one number becomes a range around the number. A range that contains zero or
  /// negative numbers is not changed. A bound is not changed either if its end is no `Double`.
  static func nice(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    guard range.lowerBound > 0, range.upperBound.isFinite else { return range }
    let margin = range.lowerBound == range.upperBound ? 1.5 : 1
    let (low, high) = (range.lowerBound / margin, range.upperBound * margin)
    let lower = ends(around: low).last { $0 <= low } ?? range.lowerBound
    return lower...(ends(around: high).first { $0 >= high } ?? range.upperBound)
  }

  /// Returns the numbers of the decade of a number that begin with 1, 2 or 5, and the next power of
  /// ten.
  private static func ends(around number: Double) -> [Double] {
    let exponent = PowersOfTen.exponent(of: number)
    let power = PowersOfTen.power(abs(exponent))
    return [1, 2, 5, 10].map { exponent < 0 ? $0 / power : $0 * power }
      .filter { $0 > 0 && $0.isFinite }
  }

  /// Returns powers of ten in a range.
  ///
  /// Their exponents have equal distances.
  private static func powers(in range: ClosedRange<Double>, count: Int) -> [Double] {
    let (start, stop) = (
      PowersOfTen.logarithm(of: range.lowerBound), PowersOfTen.logarithm(of: range.upperBound)
    )
    // Exponents are integers, so there are at most as many as decades.
    let count = min(count, Int((stop - start).rounded(.down)))
    return NiceNumbers.ticks(from: start, to: stop, count: count)
      .filter { $0 == $0.rounded() }
      .map { PowersOfTen.power(Int($0)) }
  }

  /// Returns the first digit of a tick.
  private static func leadingDigit(of tick: Double) -> Int {
    Int((tick / PowersOfTen.power(PowersOfTen.exponent(of: tick))).rounded())
  }
}
