import DiptychCharts

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension PlottableValue where Value == Date {
  /// Creates the value of a day, or of a month from its first day.
  static func period(_ date: CivilDate, isMonth: Bool) -> Self {
    .value(
      isMonth ? "Month" : "Day",
      Date(timeIntervalSince1970: Double(date.daysSinceEpoch) * 86_400),
      unit: isMonth ? .month : .day
    )
  }
}
