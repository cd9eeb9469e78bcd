import Foundation
package import Testing

/// The testing library that a problem is reported to.
package enum TestingLibrary: Hashable, Sendable {
  /// The library Swift Testing.
  case swiftTesting
  /// The library XCTest, in a test that has called `withSnapshots`.
  case xctest
  /// An unknown library, because the code runs outside a test of Swift Testing.
  ///
  /// The code may run in a test of XCTest, in a detached task or in a program.
  case unknown

  /// The library of the current task.
  static var current: Self {
    if SnapshotSettings.current.test != nil { return .xctest }
    return Test.current == nil ? .unknown : .swiftTesting
  }

  /// Fails the current test.
  ///
  /// If the library is unknown, the problem is reported to XCTest. If XCTest has no running test,
  /// it is reported to Swift Testing and on standard error, so that it is never lost.
  package func fail(_ problem: any CustomStringConvertible, at place: SourceLocation) {
    let channel = Self.channel
    switch self {
    case .swiftTesting: channel.issue(problem, at: place)
    case .xctest:
      if channel.failXCTest(problem.description, at: place) { return }
      // The test has ended, so XCTest ignores the failure.
      channel.write("\(place.lineDescription): error: \(problem)\n")
    case .unknown:
      if channel.failXCTest(problem.description, at: place) { return }
      channel.issue(problem, at: place)
      channel.write("\(place.lineDescription): error: \(problem)\n")
    }
  }

  /// Reports a warning.
  ///
  /// XCTest has no warnings, so they are written to standard error.
  package func warn(_ message: String, at place: SourceLocation) {
    switch self {
    case .swiftTesting: Self.channel.issue(message, .warning, at: place)
    case .xctest, .unknown: Self.channel.write("\(place.lineDescription): warning: \(message)\n")
    }
  }

  /// Attaches a file to the current test.
  ///
  /// Only Swift Testing supports attachments.
  package func attach(_ content: [UInt8], named name: String, at place: SourceLocation) {
    guard self == .swiftTesting else { return }
    Self.channel.attach(content, named: name, at: place)
  }

  /// The channel of the current task.
  ///
  /// Only tests of this module replace the channel of the process.
  @TaskLocal package static var channel: any FailureChannel = ProcessChannel()
}

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
  func failXCTest(_ message: String, at location: SourceLocation) -> Bool

  /// Writes a text to standard error.
  func write(_ text: String)
}

extension FailureChannel {
  /// Records a problem as an issue of Swift Testing, either as an error or as a message.
  fileprivate func issue(_ problem: any CustomStringConvertible, at place: SourceLocation) {
    if let error = problem as? any Error {
      issue(error, at: place)
    } else {
      issue(problem.description, .error, at: place)
    }
  }
}

/// The libraries that run tests in this process, and its standard error.
package struct ProcessChannel: FailureChannel {
  /// Creates the channel.
  package init() {}

  package func issue(_ error: any Error, at location: SourceLocation) {
    Issue.record(error, sourceLocation: location)
  }

  package func issue(_ message: String, _ severity: Issue.Severity, at location: SourceLocation) {
    Issue.record(Comment(rawValue: message), severity: severity, sourceLocation: location)
  }

  package func attach(_ content: [UInt8], named name: String, at location: SourceLocation) {
    Attachment.record(content, named: name, sourceLocation: location)
  }

  package func failXCTest(_ message: String, at location: SourceLocation) -> Bool {
    SnapshotSettings.current.test?.fail(message, at: location)
      ?? RunningXCTest.failUnknown(message, at: location)
  }

  package func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}

extension SourceLocation {
  /// The location as `Module/File.swift:12`.
  var lineDescription: String { "\(fileID):\(line)" }
}
