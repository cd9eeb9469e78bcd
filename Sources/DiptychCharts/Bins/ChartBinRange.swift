#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

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
