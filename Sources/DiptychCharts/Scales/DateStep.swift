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

  /// The unit.
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
