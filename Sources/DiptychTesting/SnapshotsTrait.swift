public import DiptychSnapshots
public import Testing

/// Sets how the snapshots of a test, or of all tests of a suite, are recorded.
///
/// ```swift
/// @Suite(.snapshots(record: .failed)) struct ReportTests { ... }
/// ```
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  /// The record mode, which comes before the environment variable `SNAPSHOTS_RECORD`.
  public let record: RecordMode

  /// Whether nested suites have the trait too; they do.
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    var settings = SnapshotSettings.current
    settings.record = record
    try await SnapshotSettings.$current.withValue(settings) { try await function() }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Sets how snapshots are recorded.
  ///
  /// - Parameter record: The record mode.
  /// - Returns: The trait. The innermost one counts.
  public static func snapshots(record: RecordMode) -> Self { Self(record: record) }
}
