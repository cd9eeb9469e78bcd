import Testing

/// The testing library that a problem is reported to.
enum TestingLibrary: Hashable, Sendable {
  /// Swift Testing.
  case swiftTesting
  /// XCTest.
  case xctest
  /// An unknown library: the code runs outside of a test of Swift Testing, for example in a test of
  /// XCTest, a detached task or a program.
  case unknown

  /// The library of the current task: Swift Testing, or unknown.
  static var current: Self { Test.current == nil ? .unknown : .swiftTesting }

  /// Fails the current test.
  ///
  /// If the library is unknown, the problem is reported to XCTest. If XCTest has no running test,
  /// it is reported to Swift Testing and on standard error, so that it is never lost.
  func fail(_ problem: any CustomStringConvertible, at site: CallSite) {
    switch self {
    case .swiftTesting: issue(problem, at: site)
    case .xctest:
      if XCTestFailure.record(problem.description, at: site) { return }
      // The test has ended, so XCTest ignores the failure.
      StandardError.write("\(site.place): error: \(problem)\n")
    case .unknown:
      if XCTestFailure.record(problem.description, at: site) { return }
      issue(problem, at: site)
      StandardError.write("\(site.place): error: \(problem)\n")
    }
  }

  /// Reports a warning.
  ///
  /// XCTest has no warnings, so for it they are written to standard error.
  func warn(_ message: String, at site: CallSite) {
    switch self {
    case .swiftTesting:
      Issue.record(
        Comment(rawValue: message),
        severity: .warning,
        sourceLocation: site.sourceLocation
      )
    case .xctest, .unknown: StandardError.write("\(site.place): warning: \(message)\n")
    }
  }

  private func issue(_ problem: any CustomStringConvertible, at site: CallSite) {
    if let error = problem as? any Error {
      Issue.record(error, sourceLocation: site.sourceLocation)
    } else {
      Issue.record(Comment(rawValue: problem.description), sourceLocation: site.sourceLocation)
    }
  }
}
