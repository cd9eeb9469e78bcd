#if canImport(XCTest)
public import DiptychSnapshots
public import DiptychViews
public import XCTest

extension XCTestCase {
  /// Compares the picture of a view with the text in the call, byte for byte.
  ///
  /// The method is the counterpart of Swift Testing's global function, with the same messages.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - format: The format of the picture.
  ///   - file: The file of the test.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  ///   - expected: A closure with the expected text as a literal.
  public func expectInlineSnapshot<V: View>(
    of view: V,
    as format: SnapshotFormat,
    file: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    matches expected: (() -> String)? = nil
  ) {
    expectation(nil, nil, file, line, column: column)
      .checkInline(withoutFinalNewline(format.picture(of: view)), expected: expected?())
  }

  /// Compares a value of any type with the text in the call, byte for byte.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - strategy: The strategy that makes a text from the value.
  ///   - file: The file of the test.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  ///   - expected: A closure with the expected text as a literal.
  public func expectInlineSnapshot<Value>(
    of value: Value,
    as strategy: SnapshotStrategy<Value>,
    file: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    matches expected: (() -> String)? = nil
  ) {
    expectation(nil, nil, file, line, column: column)
      .checkInline(value, as: strategy, expected: expected?())
  }

  /// Compares a string with the text in the call, byte for byte.
  ///
  /// - Parameters:
  ///   - output: The string.
  ///   - file: The file of the test.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  ///   - expected: A closure with the expected text as a literal.
  public func expectInlineSnapshot(
    of output: String,
    file: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    matches expected: (() -> String)? = nil
  ) {
    expectation(nil, nil, file, line, column: column)
      .checkInline(output, expected: expected?())
  }
}
#endif
