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
  /// - Returns: Whether a test has certainly failed. Outside a test, XCTest ignores a failure
  ///   silently.
  func failXCTest(_ message: String, at site: CallSite) -> Bool

  /// Writes a text to standard error.
  func write(_ text: String)
}

extension TestingLibrary {
  /// The channel of the current task, which is the channel of the process except in tests of this
  /// module.
  @TaskLocal package static var channel: any FailureChannel = ProcessChannel()
}
