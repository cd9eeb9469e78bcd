/// The rate of some work, from the times of its growth.
///
/// Only these times count, so that work which grows in jumps has a rate from jump to jump. The
/// newer half of the time decides, so that the rate follows the work, and the last 128 times at
/// least smooth it.
struct ProgressEstimate {
  private struct Point {
    let time: Duration
    let amount: Double
  }

  private static let least = 128
  private static let most = 512

  private var points: [Point] = []

  /// Takes the amount of work that is done at a time; less than before begins a new estimate.
  mutating func update(_ amount: Double, at time: Duration) {
    if let last = points.last, amount < last.amount { points = [] }
    guard points.last.map({ amount > $0.amount }) ?? true else { return }
    points.append(Point(time: time, amount: amount))
    while points.count > Self.least, points[1].time < time / 2 { points.removeFirst() }
    if points.count > Self.most {
      points = points.indices.filter { $0 % 2 == 0 || $0 == points.count - 1 }.map { points[$0] }
    }
  }

  /// The number of times that are kept.
  var count: Int { points.count }

  /// The work done in a second; nil if it is not known.
  var rate: Double? {
    guard let first = points.first, let last = points.last, points.count > 1 else { return nil }
    let seconds = (last.time - first.time).seconds
    return seconds > 0 ? (last.amount - first.amount) / seconds : nil
  }

  /// Returns the time until a total is reached, at least zero; nil if it is not known.
  func remaining(of total: Double, at time: Duration) -> Duration? {
    guard let rate, let last = points.last, total.isFinite else { return nil }
    // Two amounts and a moment say nothing yet.
    guard points.count > 2 || last.amount >= total else { return nil }
    let seconds = max((total - last.amount) / rate - (time - last.time).seconds, 0)
    return seconds < 1e9 ? .seconds(seconds) : nil
  }
}
