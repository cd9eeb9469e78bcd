/// The time from a commit to the present, in the largest unit that is at least 1.
enum Age: Equatable, Sendable {
  case moments
  case minutes(Int)
  case hours(Int)
  case days(Int)
  case months(Int)
  case years(Int)
}

extension Age {
  /// Creates the age of a moment, or nil if it is more than a minute in the future.
  ///
  /// An age of less than twelve hours is in hours, even past midnight. An older moment on an
  /// earlier day is in calendar days, so that “a day ago” means yesterday. The offset from UTC of
  /// the first moment is used for both moments.
  init?(of moment: Timestamp, at now: Timestamp) {
    let seconds = now.secondsSinceEpoch - moment.secondsSinceEpoch
    let today = Timestamp(
      secondsSinceEpoch: now.secondsSinceEpoch,
      offsetMinutes: moment.offsetMinutes
    ).date
    let days = today.daysSinceEpoch - moment.date.daysSinceEpoch
    let months = moment.date.wholeMonths(until: today)
    switch seconds {
    case ..<(-60): return nil
    case ..<60: self = .moments
    case ..<3600: self = .minutes(seconds / 60)
    case _ where days == 0 || seconds < 12 * 3600: self = .hours(seconds / 3600)
    case _ where months == 0: self = .days(days)
    case _ where months < 12: self = .months(months)
    default: self = .years(months / 12)
    }
  }
}
