/// Ticks of a logarithmic axis with base 10.
///
/// The numbers equal d3-scale's `log().ticks()`. d3 returns up to nine times as many as were asked
/// for, and leaves it to `tickFormat` which of them have a label: ticks with leading digits up to a
/// limit, possibly no tick at all. Here each tick has a label, so there are fewer of them.
enum LogarithmicTicks {
  /// Returns ticks in a range, ascending: all digits of all decades, or as many as there is room
  /// for.
  ///
  /// The first of these that has at most one and a half times the number asked for: all ticks of
  /// d3, those that begin with 1, 2 and 5, with 1 and 3, or with 1; powers of ten at equal
  /// distances, which may be one more. Where these are less than two, the ticks are the ticks of a
  /// linear axis.
  ///
  /// - Parameters:
  ///   - range: A range above zero; there are no ticks in another one.
  ///   - count: About how many there should be; 0 gives no ticks.
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

  /// Returns the ticks of d3 in a range, ascending, for lines without labels.
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
      // The same quotients and products as d3's.
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

  /// Returns a range from a power of ten to another one that holds all of a range.
  ///
  /// A range that reaches zero or less stays as it is. A bound stays, too, if a double can't hold
  /// its power.
  static func nice(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    guard range.lowerBound > 0, range.upperBound.isFinite else { return range }
    let lower = PowersOfTen.power(PowersOfTen.exponent(of: range.lowerBound))
    let exponent = PowersOfTen.exponent(of: range.upperBound)
    let below = PowersOfTen.power(exponent)
    let upper = below == range.upperBound ? below : PowersOfTen.power(exponent + 1)
    return (lower > 0 ? lower : range.lowerBound)...(upper.isFinite ? upper : range.upperBound)
  }

  /// Returns powers of ten in a range, whose exponents are at equal distances.
  private static func powers(in range: ClosedRange<Double>, count: Int) -> [Double] {
    let (start, stop) = (
      PowersOfTen.logarithm(of: range.lowerBound), PowersOfTen.logarithm(of: range.upperBound)
    )
    // Exponents are integers, so there is no more of them than the decades have.
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
