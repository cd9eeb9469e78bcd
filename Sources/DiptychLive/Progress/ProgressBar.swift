public import DiptychViews

/// A progress bar with a label, on one line.
///
/// ```swift
/// VStack {
///   ProgressBar("Reading", value: 10, total: 10)
///   ProgressBar("Writing", value: 3, total: 10).showing(.count, .remaining)
/// }
/// ```
///
/// ```text
/// ━━━━━━━━━━━━━━━━━━━━  100% Reading
/// ━━━━━━──────────────   30% Writing, 3 of 10, 28 s left
/// ```
///
/// All bars have the same width, so bars below each other are aligned. If the terminal is too
/// narrow for a bar and its label, the bar is shorter. If the output is a log instead of a
/// terminal, a line such as `Writing 30%` is written after each tenth of the progress.
///
/// If the total is not known, the view is a ``Spinner`` with the details that are known:
///
/// ```swift
/// ProgressBar("Loading", value: 1_200_000, total: nil).showing(.bytes, .byteRate)
/// ```
///
/// ```text
/// ⠹ Loading, 1.2 MB, 200.0 kB/s
/// ```
public struct ProgressBar: View, Sendable {
  private let label: String
  private let value: Double
  /// The total, or nil if it is not known.
  private let total: Double?
  private var details: [ProgressDetail] = []
  private var doneTitle: String?

  private init(label: String, value: Double, total: Double?) {
    self.label = label
    self.value = value
    self.total = total
  }

  /// Creates a bar from a completed amount and a total, such as 0.3 of 1.
  ///
  /// A total that is nil or infinite is not known.
  public init<V: BinaryFloatingPoint>(_ label: String, value: V, total: V? = 1) {
    let total = total.map { Double($0) }
    self.init(label: label, value: Double(value), total: total == .infinity ? nil : total)
  }

  /// Creates a bar from a completed number and a total, such as 3 of 10 files.
  ///
  /// A total that is nil is not known.
  public init<V: BinaryInteger>(_ label: String, value: V, total: V?) {
    self.init(label: label, value: Double(value), total: total.map { Double($0) })
  }

  /// Creates a bar that shows the total progress of the given bars.
  ///
  /// The completed amounts and the totals of the bars are added up, so all bars must have the same
  /// unit, such as bytes.
  ///
  /// ```swift
  /// let bars = files.map { ProgressBar($0.name, value: $0.read, total: $0.size) }
  /// VStack {
  ///   ForEach(bars.indices, id: \.self) { bars[$0] }
  ///   ProgressBar("All", of: bars).showing(.bytes, .remaining)
  /// }
  /// ```
  public init(_ label: String, of bars: [ProgressBar]) {
    self.init(
      label: label,
      value: bars.reduce(0) { $0 + ($1.value.isNaN ? 0 : min($1.value, $1.total ?? $1.value)) },
      total: bars.reduce(0) { sum, bar in
        sum.flatMap { sum in bar.total.map { sum + ($0.isNaN ? 0 : $0) } }
      }
    )
  }

  /// Adds details after the label, such as an amount, a rate or the remaining time.
  ///
  /// A detail is left out until it is known. Details are not written to a log. To measure a rate or
  /// to estimate the remaining time, a live region recognises each bar by its label. Therefore,
  /// bars with these details need different labels.
  public func showing(_ details: ProgressDetail...) -> ProgressBar {
    var bar = self
    bar.details += details
    return bar
  }

  /// Sets a message that replaces the bar when the task is complete.
  ///
  /// ```swift
  /// ProgressBar("Writing", value: written, total: 10).done("Wrote 10 files")
  /// ```
  ///
  /// ```text
  /// ✓ Wrote 10 files
  /// ```
  public func done(_ title: String) -> ProgressBar {
    var bar = self
    bar.doneTitle = title
    return bar
  }

  public var body: some View {
    let fraction = fraction ?? 0
    let _ = EnvironmentValues.current.progressTimes?.note(fraction)
    if total == nil {
      Spinner(words)
    } else if let doneTitle, fraction == 1 {
      Message(.done, doneTitle)
    } else if EnvironmentValues.current.isLogged {
      // The tenths are rounded down, so that a log gets `100%` only at the end.
      Text(verbatim: "\(label) \(Int(fraction * 10) * 10)%")
    } else {
      HStack {
        ProgressView(value: fraction).frame(width: 26)
        Text(verbatim: words).lineLimit(1)
      }
    }
  }

  /// The label and the details that are known.
  private var words: String {
    guard !details.isEmpty, !EnvironmentValues.current.isLogged else { return label }
    let times = EnvironmentValues.current.progressTimes
    let time = times?.elapsed
    let estimate = time.flatMap { times?.estimate(label, amount: value, at: $0) }
    let known = details.compactMap { $0.words(value, of: total, at: time, estimate) }
    return ([label] + known).joined(separator: ", ")
  }

  /// The part of the total from 0 to 1, or nil if the total is not known.
  ///
  /// If there is nothing to do, 0 of 0, the work is complete.
  private var fraction: Double? {
    guard let total else { return nil }
    if total == 0, value == 0 { return 1 }
    let part = value / total
    return total > 0 && !part.isNaN ? min(max(part, 0), 1) : 0
  }
}

/// A detail that a progress bar shows after its label; see ``ProgressBar/showing(_:)``.
public enum ProgressDetail: Hashable, Sendable {
  /// The completed amount and the total, such as `3 of 10`, or `3` if the total is not known.
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
    of total: Double?,
    at time: Duration?,
    _ estimate: ProgressEstimate?
  ) -> String? {
    let words = EnvironmentValues.current.labels
    switch self {
    case .count: return Self.amount(value.number, of: total?.number, words)
    case .bytes: return Self.amount(value.bytes, of: total?.bytes, words)
    case .rate: return time.flatMap { estimate?.rate(at: $0) }.map { "\($0.number)/s" }
    case .byteRate: return time.flatMap { estimate?.rate(at: $0) }.map { "\($0.bytes)/s" }
    case .elapsed: return time.map(\.wholeSeconds.formatted)
    case .remaining:
      guard let time, let total, let left = estimate?.remaining(of: total, at: time) else {
        return nil
      }
      return words.timeLeft.replacing("{time}", with: left.rounded.formatted)
    }
  }

  private static func amount(_ value: String, of total: String?, _ words: Labels) -> String {
    guard let total else { return value }
    return words.amountOfTotal.replacing("{value}", with: value).replacing("{total}", with: total)
  }
}

extension Double {
  /// The nearest whole number that an `Int` can hold.
  private var whole: Int { isNaN ? 0 : Int(Swift.min(Swift.max(self, -9e18), 9e18)) }

  /// The number as text: rounded to a whole number, or below ten with one decimal.
  fileprivate var number: String {
    let tenths = magnitude < 10 ? Int((magnitude * 10).rounded()) : 0
    if tenths % 10 == 0 { return rounded().whole.grouped.localizedNumber }
    return "\(self < 0 ? "-" : "")\(tenths / 10).\(tenths % 10)".localizedNumber
  }

  fileprivate var bytes: String { rounded().whole.formattedBytes.localizedNumber }
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
