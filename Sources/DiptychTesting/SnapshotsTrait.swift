public import DiptychSnapshots
public import Testing

/// A trait that determines which reference files a test, or all tests of a suite, may write.
///
/// ```swift
/// @Suite(.snapshots(record: .failed)) struct ReportTests { ... }
/// ```
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  /// The record mode, which takes precedence over the environment variable `SNAPSHOTS_RECORD`.
  public let record: RecordMode

  /// Whether the trait applies to nested suites too, which is always true.
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
  /// Returns a trait that sets the record mode.
  ///
  /// If nested suites have different record modes, the trait of the innermost suite or test takes
  /// precedence.
  ///
  /// - Parameter record: The record mode, which determines whether reference files are written.
  /// - Returns: The trait.
  public static func snapshots(record: RecordMode) -> Self { Self(record: record) }
}
