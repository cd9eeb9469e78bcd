/// Consecutive ranges of numbers with round bounds, for counting numbers as in a histogram.
///
/// ```swift
/// let sizes = [3.1, 4.7, 5.2, 5.9, 6.3, 6.4, 7.0, 8.8, 12.4]
///
/// Chart(NumberBins(data: sizes).counts(of: sizes)) {
///   BarMark(x: .value("Size", $0.range), y: .value("Files", $0.count))
/// }
/// ```
///
/// A bin contains its lower bound, but not its upper bound. Only the last bin contains both bounds.
public struct NumberBins: RandomAccessCollection, Sendable {
  private let bins: BinThresholds<Double>

  /// Creates bins with round bounds that cover all given numbers.
  ///
  /// - Parameters:
  ///   - data: The numbers. Infinite values and NaN are ignored. If no finite numbers remain, there
  ///     are no bins.
  ///   - desiredCount: The approximate number of bins. The default is Sturges's rule: one more than
  ///     the binary logarithm of the number of values, rounded up.
  public init<Number: BinaryFloatingPoint>(data: [Number], desiredCount: Int? = nil) {
    let numbers = data.lazy.map { Double($0) }.filter(\.isFinite)
    let count = desiredCount ?? Self.usualCount(of: data.count)
    guard let least = numbers.min(), let most = numbers.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(range: least...most, desiredCount: count)
  }

  /// Creates bins with round bounds that cover all given numbers.
  ///
  /// - Parameters:
  ///   - data: The numbers. If the array is empty, there are no bins.
  ///   - desiredCount: The approximate number of bins. The default is Sturges's rule: one more than
  ///     the binary logarithm of the number of values, rounded up.
  public init<Number: BinaryInteger>(data: [Number], desiredCount: Int? = nil) {
    guard let least = data.min(), let most = data.max() else {
      self.init(thresholds: [])
      return
    }
    let upper = Double(most)
    let width = Swift.max(Int(Swift.min(upper - Double(least), 10_000)), 1)
    let count = Swift.min(desiredCount ?? Self.usualCount(of: data.count), width)
    self.init(range: Double(least)...upper, desiredCount: count)
  }

  /// Creates bins with round bounds that cover a range.
  ///
  /// - Parameters:
  ///   - range: The range of numbers.
  ///   - desiredCount: The approximate number of bins.
  public init(range: ClosedRange<Double>, desiredCount: Int = 10) {
    var range = range
    if range.lowerBound == range.upperBound {
      let start = range.lowerBound.rounded(.down)
      range = start...Swift.max(start + 1, start.nextUp)
    }
    let count = Swift.max(desiredCount, 1)
    let nice = NiceNumbers.nice(range, count: count)
    let ticks = NiceNumbers.ticks(from: nice.lowerBound, to: nice.upperBound, count: count)
    // There are no round numbers around the largest numbers.
    let inner = ticks.filter { range.lowerBound < $0 && $0 < range.upperBound }
    let first = ticks.first.map { Swift.min($0, range.lowerBound) } ?? range.lowerBound
    let last = ticks.last.map { Swift.max($0, range.upperBound) } ?? range.upperBound
    bins = BinThresholds(values: [first] + inner + [last])
  }

  /// Creates a bin between each bound and the next.
  ///
  /// A bound is ignored if it is not finite, or if it is not greater than the previous bound.
  public init(thresholds: [Double]) {
    bins = BinThresholds(
      values: thresholds.reduce(into: []) { values, number in
        if number.isFinite, values.last.map({ $0 < number }) ?? true { values.append(number) }
      }
    )
  }

  /// Returns the number of bins for some values by Sturges's rule.
  private static func usualCount(of count: Int) -> Int {
    count < 2 ? 1 : Int.bitWidth - (count - 1).leadingZeroBitCount + 1
  }

  /// The bounds of all bins, in ascending order.
  public var thresholds: [Double] { bins.values }

  public var startIndex: Int { 0 }
  public var endIndex: Int { bins.count }
  public subscript(position: Int) -> ChartBinRange<Double> { bins[position] }

  /// Returns the index of the bin that contains a number, or nil if the number is outside all bins.
  public func index<Number: BinaryFloatingPoint>(for value: Number) -> Int? {
    bins.index(for: Double(value))
  }

  /// Returns the index of the bin that contains a number, or nil if the number is outside all bins.
  public func index<Number: BinaryInteger>(for value: Number) -> Int? {
    bins.index(for: Double(value))
  }

  /// Returns all bins, each with the number of given values that are in the bin.
  public func counts<Number: BinaryFloatingPoint>(
    of data: [Number]
  ) -> [(range: ChartBinRange<Double>, count: Int)] {
    bins.counts(of: data.lazy.map { Double($0) })
  }

  /// Returns all bins, each with the number of given values that are in the bin.
  public func counts<Number: BinaryInteger>(
    of data: [Number]
  ) -> [(range: ChartBinRange<Double>, count: Int)] {
    bins.counts(of: data.lazy.map { Double($0) })
  }
}
