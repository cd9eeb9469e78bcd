import Testing

/// The testing library that a problem is reported to.
package enum TestingLibrary: Hashable, Sendable {
  /// The library Swift Testing.
  case swiftTesting
  /// The library XCTest.
  case xctest
  /// An unknown library, because the code runs outside a test of Swift Testing.
  ///
  /// The code may run in a test of XCTest, in a detached task or in a program.
  case unknown

  /// The library of the current task: Swift Testing, or unknown.
  static var current: Self { Test.current == nil ? .unknown : .swiftTesting }

  /// Fails the current test.
  ///
  /// If the library is unknown, the problem is reported to XCTest. If XCTest has no running test,
  /// it is reported to Swift Testing and on standard error, so that it is never lost.
  package func fail(_ problem: any CustomStringConvertible, at site: CallSite) {
    let channel = Self.channel
    switch self {
    case .swiftTesting: channel.issue(problem, at: site)
    case .xctest:
      if channel.failXCTest(problem.description, at: site) { return }
      // The test has ended, so XCTest ignores the failure.
      channel.write("\(site.place): error: \(problem)\n")
    case .unknown:
      if channel.failXCTest(problem.description, at: site) { return }
      channel.issue(problem, at: site)
      channel.write("\(site.place): error: \(problem)\n")
    }
  }

  /// Reports a warning.
  ///
  /// XCTest has no warnings, so they are written to standard error.
  package func warn(_ message: String, at site: CallSite) {
    switch self {
    case .swiftTesting: Self.channel.issue(message, .warning, at: site.sourceLocation)
    case .xctest, .unknown: Self.channel.write("\(site.place): warning: \(message)\n")
    }
  }

  /// Attaches a file to the current test.
  ///
  /// Only Swift Testing supports attachments.
  package func attach(_ content: [UInt8], named name: String, at site: CallSite) {
    guard self == .swiftTesting else { return }
    Self.channel.attach(content, named: name, at: site.sourceLocation)
  }
}

extension FailureChannel {
  /// Records a problem as an issue of Swift Testing, either as an error or as a message.
  fileprivate func issue(_ problem: any CustomStringConvertible, at site: CallSite) {
    if let error = problem as? any Error {
      issue(error, at: site.sourceLocation)
    } else {
      issue(problem.description, .error, at: site.sourceLocation)
    }
  }
}
