#if canImport(XCTest) && !canImport(Darwin)
import DiptychTesting
import DiptychSystem
import XCTest

/// A test case of XCTest that a test of Swift Testing runs.
///
/// None of its methods has the name of a test, so XCTest itself does not run it.
final class InProcessTest: XCTestCase {
  private var takesSnapshots = true

  override func invokeTest() {
    if takesSnapshots {
      withSnapshots { super.invokeTest() }
    } else {
      super.invokeTest()
    }
  }

  /// Runs a body as the test `testPictures`.
  ///
  /// - Returns: The failures, each with its location.
  static func failures(takesSnapshots: Bool = true, of body: @escaping () -> Void) -> [String] {
    // XCTest stores the current test in a global variable, so only one may run at a time.
    running.withLock { _ in
      let listener = Listener()
      XCTestObservationCenter.shared.addTestObserver(listener)
      defer { XCTestObservationCenter.shared.removeTestObserver(listener) }
      let test = InProcessTest(name: "testPictures") { _ in body() }
      test.takesSnapshots = takesSnapshots
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
