#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Consecutive ranges of dates, such as weeks or months, for counting dates.
///
/// ```swift
/// Chart(DateBins(unit: .weekOfYear, data: dates).counts(of: dates)) {
///   BarMark(x: .value("Week", $0.range), y: .value("Visits", $0.count))
/// }
/// ```
///
/// A bin contains its lower bound, but not its upper bound. Only the last bin contains both bounds.
public struct DateBins: RandomAccessCollection, Sendable {
  private let bins: BinThresholds<Date>

  /// Creates bins of a calendar component, such as months, that cover all given dates.
  ///
  /// - Parameters:
  ///   - unit: The calendar component: a second, minute, hour, day, week, month, quarter or year.
  ///     If you pass another component, a day is used.
  ///   - number: The number of components in a bin. A number below 1 counts as 1.
  ///   - data: The dates. If the array is empty, there are no bins.
  ///   - calendar: The calendar that determines where days, weeks and months begin. If it is nil,
  ///     the Gregorian calendar in UTC is used, as in a chart.
  public init(
    unit: Calendar.Component,
    by number: Int = 1,
    data: [Date],
    calendar: Calendar? = nil
  ) {
    guard let first = data.min(), let last = data.max() else {
      self.init(BinThresholds(values: []))
      return
    }
    let isQuarter = unit == .quarter
    let base = DateStep(calendarUnit: isQuarter ? .month : unit) ?? DateStep(.day)
    let count = Swift.min(Swift.max(number, 1), 10_000) * (isQuarter ? 3 : 1)
    self.init(first...last, DateStep(base.unit, count), calendar ?? .utc)
  }

  /// Creates about `desiredCount` bins that cover all given dates.
  ///
  /// The bins have a round length, such as an hour, a day or three months.
  ///
  /// - Parameters:
  ///   - data: The dates. If the array is empty, there are no bins.
  ///   - desiredCount: The approximate number of bins.
  ///   - calendar: The calendar that determines where days, weeks and months begin. If it is nil,
  ///     the Gregorian calendar in UTC is used, as in a chart.
  public init(data: [Date], desiredCount: Int = 10, calendar: Calendar? = nil) {
    guard let first = data.min(), let last = data.max() else {
      self.init(BinThresholds(values: []))
      return
    }
    let calendar = calendar ?? .utc
    let step = DateTicks(calendar: calendar).interval(from: first, to: last, count: desiredCount)
    self.init(first...last, step, calendar)
  }

  private init(_ range: ClosedRange<Date>, _ step: DateStep, _ calendar: Calendar) {
    // A month, and a year, can be a day longer than the length that is used here.
    let margin = 2 * step.seconds + 2 * DateStep.Unit.day.seconds
    let dates = DateTicks(calendar: calendar).dates(
      from: range.lowerBound.addingTimeInterval(-margin),
      to: range.upperBound.addingTimeInterval(margin),
      by: step
    )
    let first = dates.lastIndex { $0 <= range.lowerBound } ?? 0
    let end = dates.firstIndex { $0 > range.upperBound } ?? dates.count - 1
    self.init(BinThresholds(values: first <= end ? Array(dates[first...end]) : []))
  }

  private init(_ bins: BinThresholds<Date>) { self.bins = bins }

  public var startIndex: Int { 0 }
  public var endIndex: Int { bins.count }
  public subscript(position: Int) -> ChartBinRange<Date> { bins[position] }

  /// Returns all bins, each with the number of given dates that are in the bin.
  public func counts(of data: [Date]) -> [(range: ChartBinRange<Date>, count: Int)] {
    bins.counts(of: data)
  }
}
