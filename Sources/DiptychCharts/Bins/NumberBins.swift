/// Ranges that count numbers, with round bounds.
///
/// ```swift
/// let sizes = [3.1, 4.7, 5.2, 5.9, 6.3, 6.4, 7.0, 8.8, 12.4]
///
/// Chart(NumberBins(data: sizes).counts(of: sizes)) {
///   BarMark(x: .value("Size", $0.range), y: .value("Files", $0.count))
/// }
/// ```
///
/// A bin holds its lower bound and the values up to its upper one. The last bin holds that, too.
public struct NumberBins: RandomAccessCollection, Sendable {
  private let bins: BinThresholds<Double>

  /// Creates bins with round bounds that hold all numbers of some data.
  ///
  /// - Parameters:
  ///   - data: The numbers; bins leave out infinite values and NaN.
  ///   - desiredCount: About how many bins there should be. By default they are one more than the
  ///     binary logarithm of the number of values (Sturges).
  public init<Number: BinaryFloatingPoint>(data: [Number], desiredCount: Int? = nil) {
    let numbers = data.lazy.map { Double($0) }.filter(\.isFinite)
    let count = desiredCount ?? Self.usualCount(of: data.count)
    guard let least = numbers.min(), let most = numbers.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(range: least...most, desiredCount: count)
  }

  /// Creates bins with round bounds that hold all numbers of some data.
  ///
  /// - Parameters:
  ///   - data: The numbers.
  ///   - desiredCount: About how many bins there should be. By default they are one more than the
  ///     binary logarithm of the number of values (Sturges). A bin is at least 1 wide.
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

  /// Creates bins with round bounds that hold a range.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - desiredCount: About how many bins there should be.
  public init(range: ClosedRange<Double>, desiredCount: Int = 10) {
    var range = range
    if range.lowerBound == range.upperBound {
      let start = range.lowerBound.rounded(.down)
      range = start...Swift.max(start + 1, start.nextUp)
    }
    let count = Swift.max(desiredCount, 1)
    let nice = NiceNumbers.nice(range, count: count)
    let ticks = NiceNumbers.ticks(from: nice.lowerBound, to: nice.upperBound, count: count)
    // The largest numbers have no round ones around them.
    let inner = ticks.filter { range.lowerBound < $0 && $0 < range.upperBound }
    let first = ticks.first.map { Swift.min($0, range.lowerBound) } ?? range.lowerBound
    let last = ticks.last.map { Swift.max($0, range.upperBound) } ?? range.upperBound
    bins = BinThresholds(values: [first] + inner + [last])
  }

  /// Creates bins between numbers; those that are not above the one before are left out.
  public init(thresholds: [Double]) {
    bins = BinThresholds(
      values: thresholds.reduce(into: []) { values, number in
        if number.isFinite, values.last.map({ $0 < number }) ?? true { values.append(number) }
      }
    )
  }

  /// Sturges's number of bins.
  private static func usualCount(of count: Int) -> Int {
    count < 2 ? 1 : Int.bitWidth - (count - 1).leadingZeroBitCount + 1
  }

  /// The bounds of the bins, ascending.
  public var thresholds: [Double] { bins.values }

  public var startIndex: Int { 0 }
  public var endIndex: Int { bins.count }
  public subscript(position: Int) -> ChartBinRange<Double> { bins[position] }

  /// Returns the index of the bin that holds a number, or nil if none does.
  public func index<Number: BinaryFloatingPoint>(for value: Number) -> Int? {
    bins.index(for: Double(value))
  }

  /// Returns the index of the bin that holds a number, or nil if none does.
  public func index<Number: BinaryInteger>(for value: Number) -> Int? {
    bins.index(for: Double(value))
  }

  /// Returns each bin with the number of values in it.
  public func counts<Number: BinaryFloatingPoint>(
    of data: [Number]
  ) -> [(range: ChartBinRange<Double>, count: Int)] {
    bins.counts(of: data.lazy.map { Double($0) })
  }

  /// Returns each bin with the number of values in it.
  public func counts<Number: BinaryInteger>(
    of data: [Number]
  ) -> [(range: ChartBinRange<Double>, count: Int)] {
    bins.counts(of: data.lazy.map { Double($0) })
  }
}
