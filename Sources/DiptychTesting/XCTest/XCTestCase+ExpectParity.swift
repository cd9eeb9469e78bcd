#if canImport(XCTest)
public import DiptychViews
public import XCTest

extension XCTestCase {
  /// Checks that a view has the same words in HTML, in a terminal and for a screen reader.
  ///
  /// The method works like the global function of the same name for Swift Testing.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - ignored: The words that may be missing in a medium.
  ///   - file: The file of the test.
  ///   - line: The line of the call, where failures are reported.
  /// - Returns: Whether the words are the same in all media.
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
