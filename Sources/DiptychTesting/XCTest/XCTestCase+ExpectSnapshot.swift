#if canImport(XCTest)
import DiptychSnapshots
public import DiptychViews
import Testing
public import XCTest

// In a test case, a method shadows the global function of the same name. So a test of XCTest is
// written like a test of Swift Testing. `self` is the current test, which XCTest does not provide
// otherwise.

extension XCTestCase {
  /// Compares the output of a view in several formats with reference files, byte for byte.
  ///
  /// ```swift
  /// final class OverviewTests: XCTestCase {
  ///   func testOverview() {
  ///     expectSnapshot(of: Overview(commits: sample), named: "sample", as: .standard)
  ///   }
  /// }
  /// ```
  ///
  /// The method works like the global function of the same name for Swift Testing. If an output
  /// differs from its reference file, the test fails. A new reference file is reported on standard
  /// error, because XCTest has no warnings. The reference files are in
  /// `Snapshots/<Module>/<Class>/<method>/`.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - name: The name of the snapshot, or nil if the test takes only one snapshot.
  ///   - formats: The formats. Each format has a reference file of its own.
  ///   - record: The record mode, which determines whether reference files are written. If it is
  ///     nil, the environment variable `SNAPSHOTS_RECORD` determines the mode.
  ///   - file: The file of the test.
  ///   - line: The line of the call, where failures are reported.
  /// - Returns: Whether the output in each format equals its reference file. If a file was created
  ///   or changed, the result is false.
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

  /// Compares the output of a view with its reference file, byte for byte.
  ///
  /// If the output differs from the file, the test fails. If the file does not exist, it is
  /// written, except on continuous integration machines.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - name: The name of the snapshot, or nil if the test takes only one snapshot.
  ///   - format: The format that the view is rendered in.
  ///   - record: The record mode, which determines whether reference files are written. If it is
  ///     nil, the environment variable `SNAPSHOTS_RECORD` determines the mode.
  ///   - file: The file of the test.
  ///   - line: The line of the call, where failures are reported.
  /// - Returns: Whether the output equals its reference file. If the file was created or changed,
  ///   the result is false.
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

  /// Compares a string, such as the output of a program, with its reference file, byte for byte.
  ///
  /// - Parameters:
  ///   - output: The string. The file contains exactly its bytes.
  ///   - name: The name of the snapshot, or nil if the test takes only one snapshot.
  ///   - fileExtension: The extension of the file, without its dot.
  ///   - record: The record mode, which determines whether reference files are written. If it is
  ///     nil, the environment variable `SNAPSHOTS_RECORD` determines the mode.
  ///   - file: The file of the test.
  ///   - line: The line of the call, where failures are reported.
  /// - Returns: Whether the string equals its reference file. If the file was created or changed,
  ///   the result is false.
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

  /// Compares a value of any type with its reference file, byte for byte.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - name: The name of the snapshot, or nil if the test takes only one snapshot.
  ///   - strategy: The strategy that encodes the value as a file.
  ///   - record: The record mode, which determines whether reference files are written. If it is
  ///     nil, the environment variable `SNAPSHOTS_RECORD` determines the mode.
  ///   - file: The file of the test.
  ///   - line: The line of the call, where failures are reported.
  /// - Returns: Whether the value equals its reference file. If the file was created or changed,
  ///   the result is false.
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

  /// Compares a film strip with its reference file, byte for byte.
  ///
  /// - Parameters:
  ///   - strip: The film strip.
  ///   - name: The name of the snapshot, or nil if the test takes only one snapshot.
  ///   - record: The record mode, which determines whether the reference file is written. If it is
  ///     nil, the environment variable `SNAPSHOTS_RECORD` determines the mode.
  ///   - file: The file of the test.
  ///   - line: The line of the call, where failures are reported.
  /// - Returns: Whether the strip equals its reference file. If the file was created or changed,
  ///   the result is false.
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
