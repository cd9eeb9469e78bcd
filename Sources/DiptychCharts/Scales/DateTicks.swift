import DiptychViews

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A generator of the ticks of a date axis.
///
/// The steps come from d3-time, with these differences:
/// - Days, weeks, months and years are counted continuously. So every second day continues from one
///   month to the next, where d3 begins again with the 1st.
/// - Hours, minutes and seconds are counted from midnight. d3 counts them from the start of the
///   larger unit, so it has a tick each hour for a step of 90 minutes.
/// - If the clock is set back, a step of more than an hour shows a repeated time once.
/// - Weeks begin on the first weekday of the calendar, which is Sunday by default.
struct DateTicks {
  /// The calendar.
  ///
  /// Only its time zone and its first weekday are used.
  ///
  /// Dates always belong to Foundation's Gregorian calendar, which is Julian until 1582.
  var calendar: Calendar
  /// The names of months and of days of the week.
  var words = Labels()
  var chartLabels = ChartLabels()

  /// The largest number of dates that an explicit step can have.
  static let largestCount = 10_000

  /// The range of dates that calendars support, in seconds since 1970: from 4680 BC to about the
  /// year 100,000.
  private static let seconds = -209_000_000_000.0...3_000_000_000_000.0

  /// Returns whether calendars support a date, which is in seconds since 2001.
  static func reaches(to date: Double) -> Bool {
    seconds.contains(date + Date.timeIntervalBetween1970AndReferenceDate)
  }

  /// Returns the step that divides the range into about a number of parts.
  ///
  /// - Returns: The step. If the calendar does not support a bound, or if the number is 0, it is a
  ///   day.
  func interval(from: Date, to: Date, count: Int) -> DateStep {
    guard let (start, stop) = Self.milliseconds(from, to), count > 0 else { return DateStep(.day) }
    let count = min(count, NiceNumbers.largestCount)
    let target = (stop - start) / Double(count)
    let steps = DateStep.common
    guard let next = steps.firstIndex(where: { $0.seconds * 1_000 > target }) else {
      let year = DateStep.Unit.year.seconds * 1_000
      return DateStep(
        .year,
        Int(NiceNumbers.step(from: start / year, to: stop / year, count: count))
      )
    }
    guard next > 0 else {
      return DateStep(.millisecond, Int(NiceNumbers.step(from: start, to: stop, count: count)))
    }
    let (shorter, longer) = (steps[next - 1].seconds * 1_000, steps[next].seconds * 1_000)
    return target / shorter < longer / target ? steps[next - 1] : steps[next]
  }

  /// Returns dates in a range with a step between them, in ascending order.
  ///
  /// At most 10,000 dates are returned.
  ///
  /// If clocks skip midnight, the day begins at its first time. If a time zone has skipped a day,
  /// the day has no tick. O(number of dates).
  func dates(from: Date, to: Date, by step: DateStep) -> [Date] {
    guard let (start, stop) = Self.milliseconds(from, to) else { return [] }
    if step.unit == .millisecond {
      let first = Int(start.rounded(.up)), last = Int(stop.rounded(.down))
      return stride(
        from: -(-first).floored(by: step.number) * step.number,
        through: last,
        by: step.number
      )
      .prefix(Self.largestCount)
      .map { Date(timeIntervalSince1970: Double($0) / 1_000) }
    }
    let first = Int((start / 1_000).rounded(.up))
    let last = Int((stop / 1_000).rounded(.down))
    guard first <= last else { return [] }
    return instants(from: first, to: last, by: step)
      .map { Date(timeIntervalSince1970: Double($0)) }
  }

  /// Returns the instants in a range with a step of seconds or more between them.
  private func instants(from start: Int, to stop: Int, by step: DateStep) -> [Int] {
    let clock = LocalClock(calendar)
    guard step.unit >= .day else {
      let seconds = Int(step.unit.seconds) * step.number
      return clock.instants(every: seconds, from: start, to: stop, limit: Self.largestCount)
    }
    let number: Int
    let index: (Int) -> Int
    let dayNumber: (Int) -> Int
    switch step.unit {
    case .week:
      // 1 January 1970 was a Thursday, the fifth day of a week that begins on Sunday.
      let shift = 5 - calendar.firstWeekday
      (number, index) = (step.number, { ($0 + shift).floored(by: 7) })
      dayNumber = { $0 * 7 - shift }
    case .month, .year:
      number = step.unit == .year ? step.number * 12 : step.number
      index = {
        let date = clock.date(ofDay: $0)
        return date.year * 12 + date.month - 1
      }
      dayNumber = clock.dayNumber(ofMonth:)
    default:
      (number, index) = (step.number, { $0 })
      dayNumber = { $0 }
    }
    let first = index(clock.dayNumber(at: start))
    let last = index(clock.dayNumber(at: stop))
    var instants: [Int] = []
    // Only multiples inside the range are computed, because the calendar may not support dates
    // outside.
    var current = -(-first).floored(by: number) * number
    while current <= last, instants.count < Self.largestCount {
      let day = dayNumber(current)
      let instant = clock.instant(of: day * LocalClock.day)
      if instant >= start, instant <= stop, clock.dayNumber(at: instant) == day {
        instants.append(instant)
      }
      current += number
    }
    return instants
  }

  /// Returns the bounds of a range in milliseconds since 1970, in ascending order, or nil if a
  /// bound is no date.
  private static func milliseconds(_ from: Date, _ to: Date) -> (start: Double, stop: Double)? {
    guard let start = milliseconds(from), let stop = milliseconds(to) else { return nil }
    return (min(start, stop), max(start, stop))
  }

  /// Returns the milliseconds since 1970 of a date, or nil if the calendar does not support the
  /// date.
  ///
  /// A number is rounded if it is less than 0.05 ms from a whole number, because the precision of a
  /// `Date` in the year 9999 is 0.03 ms.
  static func milliseconds(_ date: Date) -> Double? {
    guard seconds.contains(date.timeIntervalSince1970) else { return nil }
    let milliseconds = date.timeIntervalSince1970 * 1_000
    let whole = milliseconds.rounded()
    return abs(milliseconds - whole) < 0.05 ? whole : milliseconds
  }
}

/// The distance of two ticks of a date axis, such as 15 minutes or 3 months.
struct DateStep: Hashable, Sendable {
  /// A unit of time, in the order of their lengths.
  enum Unit: Int, Comparable, Sendable {
    case millisecond
    case second
    case minute
    case hour
    case day
    case week
    case month
    case year

    /// The length of the unit, in seconds.
    ///
    /// A month has 30 days and a year 365, as in d3-time.
    var seconds: Double {
      switch self {
      case .millisecond: 0.001
      case .second: 1
      case .minute: 60
      case .hour: 3_600
      case .day: 86_400
      case .week: 7 * 86_400
      case .month: 30 * 86_400
      case .year: 365 * 86_400
      }
    }

    static func < (left: Unit, right: Unit) -> Bool { left.rawValue < right.rawValue }
  }

  let unit: Unit
  /// The number of units, from 1 to 1,000,000.
  let number: Int

  /// Creates a step.
  ///
  /// - Parameters:
  ///   - unit: The unit.
  ///   - number: The number of units, which is clamped to 1...1,000,000.
  init(_ unit: Unit, _ number: Int = 1) {
    self.unit = unit
    self.number = min(max(1, number), 1_000_000)
  }

  /// The length of the step, in seconds.
  var seconds: Double { unit.seconds * Double(number) }

  /// The steps of an axis from seconds to years, in ascending order.
  ///
  /// They are the steps of d3-time.
  static let common: [DateStep] = [
    DateStep(.second, 1), DateStep(.second, 5), DateStep(.second, 15), DateStep(.second, 30),
    DateStep(.minute, 1), DateStep(.minute, 5), DateStep(.minute, 15), DateStep(.minute, 30),
    DateStep(.hour, 1), DateStep(.hour, 3), DateStep(.hour, 6), DateStep(.hour, 12),
    DateStep(.day, 1), DateStep(.day, 2), DateStep(.week, 1),
    DateStep(.month, 1), DateStep(.month, 3), DateStep(.year, 1),
  ]
}
