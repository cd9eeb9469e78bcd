/// The commits of a sample by weekday and hour.
enum CommitTimes {
  static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  /// The titles of the hours.
  ///
  /// Only every sixth title is drawn.
  static let hours = (0..<24).map { $0 % 6 == 0 ? "\($0)" : "" }

  /// The commits of each day, by hour.
  static let commits: [[Int]] = (0..<7).map { day in
    (0..<24).map { hour in
      let isWork = day < 5 && (8...18).contains(hour)
      return isWork ? 40 - 3 * abs(13 - hour) - 4 * abs(2 - day) : hour % 5
    }
  }
}
