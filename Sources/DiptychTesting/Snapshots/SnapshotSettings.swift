public import DiptychSnapshots
public import Testing

#if canImport(XCTest)
public import XCTest
#endif

/// The snapshot settings of a task.
package struct SnapshotSettings: Sendable {
  /// The run that compares the snapshots.
  package var run = SnapshotRun.process

  /// The record mode of the innermost trait, or nil without a trait.
  package var record: RecordMode?

  /// The test of XCTest that takes the snapshots, or nil in a test of Swift Testing.
  var test: RunningXCTest?

  /// Creates the default settings.
  package init() {}

  /// The settings of the current task.
  @TaskLocal package static var current = SnapshotSettings()
}

/// A trait that determines which reference files a test, or all tests of a suite, may write.
///
/// ```swift
/// @Suite(.snapshots(record: .failed)) struct ReportTests { ... }
/// ```
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  /// The record mode, which takes precedence over the environment variable `SNAPSHOTS_RECORD`.
  let record: RecordMode

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

#if canImport(XCTest)
extension XCTestCase {
  /// Runs a test, whose snapshots are stored by its name.
  ///
  /// XCTest does not say which test runs, so a test case says it before its assertions can take
  /// snapshots. The tests of the class, and of its subclasses, then use the same functions as tests
  /// of Swift Testing:
  ///
  /// ```swift
  /// final class InvoiceCase: XCTestCase {
  ///   override func invokeTest() { withSnapshots { super.invokeTest() } }
  ///
  ///   func testPaid() { expectSnapshot(of: InvoiceView(isPaid: true), as: .standard) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - record: The record mode of the test case, or nil for the mode of the environment.
  ///   - body: A closure that runs the test.
  public func withSnapshots(record: RecordMode? = nil, _ body: () -> Void) {
    var settings = SnapshotSettings.current
    settings.test = RunningXCTest(testCase: self)
    settings.record = record ?? settings.record
    SnapshotSettings.$current.withValue(settings) { body() }
  }
}
#endif
