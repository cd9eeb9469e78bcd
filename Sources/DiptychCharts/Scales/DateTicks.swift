import DiptychViews

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Ticks of a date axis, by the clock and the weeks of a calendar.
///
/// The steps come from d3-time. These are not:
/// - Days, weeks, months and years are counted in a row: every second day is every second one, also
///   from one month to the next, where d3's local time begins again with the 1st.
/// - Hours, minutes and seconds are counted from midnight. d3 counts from the start of the unit
///   above, which makes every hour of every 90 minutes.
/// - Steps of more than an hour show a time once where the clock is set back.
/// - Weeks begin on the first weekday of the calendar, which is Sunday unless somebody sets it.
struct DateTicks {
  /// The calendar; only its time zone and its first weekday are read.
  ///
  /// Dates always belong to Foundation's Gregorian calendar, which is Julian until 1582.
  var calendar: Calendar
  /// The names of months and of days of the week.
  var words = Words.Charts()

  /// The largest number of dates that an explicit step can have.
  static let largestCount = 10_000

  /// The seconds since 1970 of the years from 4680 BC to about 100,000, where calendars work.
  private static let seconds = -209_000_000_000.0...3_000_000_000_000.0

  /// Returns whether calendars reach to a date, in seconds since 2001.
  static func reaches(to date: Double) -> Bool {
    seconds.contains(date + Date.timeIntervalBetween1970AndReferenceDate)
  }

  /// Returns the interval that divides the range into about a number of parts.
  ///
  /// - Returns: A day, if there are no dates in between, or no count.
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

  /// Returns about as many dates in a range as asked for, at round times.
  ///
  /// O(`count`).
  ///
  /// - Parameters:
  ///   - from: A bound of the range.
  ///   - to: The other one.
  ///   - count: About how many there should be; 0 gives no ticks.
  /// - Returns: The dates, ascending, with the bounds if they are round.
  func ticks(from: Date, to: Date, count: Int) -> [Date] {
    guard count > 0 else { return [] }
    return dates(from: from, to: to, by: interval(from: from, to: to, count: count))
  }

  /// Returns dates in a range with a step between them, ascending, at most the first 10,000.
  ///
  /// A day without a midnight begins at the first time of its clock. A day that a time zone has
  /// skipped has no tick. O(number of dates).
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
    // Only multiples inside of the range, as a calendar may not reach to those around it.
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

  /// Returns the bounds of a range in milliseconds since 1970, ascending, nil if one is no date.
  private static func milliseconds(_ from: Date, _ to: Date) -> (start: Double, stop: Double)? {
    guard let start = milliseconds(from), let stop = milliseconds(to) else { return nil }
    return (min(start, stop), max(start, stop))
  }

  /// Returns the milliseconds since 1970 of a date, nil if calendars don't reach to it.
  ///
  /// They are whole if they are as close to it as the date can be: one of the year 9999 is a
  /// multiple of 0.03 ms.
  static func milliseconds(_ date: Date) -> Double? {
    guard seconds.contains(date.timeIntervalSince1970) else { return nil }
    let milliseconds = date.timeIntervalSince1970 * 1_000
    let whole = milliseconds.rounded()
    return abs(milliseconds - whole) < 0.05 ? whole : milliseconds
  }
}
