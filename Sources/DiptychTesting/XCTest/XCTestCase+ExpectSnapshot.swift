#if canImport(XCTest)
import DiptychSnapshots
public import DiptychViews
import Testing
public import XCTest

// A method is found before the function of the same name, so that a test of XCTest calls what a test
// of Swift Testing calls. It knows its test, which XCTest tells nobody else.

extension XCTestCase {
  /// Expects pictures of a view to be their references, byte for byte.
  ///
  /// ```swift
  /// final class OverviewTests: XCTestCase {
  ///   func testOverview() {
  ///     expectSnapshot(of: Overview(commits: sample), named: "sample", as: .standard)
  ///   }
  /// }
  /// ```
  ///
  /// It does for XCTest what the function of the same name does for Swift Testing, with the same
  /// messages. A picture that differs fails the test; a reference that is recorded is a line on
  /// standard error, since XCTest has no warnings. References are in
  /// `Snapshots/<Module>/<Class>/<method>/`.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - name: The name of the case. A test that takes one snapshot can do without.
  ///   - formats: How the pictures are taken. Each is compared with a reference of its own.
  ///   - record: When references are written. It comes before the environment variable
  ///     `SNAPSHOTS_RECORD`.
  ///   - file: The file of the test.
  ///   - line: The line that fails.
  /// - Returns: Whether all pictures matched. One that was recorded did not.
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

  /// Expects a picture of a view to be its reference, byte for byte.
  ///
  /// It does for one format what the other form does for several.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - name: The name of the case. A test that takes one snapshot can do without.
  ///   - format: How the picture is taken.
  ///   - record: When the reference is written. It comes before the environment variable
  ///     `SNAPSHOTS_RECORD`.
  ///   - file: The file of the test.
  ///   - line: The line that fails.
  /// - Returns: Whether the picture matched. One that was recorded did not.
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

  /// Expects a string, such as the output of a program, to be its reference, byte for byte.
  ///
  /// - Parameters:
  ///   - output: The string. The file holds exactly its bytes.
  ///   - name: The name of the case. A test that takes one snapshot can do without.
  ///   - fileExtension: The extension of the file, without its dot.
  ///   - record: When the reference is written. It comes before the environment variable
  ///     `SNAPSHOTS_RECORD`.
  ///   - file: The file of the test.
  ///   - line: The line that fails.
  /// - Returns: Whether the string matched. One that was recorded did not.
  @discardableResult
  public func expectSnapshot(
    of output: String,
    named name: String? = nil,
    extension fileExtension: String = "txt",
    record: RecordMode? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Bool {
    expectation(name, record, file, line)
      .check(CollectionOfOne(.init(text: output, variant: nil, fileExtension: fileExtension)))
  }

  /// Expects a film strip to be its reference, byte for byte.
  ///
  /// - Parameters:
  ///   - strip: The strip.
  ///   - name: The name of the scenario.
  ///   - record: When the reference is written.
  ///   - file: The file of the test.
  ///   - line: The line that fails.
  /// - Returns: Whether the strip matched. One that was recorded did not.
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

  private func expectation(
    _ name: String?,
    _ record: RecordMode?,
    _ file: StaticString,
    _ line: UInt
  ) -> SnapshotExpectation {
    let module = _typeName(type(of: self), qualified: true).prefix { $0 != "." }
    let fileName = file.description.split(separator: "/").last ?? "unknown"
    let site = CallSite(fileID: "\(module)/\(fileName)", filePath: file, line: line, column: 1)
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
