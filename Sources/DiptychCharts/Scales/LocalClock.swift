#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The local clock of a time zone.
///
/// Instants are whole seconds since 1970 in UTC. Local times are the times that the clock shows, in
/// seconds since it showed midnight of 1 January 1970. The clock only reads the offset of the time
/// zone from UTC. So it finds changes of all kinds, such as a change by half an hour, at midnight
/// or by a whole day.
struct LocalClock {
  /// The seconds of a day without a change of the clock.
  static let day = 86_400

  /// The maximum distance in seconds between a local time and a change of the clock that affects
  /// it.
  ///
  /// The value is 36 hours, which is enough because the largest change is a day and the largest
  /// offset is 14 hours.
  private static let reach = 129_600

  private let zone: TimeZone
  /// A calendar in UTC, for local times that are treated as times in UTC.
  private let dates = Calendar.utc

  /// Creates the clock of a calendar's time zone.
  init(_ calendar: Calendar) { zone = calendar.timeZone }

  /// Returns the offset of the clock from UTC at an instant, in seconds.
  func offset(at instant: Int) -> Int {
    zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant)))
  }

  /// Returns the local time at an instant.
  func local(at instant: Int) -> Int { instant + offset(at: instant) }

  /// Returns the number of the local day at an instant, counted from 1 January 1970.
  func dayNumber(at instant: Int) -> Int { local(at: instant).floored(by: Self.day) }

  /// Returns the instants when the clock shows a time.
  ///
  /// If the clock was set back, there may be two. If it was set forward, there may be none.
  func instants(of local: Int) -> [Int] {
    let offsets = [offset(at: local - Self.reach), offset(at: local + Self.reach)]
    let instants = offsets.map { (local - $0, $0) }.filter { offset(at: $0) == $1 }.map(\.0)
    return instants.count == 2 && instants[0] == instants[1] ? [instants[0]] : instants.sorted()
  }

  /// Returns the first instant when the clock shows a time or a later time.
  func instant(of local: Int) -> Int {
    if let first = instants(of: local).first { return first }
    let before = local - offset(at: local - Self.reach)
    let after = local - offset(at: local + Self.reach)
    return change(after: min(before, after), notAfter: max(before, after))
  }

  /// Returns the instants when the clock shows a multiple of a number of seconds since midnight.
  ///
  /// If the clock is set back and shows times twice, steps of up to an hour include both instants,
  /// and larger steps include one. O(number of instants).
  ///
  /// - Parameters:
  ///   - seconds: The number of seconds, at least 1. Multiples of more than a day are counted from
  ///     1970.
  ///   - start: The first instant that may be returned.
  ///   - stop: The last instant that may be returned.
  ///   - limit: The maximum number of instants.
  /// - Returns: The instants, ascending.
  func instants(every seconds: Int, from start: Int, to stop: Int, limit: Int) -> [Int] {
    var instants: [Int] = []
    var shown = Int.min
    var current = start
    while current <= stop, instants.count < limit {
      let offset = offset(at: current)
      let wanted = multiple(of: seconds, notBefore: current + offset)
      let candidate = wanted - offset
      let end = min(candidate, stop)
      guard self.offset(at: end) == offset else {
        current = change(after: current, notAfter: end)
        continue
      }
      guard candidate <= stop else { break }
      if seconds <= 3_600 || wanted > shown { instants.append(candidate) }
      shown = wanted
      current = candidate + 1
    }
    return instants
  }

  /// Returns the number of the first day of a month, counted from 1 January 1970.
  ///
  /// - Parameter index: The number of the month, counted from January of the year 1 BC.
  /// - Returns: The number of the day.
  func dayNumber(ofMonth index: Int) -> Int {
    let year = index.floored(by: 12)
    let components = DateComponents(year: year, month: index - year * 12 + 1, day: 1)
    guard let date = dates.date(from: components) else { return 0 }
    return Int(date.timeIntervalSince1970).floored(by: Self.day)
  }

  /// Returns the year, the month and the day of a day number.
  ///
  /// As in ISO 8601, the year before 1 is 0.
  func date(ofDay number: Int) -> (year: Int, month: Int, day: Int) {
    let date = Date(timeIntervalSince1970: Double(number * Self.day))
    let parts = dates.dateComponents([.era, .year, .month, .day], from: date)
    let year = parts.year ?? 1
    return (parts.era == 0 ? 1 - year : year, parts.month ?? 1, parts.day ?? 1)
  }

  /// Returns the first multiple of a number of seconds since midnight that is not before a local
  /// time.
  private func multiple(of seconds: Int, notBefore local: Int) -> Int {
    guard seconds < Self.day else { return -(-local).floored(by: seconds) * seconds }
    let midnight = local.floored(by: Self.day) * Self.day
    let multiple = -(midnight - local).floored(by: seconds) * seconds
    return midnight + min(multiple, Self.day)
  }

  /// Returns the first instant whose offset differs from the offset at `start`, by bisection.
  private func change(after start: Int, notAfter stop: Int) -> Int {
    let offset = offset(at: start)
    var (before, after) = (start, stop)
    while after - before > 1 {
      let middle = before + (after - before) / 2
      if self.offset(at: middle) == offset { before = middle } else { after = middle }
    }
    return after
  }
}

extension Int {
  /// Returns the quotient by a positive number, rounded down also below zero.
  func floored(by divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
