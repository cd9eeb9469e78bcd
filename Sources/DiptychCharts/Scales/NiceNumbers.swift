/// Round numbers of an axis: 1, 2 and 5 times powers of ten.
///
/// The arithmetic follows d3-array's `ticks` and `tickIncrement` and d3-scale's `nice`, so that the
/// numbers have the same bits. There are four differences: ticks ascend whatever the order of the
/// bounds; no tick is there twice where doubles are further apart than ticks; a range that is wider
/// than the largest double has ticks; and there is no negative zero.
enum NiceNumbers {
  /// The largest number of ticks that can be asked for; more is taken for this.
  static let largestCount = 10_000

  /// Returns about as many round numbers in a range as asked for.
  ///
  /// O(`count`).
  ///
  /// - Parameters:
  ///   - start: A bound of the range.
  ///   - stop: The other one. If both are equal, they are the only tick.
  ///   - count: About how many there should be; 0 gives no ticks. There are at most one and a half
  ///     times as many, plus one.
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
      // d3 repeats a tick whose multiple is beyond the integers of a double, such as from 1e17 on.
      if ticks.last.map({ $0 < tick }) ?? true { ticks.append(tick) }
    }
    return ticks
  }

  /// Returns the distance of two ticks, or 0 without ticks.
  ///
  /// It is above zero whatever the order of the bounds, as the ticks ascend; d3's has a sign.
  static func step(from start: Double, to stop: Double, count: Int) -> Double {
    guard start.isFinite, stop.isFinite, count > 0 else { return 0 }
    return Spacing(from: start, to: stop, count: count)?.step ?? 0
  }

  /// Returns a range that begins and ends at ticks, and holds all of another one.
  ///
  /// A range that can't be extended, as it has no width or no finite bounds, stays as it is.
  static func nice(_ domain: ClosedRange<Double>, count: Int) -> ClosedRange<Double> {
    guard domain.lowerBound.isFinite, domain.upperBound.isFinite, count > 0 else { return domain }
    var (start, stop) = (domain.lowerBound, domain.upperBound)
    var previous: Spacing?
    // A wider range can have a wider step, so this is done until the step remains. The limit is
    // d3's.
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
