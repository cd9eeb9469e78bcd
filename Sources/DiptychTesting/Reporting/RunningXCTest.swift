import DiptychSnapshots
import DiptychSystem
import Testing

#if canImport(XCTest)
import XCTest

/// A test that XCTest runs.
///
/// It is safe to send, because it only reads the names of the test and reports failures, which
/// XCTest allows on any thread.
struct RunningXCTest: @unchecked Sendable {
  let testCase: XCTestCase

  /// Returns the owner of the snapshots of the test.
  ///
  /// XCTest does not provide the location of a test's declaration, so the place is a file.
  func owner(at place: SourceLocation) -> SnapshotOwner {
    let names = _typeName(type(of: testCase), qualified: true).split(separator: ".")
    return SnapshotOwner(
      module: String(names[0]),
      suites: names.dropFirst().map(String.init),
      function: xctestFunction(testCase.name),
      place: place.fileID
    )
  }

  /// Fails the test, in the words of `XCTFail`.
  ///
  /// - Returns: False if the test has ended, because XCTest would ignore the failure.
  func fail(_ message: String, at place: SourceLocation) -> Bool {
    guard let run = testCase.testRun, run.startDate != nil, run.stopDate == nil else {
      return false
    }
    #if canImport(Darwin)
    let location = XCTSourceCodeLocation(filePath: place.filePath, lineNumber: place.line)
    testCase.record(
      XCTIssue(
        type: .assertionFailure,
        compactDescription: "failed - \(message)",
        sourceCodeContext: XCTSourceCodeContext(location: location)
      )
    )
    #else
    testCase.recordFailure(
      withDescription: "failed - \(message)",
      inFile: place.filePath,
      atLine: place.line,
      expected: true
    )
    #endif
    return true
  }

  /// Fails the test that XCTest runs, which has not called `withSnapshots`.
  ///
  /// - Returns: Whether the test is known to have failed. Outside a test, XCTest silently ignores
  ///   the failure, and the result is false.
  static func failUnknown(_ message: String, at place: SourceLocation) -> Bool {
    // XCTest takes a file only as a literal, so the place is a part of the message.
    let fail = { XCTFail("\(place.lineDescription): \(message)") }
    #if canImport(Darwin)
    // XCTest adds observers on the main thread only.
    fail()
    return false
    #else
    return FailureListener.isHeard(fail)
    #endif
  }
}

#if !canImport(Darwin)

/// An observer of one failure, which XCTest notifies before the failing call returns.
private final class FailureListener: XCTestObservation {
  private static let lock = Mutex(())
  private var hasHeard = false

  /// Returns whether XCTest accepts the failure that a function reports.
  static func isHeard(_ fail: () -> Void) -> Bool {
    lock.withLock { _ in
      let listener = FailureListener()
      XCTestObservationCenter.shared.addTestObserver(listener)
      defer { XCTestObservationCenter.shared.removeTestObserver(listener) }
      fail()
      return listener.hasHeard
    }
  }

  func testCase(
    _ testCase: XCTestCase,
    didFailWithDescription description: String,
    inFile filePath: String?,
    atLine lineNumber: Int
  ) {
    hasHeard = true
  }
}
#endif
#else
/// A test of XCTest, which this platform does not have.
enum RunningXCTest: Sendable {
  func owner(at place: SourceLocation) -> SnapshotOwner {}

  func fail(_ message: String, at place: SourceLocation) -> Bool {}

  static func failUnknown(_ message: String, at place: SourceLocation) -> Bool { false }
}
#endif

/// Returns the name of a test's method from XCTest's name of the test.
///
/// That name is `Tests.testOne`, or `-[Module.Tests testOne]` on Apple's platforms, where a method
/// that throws or is async has an additional label.
package func xctestFunction(_ name: String) -> String {
  guard name.hasPrefix("-[") else {
    return String(name.split(separator: ".").last ?? Substring(name))
  }
  let method = String(name.dropLast().split(separator: " ").last ?? "")
  for label in ["WithCompletionHandler:", "AndReturnError:"] where method.hasSuffix(label) {
    return String(method.dropLast(label.count))
  }
  return method
}
