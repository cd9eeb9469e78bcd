#if canImport(XCTest) && !canImport(Darwin)
import Synchronization
import XCTest

/// A test of XCTest that a test of Swift Testing runs.
///
/// No method of it is named as a test, so XCTest itself never runs it.
final class InProcessTest: XCTestCase {
  /// Runs a body as the test `testPictures`.
  ///
  /// - Returns: The failures, each with its place.
  static func failures(of body: @escaping (InProcessTest) -> Void) -> [String] {
    // XCTest has one current test, in a global.
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
