package import Testing

/// A destination of test failures: the libraries that run tests, and standard error.
package protocol FailureChannel: Sendable {
  /// Records an error as an issue of Swift Testing.
  func issue(_ error: any Error, at location: SourceLocation)

  /// Records a message as an issue of Swift Testing.
  func issue(_ message: String, _ severity: Issue.Severity, at location: SourceLocation)

  /// Attaches a file to the current test of Swift Testing.
  func attach(_ content: [UInt8], named name: String, at location: SourceLocation)

  /// Fails the test that XCTest runs.
  ///
  /// - Returns: Whether the test is known to have failed. Outside a test, XCTest silently ignores
  ///   the failure, and the result is false.
  func failXCTest(_ message: String, at site: CallSite) -> Bool

  /// Writes a text to standard error.
  func write(_ text: String)
}

extension TestingLibrary {
  /// The channel of the current task.
  ///
  /// Only tests of this module replace the channel of the process.
  @TaskLocal package static var channel: any FailureChannel = ProcessChannel()
}
