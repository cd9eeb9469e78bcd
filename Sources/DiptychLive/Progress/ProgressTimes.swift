import DiptychViews
import Synchronization

/// The times of a live region: its clock, the estimates of its bars by their labels, and the
/// progress of the last bar in each rendering.
final class ProgressTimes: Sendable {
  private let now: @Sendable () -> Duration
  private let estimates = Mutex<[String: ProgressEstimate]>([:])

  private let last = Mutex<Double?>(nil)

  init(elapsed: @escaping @Sendable () -> Duration) {
    now = elapsed
  }

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
