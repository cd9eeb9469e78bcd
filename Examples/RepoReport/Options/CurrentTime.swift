#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension Timestamp {
  /// The variable that sets the time that ages end at, so that the same repository gives the same
  /// pages (https://reproducible-builds.org/specs/source-date-epoch).
  private static let variable = "SOURCE_DATE_EPOCH"

  /// Creates the time of a variable of the environment, or else of the clock.
  ///
  /// - Throws: ``ReportError/invalidTime(variable:value:)``
  init(current environment: [String: String]) throws(ReportError) {
    guard let value = environment[Self.variable] else {
      self.init(secondsSinceEpoch: time(nil), offsetMinutes: 0)
      return
    }
    guard let seconds = Int(value), Self.plausibleSeconds.contains(seconds) else {
      throw .invalidTime(variable: Self.variable, value: value)
    }
    self.init(secondsSinceEpoch: seconds, offsetMinutes: 0)
  }
}
