package import Testing

/// A listener to problems: the libraries that run tests, and whoever reads standard error.
package protocol FailureChannel: Sendable {
  /// Records an error as an issue of Swift Testing.
  func issue(_ error: any Error, at location: SourceLocation)

  /// Records a message as an issue of Swift Testing.
  func issue(_ message: String, _ severity: Issue.Severity, at location: SourceLocation)

  /// Keeps a file with the current test of Swift Testing.
  func attach(_ content: [UInt8], named name: String, at location: SourceLocation)

  /// Fails the test that XCTest runs.
  ///
  /// - Returns: Whether a test is known to have failed. XCTest ignores a failure outside of a test
  ///   without reporting it.
  func failXCTest(_ message: String, at site: CallSite) -> Bool

  /// Writes a text to standard error.
  func write(_ text: String)
}

extension TestingLibrary {
  /// The channel of the current task: the channel of the process, unless a test of this module
  /// reads the reports.
  @TaskLocal package static var channel: any FailureChannel = ProcessChannel()
}
