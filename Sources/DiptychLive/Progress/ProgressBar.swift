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

  /// Creates a bar from a completed amount and a total, such as 0.3 of 1.
  public init<V: BinaryFloatingPoint>(_ label: String, value: V, total: V = 1) {
    self.init(label: label, value: Double(value), total: Double(total))
  }

  /// Creates a bar from a completed number and a total, such as 3 of 10 files.
  public init<V: BinaryInteger>(_ label: String, value: V, total: V) {
    self.init(label: label, value: Double(value), total: Double(total))
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
      value: bars.reduce(0) { $0 + ($1.value.isNaN ? 0 : min($1.value, $1.total)) },
      total: bars.reduce(0) { $0 + ($1.total.isNaN ? 0 : $1.total) }
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

  /// The label and the details that are known.
  private var words: String {
    guard !details.isEmpty else { return label }
    let times = EnvironmentValues.current.progressTimes
    let time = times?.elapsed
    let estimate = time.flatMap { times?.estimate(label, amount: value, at: $0) }
    let known = details.compactMap { $0.words(value, of: total, at: time, estimate) }
    return ([label] + known).joined(separator: ", ")
  }

  /// The number of completed tenths, rounded down, so that a log gets `100%` only at the end.
  private var tenths: Int { Int(fraction * 10) }

  /// The part of the total from 0 to 1, or 0 if the total is not positive or the value is NaN.
  private var fraction: Double {
    guard total > 0, !value.isNaN else { return 0 }
    return min(max(value / total, 0), 1)
  }
}
