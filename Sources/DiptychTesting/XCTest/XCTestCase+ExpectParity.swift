#if canImport(XCTest)
public import DiptychViews
public import XCTest

extension XCTestCase {
  /// Checks that a view says the same in a page, in a terminal and read aloud.
  ///
  /// The method is the counterpart of Swift Testing's global function, with the same messages.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - ignored: The words that a medium may lack.
  ///   - file: The file of the test.
  ///   - line: The line of the call, the location for failures.
  /// - Returns: Whether all media say the same.
  @discardableResult
  public func expectParity<V: View>(
    of view: V,
    ignoring ignored: [String] = [],
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Bool {
    Parity(of: view, ignoring: ignored)
      .report(to: .xctest, at: expectation(nil, nil, file, line).callSite)
  }
}
#endif
