#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

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
  ///     the binary logarithm of the number of values, rounded up. Whole numbers have no bins that
  ///     are narrower than 1.
  public init<Number: _PrimitivePlottable>(data: [Number], desiredCount: Int? = nil) {
    let numbers = data.lazy.compactMap(\.plottedDatum.number).filter(\.isFinite)
    guard let least = numbers.min(), let most = numbers.max() else {
      self.init(thresholds: [])
      return
    }
    var count = desiredCount ?? Self.usualCount(of: data.count)
    if Number.self is any BinaryInteger.Type { count = Swift.min(count, Self.width(least, most)) }
    self.init(range: least...most, desiredCount: count)
  }

  private static func width(_ least: Double, _ most: Double) -> Int {
    Swift.max(Int(Swift.min(most - least, 10_000)), 1)
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

  public var startIndex: Int { 0 }
  public var endIndex: Int { bins.count }
  public subscript(position: Int) -> ChartBinRange<Double> { bins[position] }

  /// Returns all bins, each with the number of given values that are in the bin.
  public func counts<Number: _PrimitivePlottable>(
    of data: [Number]
  ) -> [(range: ChartBinRange<Double>, count: Int)] {
    bins.counts(of: data.lazy.compactMap(\.plottedDatum.number))
  }
}

/// A range of values that are counted together, for example for a bar of a histogram.
///
/// A mark, such as `BarMark(x: .value("Size", bin.range), y: .value("Files", bin.count))`, is drawn
/// at the middle of the range. ``NumberBins`` and ``DateBins`` create ranges.
public struct ChartBinRange<Bound: _ChartBinBound>: Hashable, Sendable {
  /// The smallest value of the range.
  public let lowerBound: Bound
  /// The upper end of the range.
  ///
  /// If the range is the last of several bins, the range contains this bound. Otherwise, the bound
  /// belongs to the next bin.
  public let upperBound: Bound

  /// Creates a range between two bounds.
  public init(lowerBound: Bound, upperBound: Bound) {
    self.lowerBound = lowerBound
    self.upperBound = upperBound
  }
}

extension ChartBinRange: Plottable {
  /// The middle of the range, where a chart draws the range.
  public var primitivePlottable: Bound { Bound._middle(lowerBound, upperBound) }
}

/// A type of the bounds of a bin: a number or a date.
public protocol _ChartBinBound: _PrimitivePlottable, Hashable, Comparable, Sendable {
  static func _middle(_ lower: Self, _ upper: Self) -> Self
}

extension Double: _ChartBinBound {
  public static func _middle(_ lower: Double, _ upper: Double) -> Double { lower / 2 + upper / 2 }
}

extension Date: _ChartBinBound {
  public static func _middle(_ lower: Date, _ upper: Date) -> Date {
    lower.addingTimeInterval(upper.timeIntervalSince(lower) / 2)
  }
}

/// The bounds of bins in ascending order; a bin is between two neighbouring bounds.
struct BinThresholds<Bound: _ChartBinBound>: Sendable {
  let values: [Bound]

  var count: Int { max(values.count - 1, 0) }

  subscript(index: Int) -> ChartBinRange<Bound> {
    ChartBinRange(lowerBound: values[index], upperBound: values[index + 1])
  }

  /// Returns the index of the bin that contains a value, or nil.
  ///
  /// - Complexity: O(log *n*) in the number of bins.
  func index(for value: Bound) -> Int? {
    guard let first = values.first, let last = values.last, count > 0 else { return nil }
    guard first <= value, value <= last else { return nil }
    var (low, high) = (0, count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if values[middle] <= value { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns each bin with the number of values in it.
  func counts(of data: some Sequence<Bound>) -> [(range: ChartBinRange<Bound>, count: Int)] {
    var counts = Array(repeating: 0, count: count)
    for value in data { if let index = index(for: value) { counts[index] += 1 } }
    return counts.indices.map { (self[$0], counts[$0]) }
  }
}
