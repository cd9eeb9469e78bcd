import DiptychViews

/// A detail that a progress bar shows after its label; see ``ProgressBar/showing(_:)``.
public enum ProgressDetail: Hashable, Sendable {
  /// The completed amount and the total, such as `3 of 10`.
  case count
  /// The completed amount and the total in bytes, such as `1.2 MB of 3.4 MB`.
  case bytes
  /// The number of items per second, such as `2.5/s`.
  case rate
  /// The number of bytes per second, such as `1.2 MB/s`.
  case byteRate
  /// The time since the live region that contains the bar was first shown, such as `12 s`.
  case elapsed
  /// The estimated remaining time, such as `28 s left`.
  case remaining

  /// Returns the text of the detail, or nil if the detail is not known.
  func words(
    _ value: Double,
    of total: Double,
    at time: Duration?,
    _ estimate: ProgressEstimate?
  ) -> String? {
    let words = EnvironmentValues.current.words
    switch self {
    case .count: return Self.amount(value.number, of: total.number, words)
    case .bytes: return Self.amount(value.bytes, of: total.bytes, words)
    case .rate: return estimate?.rate.map { "\($0.number)/s" }
    case .byteRate: return estimate?.rate.map { "\($0.bytes)/s" }
    case .elapsed: return time.map(\.wholeSeconds.formatted)
    case .remaining:
      guard let time, let left = estimate?.remaining(of: total, at: time) else { return nil }
      return words.timeLeft.replacing("{time}", with: left.rounded.formatted)
    }
  }

  private static func amount(_ value: String, of total: String, _ words: Words) -> String {
    words.amountOfTotal.replacing("{value}", with: value).replacing("{total}", with: total)
  }
}

extension Double {
  /// The nearest whole number that an `Int` can hold.
  private var whole: Int { isNaN ? 0 : Int(Swift.min(Swift.max(self, -9e18), 9e18)) }

  /// The number as text: rounded to a whole number, or below ten with one decimal.
  fileprivate var number: String {
    let tenths = magnitude < 10 ? Int((magnitude * 10).rounded()) : 0
    if tenths % 10 == 0 { return rounded().whole.grouped }
    return "\(self < 0 ? "-" : "")\(tenths / 10).\(tenths % 10)"
  }

  fileprivate var bytes: String { rounded().whole.formattedBytes }
}

extension Duration {
  /// The whole seconds that have passed.
  var wholeSeconds: Duration { .seconds(components.seconds) }

  /// The duration rounded to the precision of an estimate: to five seconds from one minute on, and
  /// to minutes from ten minutes on.
  fileprivate var rounded: Duration {
    let seconds = Int64(seconds.rounded(.up))
    let step: Int64 = seconds < 60 ? 1 : seconds < 600 ? 5 : 60
    return .seconds((seconds + step / 2) / step * step)
  }
}
