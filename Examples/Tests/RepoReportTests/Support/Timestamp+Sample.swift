@testable import DiptychRepoReport

extension Timestamp {
  /// The time of the tests, some hours after the newest commit of the sample: 2025-02-28T15:30:00Z.
  static let sample = Timestamp(secondsSinceEpoch: 1_740_756_600, offsetMinutes: 0)
}
