#if canImport(XCTest)
import DiptychSnapshots
public import DiptychViews
import Testing
public import XCTest

// Within a test case, a method shadows the global function of the same name. So a test of XCTest is
// written like one of Swift Testing, and `self` is the current test, which XCTest does not provide.

extension XCTestCase {
  /// Compares pictures of a view with their references, byte for byte.
  ///
  /// ```swift
  /// final class OverviewTests: XCTestCase {
  ///   func testOverview() {
  ///     expectSnapshot(of: Overview(commits: sample), named: "sample", as: .standard)
  ///   }
  /// }
  /// ```
  ///
  /// The method is the counterpart of Swift Testing's global function, with the same messages. A
  /// picture that differs fails the test. A new reference is reported on standard error, since
  /// XCTest has no warnings. References are in `Snapshots/<Module>/<Class>/<method>/`.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - name: The name of the case, or nil for the only snapshot of a test.
  ///   - formats: The formats of the pictures. Each picture has a reference of its own.
  ///   - record: The record mode. It takes precedence over the environment variable
  ///     `SNAPSHOTS_RECORD`.
  ///   - file: The file of the test.
  ///   - line: The line of the call, the location for failures.
  /// - Returns: Whether all pictures matched. A picture that was recorded did not match.
  @discardableResult
  public func expectSnapshot<V: View>(
    of view: V,
    named name: String? = nil,
    as formats: [SnapshotFormat],
    record: RecordMode? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Bool {
    expectation(name, record, file, line).check(formats.lazy.map { .init(of: view, as: $0) })
  }

  /// Compares a picture of a view with its reference, byte for byte.
  ///
  /// The overload for several formats describes the failures.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - name: The name of the case, or nil for the only snapshot of a test.
  ///   - format: The format of the picture.
  ///   - record: The record mode. It takes precedence over the environment variable
  ///     `SNAPSHOTS_RECORD`.
  ///   - file: The file of the test.
  ///   - line: The line of the call, the location for failures.
  /// - Returns: Whether the picture matched. A picture that was recorded did not match.
  @discardableResult
  public func expectSnapshot<V: View>(
    of view: V,
    named name: String? = nil,
    as format: SnapshotFormat,
    record: RecordMode? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Bool {
    expectSnapshot(of: view, named: name, as: [format], record: record, file: file, line: line)
  }

  /// Compares a string, such as the output of a program, with its reference, byte for byte.
  ///
  /// - Parameters:
  ///   - output: The string. The file contains exactly its bytes.
  ///   - name: The name of the case, or nil for the only snapshot of a test.
  ///   - fileExtension: The extension of the file, without its dot.
  ///   - record: The record mode. It takes precedence over the environment variable
  ///     `SNAPSHOTS_RECORD`.
  ///   - file: The file of the test.
  ///   - line: The line of the call, the location for failures.
  /// - Returns: Whether the string matched. A string that was recorded did not match.
  @discardableResult
  public func expectSnapshot(
    of output: String,
    named name: String? = nil,
    extension fileExtension: String = "txt",
    record: RecordMode? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Bool {
    expectation(name, record, file, line).check(output, as: .text(extension: fileExtension))
  }

  /// Compares a value of any type with its reference, byte for byte.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - name: The name of the case, or nil for the only snapshot of a test.
  ///   - strategy: The strategy that makes the file from the value.
  ///   - record: The record mode. It takes precedence over the environment variable
  ///     `SNAPSHOTS_RECORD`.
  ///   - file: The file of the test.
  ///   - line: The line of the call, the location for failures.
  /// - Returns: Whether the value matched. A value that was recorded did not match.
  @discardableResult
  public func expectSnapshot<Value>(
    of value: Value,
    named name: String? = nil,
    as strategy: SnapshotStrategy<Value>,
    record: RecordMode? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Bool {
    expectation(name, record, file, line).check(value, as: strategy)
  }

  /// Compares a film strip with its reference, byte for byte.
  ///
  /// - Parameters:
  ///   - strip: The strip.
  ///   - name: The name of the scenario.
  ///   - record: The record mode.
  ///   - file: The file of the test.
  ///   - line: The line of the call, the location for failures.
  /// - Returns: Whether the strip matched. A strip that was recorded did not match.
  @discardableResult
  public func expectFilmStrip(
    _ strip: FilmStrip,
    named name: String? = nil,
    record: RecordMode? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Bool {
    expectSnapshot(of: strip.description, named: name, record: record, file: file, line: line)
  }

  func expectation(
    _ name: String?,
    _ record: RecordMode?,
    _ file: StaticString,
    _ line: UInt,
    column: UInt = 1
  ) -> SnapshotExpectation {
    let module = _typeName(type(of: self), qualified: true).prefix { $0 != "." }
    let fileName = file.description.split(separator: "/").last ?? "unknown"
    let site = CallSite(fileID: "\(module)/\(fileName)", filePath: file, line: line, column: column)
    return SnapshotExpectation(
      name: name,
      record: record,
      owner: SnapshotOwner(self, place: site.sourceLocation.fileID),
      library: .xctest,
      callSite: site
    )
  }
}
#endif
