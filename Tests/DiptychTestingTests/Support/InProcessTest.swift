#if canImport(XCTest) && !canImport(Darwin)
import Synchronization
import XCTest

/// A test case of XCTest that a test of Swift Testing runs.
///
/// None of its methods has the name of a test, so XCTest itself does not run it.
final class InProcessTest: XCTestCase {
  /// Runs a body as the test `testPictures`.
  ///
  /// - Returns: The failures, each with its location.
  static func failures(of body: @escaping (InProcessTest) -> Void) -> [String] {
    // XCTest stores the current test in a global variable, so only one may run at a time.
    running.withLock { _ in
      let listener = Listener()
      XCTestObservationCenter.shared.addTestObserver(listener)
      defer { XCTestObservationCenter.shared.removeTestObserver(listener) }
      let test = InProcessTest(name: "testPictures") { test in
        (test as? InProcessTest).map(body)
      }
      test.run()
      return listener.failures
    }
  }

  private static let running = Mutex(())

  private final class Listener: XCTestObservation {
    var failures: [String] = []

    func testCase(
      _ testCase: XCTestCase,
      didFailWithDescription description: String,
      inFile filePath: String?,
      atLine lineNumber: Int
    ) {
      failures.append("\(testCase.name) at \(filePath ?? "?"):\(lineNumber): \(description)")
    }
  }
}
#endif
