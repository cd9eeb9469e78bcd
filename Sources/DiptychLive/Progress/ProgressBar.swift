import DiptychMessages
public import DiptychViews

/// A bar on one line that shows the progress of a task.
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
/// All bars have the same width, so bars below each other are aligned, unless the terminal is too
/// narrow for the longest label beside it. A log gets a line for each tenth of the progress, such
/// as `Writing 30%`.
public struct ProgressBar: View, Sendable {
  private let label: String
  private let value: Double
  private let total: Double
  private var details: [ProgressDetail] = []
  private var doneTitle: String?

  private init(label: String, value: Double, total: Double) {
    self.label = label
    self.value = value
    self.total = total
  }

  /// Creates a bar for a task that has done a part of a total.
  public init<V: BinaryFloatingPoint>(_ label: String, value: V, total: V = 1) {
    self.init(label: label, value: Double(value), total: Double(total))
  }

  /// Creates a bar for a task that has done a number of its steps.
  public init<V: BinaryInteger>(_ label: String, value: V, total: V) {
    self.init(label: label, value: Double(value), total: Double(total))
  }

  /// Creates a bar for all tasks of some bars, whose amounts are of one kind.
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
      value: bars.reduce(0) { $0 + ($1.value.isNaN ? 0 : min($1.value, $1.total)) },
      total: bars.reduce(0) { $0 + ($1.total.isNaN ? 0 : $1.total) }
    )
  }

  /// Adds words behind the label: amounts, rates and times.
  ///
  /// The region's clock measures times and rates. A detail is left out until it is known. A log
  /// has no details, and a line for each tenth only. The label tells the bars of a region
  /// apart.
  public func showing(_ details: ProgressDetail...) -> ProgressBar {
    var bar = self
    bar.details += details
    return bar
  }

  /// Replaces the bar by a message once the task is done.
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
    let _ = EnvironmentValues.current.progressTimes?.note(fraction)
    if let doneTitle, fraction == 1 {
      Message(.done, doneTitle)
    } else if EnvironmentValues.current.isLogged {
      Text(verbatim: "\(label) \(tenths * 10)%")
    } else {
      HStack {
        ProgressView(value: fraction).frame(width: 26)
        Text(verbatim: words).lineLimit(1)
      }
    }
  }

  /// The label and the details.
  private var words: String {
    guard !details.isEmpty else { return label }
    let times = EnvironmentValues.current.progressTimes
    let time = times?.elapsed
    let estimate = time.flatMap { times?.estimate(label, amount: value, at: $0) }
    let known = details.compactMap { $0.words(value, of: total, at: time, estimate) }
    return ([label] + known).joined(separator: ", ")
  }

  /// The tenths that are done, rounded down, so that a log gets its last line at the end.
  private var tenths: Int { Int(fraction * 10) }

  /// The part of the total from 0 to 1, or 0 if the total is not positive or the value is NaN.
  private var fraction: Double {
    guard total > 0, !value.isNaN else { return 0 }
    return min(max(value / total, 0), 1)
  }
}
