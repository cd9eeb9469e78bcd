#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension Timestamp {
  /// The variable that replaces the current time, so that the same repository gives the same pages
  /// (https://reproducible-builds.org/specs/source-date-epoch).
  private static let variable = "SOURCE_DATE_EPOCH"

  /// Creates the current time, from the environment variable or else from the clock.
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
