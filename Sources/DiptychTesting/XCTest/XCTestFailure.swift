import Testing

#if canImport(XCTest)
import XCTest
#endif

/// A failure of the test that XCTest runs.
enum XCTestFailure {
  /// Fails the running test.
  ///
  /// - Returns: Whether the test is known to have failed. Outside a test, XCTest silently ignores
  ///   the failure, and the result is false.
  static func record(_ message: String, at site: CallSite) -> Bool {
    #if canImport(XCTest)
    let line = UInt(site.sourceLocation.line)
    let fail = {
      if let filePath = site.filePath {
        XCTFail(message, file: filePath, line: line)
      } else {
        XCTFail("\(site.place): \(message)")
      }
    }
    #if canImport(Darwin)
    // XCTest adds observers on the main thread only.
    fail()
    return false
    #else
    return FailureListener.isHeard(fail)
    #endif
    #else
    return false
    #endif
  }
}

#if canImport(XCTest) && !canImport(Darwin)
import Synchronization

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
