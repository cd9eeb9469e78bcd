#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Ranges that count dates, and begin with a part of the calendar.
///
/// ```swift
/// Chart(DateBins(unit: .weekOfYear, data: dates).counts(of: dates)) {
///   BarMark(x: .value("Week", $0.range), y: .value("Visits", $0.count))
/// }
/// ```
///
/// A bin holds its lower bound and the dates up to its upper one.
public struct DateBins: RandomAccessCollection, Sendable {
  private let bins: BinThresholds<Date>

  /// Creates bins of a part of the calendar that hold all dates of some data.
  ///
  /// - Parameters:
  ///   - unit: The part, such as a day or a month. One that charts don't know counts as a day.
  ///   - number: The number of parts that a bin holds.
  ///   - data: The dates.
  ///   - calendar: The calendar of the days, weeks and months. By default it is a chart's calendar:
  ///     Gregorian, in the time of Greenwich.
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
    self.init(unit: unit, by: number, range: first...last, calendar: calendar)
  }

  /// Creates bins of a part of the calendar that hold a range.
  ///
  /// - Parameters:
  ///   - unit: The part, such as a day or a month. One that charts don't know counts as a day.
  ///   - number: The number of parts that a bin holds.
  ///   - range: The range.
  ///   - calendar: The calendar of the days, weeks and months. By default it is a chart's calendar:
  ///     Gregorian, in the time of Greenwich.
  public init(
    unit: Calendar.Component,
    by number: Int = 1,
    range: ClosedRange<Date>,
    calendar: Calendar? = nil
  ) {
    let isQuarter = unit == .quarter
    let base = DateStep(calendarUnit: isQuarter ? .month : unit) ?? DateStep(.day)
    let count = Swift.min(Swift.max(number, 1), 10_000) * (isQuarter ? 3 : 1)
    self.init(range, DateStep(base.unit, count), calendar ?? .utc)
  }

  /// Creates bins of round parts of the calendar that hold all dates of some data.
  ///
  /// - Parameters:
  ///   - data: The dates.
  ///   - desiredCount: About how many bins there should be.
  ///   - calendar: The calendar of the days, weeks and months. By default it is a chart's calendar:
  ///     Gregorian, in the time of Greenwich.
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
    // A month can be a day longer than its length here, and a year too.
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

  private init(_ bins: BinThresholds<Date>) {
    self.bins = bins
  }

  /// The bounds of the bins, ascending.
  public var thresholds: [Date] { bins.values }

  public var startIndex: Int { 0 }
  public var endIndex: Int { bins.count }
  public subscript(position: Int) -> ChartBinRange<Date> { bins[position] }

  /// Returns the index of the bin that holds a date, or nil if none does.
  public func index(for date: Date) -> Int? { bins.index(for: date) }

  /// Returns each bin with the number of dates in it.
  public func counts(of data: [Date]) -> [(range: ChartBinRange<Date>, count: Int)] {
    bins.counts(of: data)
  }
}
