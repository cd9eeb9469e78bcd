import Testing

/// The library that runs the test which is told of a problem.
enum TestingLibrary: Hashable, Sendable {
  /// Swift Testing.
  case swiftTesting
  /// XCTest.
  case xctest
  /// None that is known: code outside of a test of Swift Testing, be it one of XCTest, a detached
  /// task or a program.
  case unknown

  /// The library that runs the current task, as far as a task knows it.
  static var current: Self { Test.current == nil ? .unknown : .swiftTesting }

  /// Fails the test.
  ///
  /// Where no library is known all are told, and standard error, if that is not known to have failed
  /// a test: a problem is never lost.
  func fail(_ problem: any CustomStringConvertible, at site: CallSite) {
    switch self {
    case .swiftTesting: issue(problem, at: site)
    case .xctest:
      if XCTestFailure.record(problem.description, at: site) { return }
      // The test has ended, so XCTest has nobody to tell.
      StandardError.write("\(site.place): error: \(problem)\n")
    case .unknown:
      if XCTestFailure.record(problem.description, at: site) { return }
      issue(problem, at: site)
      StandardError.write("\(site.place): error: \(problem)\n")
    }
  }

  /// Tells the test of something that is no failure.
  ///
  /// XCTest has no warnings, so its go to standard error.
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
