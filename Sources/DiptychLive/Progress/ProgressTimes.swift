import DiptychViews
import DiptychSystem

/// The times of a live region: its clock, the estimates of its bars by their labels, and the
/// progress of the last bar in each rendering.
final class ProgressTimes: Sendable {
  private let now: @Sendable () -> Duration
  private let estimates = Mutex<[String: ProgressEstimate]>([:])

  private let last = Mutex<Double?>(nil)

  init(elapsed: @escaping @Sendable () -> Duration) { now = elapsed }

  /// Records the progress of a bar, from 0 to 1.
  func note(_ fraction: Double) { last.withLock { $0 = fraction } }

  /// Returns the percentage of the last bar that was recorded since the previous call, or nil.
  func takePercentage() -> Int? {
    last.withLock { last in
      defer { last = nil }
      return last.map { Int($0 * 100) }
    }
  }

  /// The time since the region began.
  var elapsed: Duration { now() }

  /// Adds the completed amount of a bar, and returns its estimate.
  func estimate(_ label: String, amount: Double, at time: Duration) -> ProgressEstimate {
    estimates.withLock { estimates in
      estimates[label, default: ProgressEstimate()].update(amount, at: time)
      return estimates[label, default: ProgressEstimate()]
    }
  }
}

extension EnvironmentValues {
  private enum ProgressTimesKey: EnvironmentKey {
    static var defaultValue: ProgressTimes? { nil }
  }

  /// The times of the live region that draws the view.
  ///
  /// It is nil outside of a live region, and in a log.
  var progressTimes: ProgressTimes? {
    get { self[ProgressTimesKey.self] }
    set { self[ProgressTimesKey.self] = newValue }
  }
}

/// An estimate of the rate of a task, from the times when its completed amount has grown.
///
/// Only these times count. So if the amount grows in jumps, the rate is measured from jump to jump.
/// The rate is computed from the newer half of the time, so it follows the work. At least the last
/// 128 times are used, which smooths the rate.
struct ProgressEstimate {
  private struct Point {
    let time: Duration
    let amount: Double
  }

  private static let least = 128
  private static let most = 512

  private var points: [Point] = []

  /// Adds the completed amount at a time.
  ///
  /// If the amount is smaller than before, a new estimate begins.
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

  /// Returns the amount per second at a time, or nil if it is not known.
  ///
  /// The rate falls while the work stands still, which is when the next step is overdue.
  func rate(at time: Duration) -> Double? {
    guard let first = points.first, let last = points.last, points.count > 1 else { return nil }
    let seconds = (last.time - first.time).seconds
    let overdue = max((time - last.time).seconds - nextStep, 0)
    return seconds > 0 ? (last.amount - first.amount) / (seconds + overdue) : nil
  }

  /// Twice the average time of a step, in seconds; after it, the next step is overdue.
  private var nextStep: Double {
    guard let first = points.first, let last = points.last, points.count > 1 else { return 0 }
    return 2 * (last.time - first.time).seconds / Double(points.count - 1)
  }

  /// Returns the time until a total is reached, at least zero, or nil if it is not known.
  func remaining(of total: Double, at time: Duration) -> Duration? {
    guard let rate = rate(at: time), let last = points.last, total.isFinite else { return nil }
    // Two amounts are too few for an estimate.
    guard points.count > 2 || last.amount >= total else { return nil }
    let sinceLast = min((time - last.time).seconds, nextStep)
    let seconds = max((total - last.amount) / rate - sinceLast, 0)
    return seconds < 1e9 ? .seconds(seconds) : nil
  }
}
