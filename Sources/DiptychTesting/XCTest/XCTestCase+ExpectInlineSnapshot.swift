#if canImport(XCTest)
public import DiptychSnapshots
public import DiptychViews
public import XCTest

extension XCTestCase {
  /// Compares the output of a view with the expected text in the trailing closure, byte for byte.
  ///
  /// The method works like the global function of the same name for Swift Testing.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - format: The format that the view is rendered in.
  ///   - file: The file of the test.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  ///   - expected: A closure that contains the expected text as a string literal. If it is nil, the
  ///     test fails, and the output is saved as a pending output.
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

  /// Compares a value of any type with the expected text in the trailing closure, byte for byte.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - strategy: The strategy that encodes the value as text.
  ///   - file: The file of the test.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  ///   - expected: A closure that contains the expected text as a string literal. If it is nil, the
  ///     test fails, and the output is saved as a pending output.
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

  /// Compares a string with the expected text in the trailing closure, byte for byte.
  ///
  /// - Parameters:
  ///   - output: The string.
  ///   - file: The file of the test.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  ///   - expected: A closure that contains the expected text as a string literal. If it is nil, the
  ///     test fails, and the output is saved as a pending output.
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
