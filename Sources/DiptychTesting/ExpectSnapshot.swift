public import DiptychSnapshots
public import DiptychViews

/// Compares the output of a view in several formats with reference files, byte for byte.
///
/// ```swift
/// @Test func overview() {
///   expectSnapshot(of: Overview(commits: sample), named: "sample", as: .standard)
/// }
/// ```
///
/// A reference file contains the expected output. If the file does not exist, it is written, and a
/// warning is reported. On continuous integration machines, a missing file is an issue instead. If
/// the output differs from the file, an issue with a diff is reported, and the output and the diff
/// are attached to the test. A ``/DiptychSnapshots/SnapshotError`` is reported as an issue too.
/// After such an error, the remaining formats are not compared.
///
/// - Parameters:
///   - view: The view.
///   - name: The name of the snapshot, or nil if the test has no arguments and takes only one
///     snapshot.
///   - formats: The formats. Each format has a reference file of its own.
///   - record: The record mode, which determines whether reference files are written. If it is nil,
///     the trait `.snapshots(record:)` or the environment variable `SNAPSHOTS_RECORD` determines
///     the mode.
///   - fileID: The module and the file of the call.
///   - filePath: The path of the file.
///   - line: The line of the call, where issues are reported.
///   - column: The column of the call.
/// - Returns: Whether the output in each format equals its reference file. If a file was created or
///   changed, the result is false.
@discardableResult
public func expectSnapshot<V: View>(
  of view: V,
  named name: String? = nil,
  as formats: [SnapshotFormat],
  record: RecordMode? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> Bool {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  return SnapshotExpectation(name: name, record: record, callSite: site)
    .check(formats.lazy.map { .init(of: view, as: $0) })
}

/// Compares the output of a view with its reference file, byte for byte.
///
/// If the file does not exist, it is written, except on continuous integration machines. If the
/// output differs from the file, an issue with a diff is reported.
///
/// - Parameters:
///   - view: The view.
///   - name: The name of the snapshot, or nil if the test has no arguments and takes only one
///     snapshot.
///   - format: The format that the view is rendered in.
///   - record: The record mode, which determines whether reference files are written. If it is nil,
///     the trait `.snapshots(record:)` or the environment variable `SNAPSHOTS_RECORD` determines
///     the mode.
///   - fileID: The module and the file of the call.
///   - filePath: The path of the file.
///   - line: The line of the call, where issues are reported.
///   - column: The column of the call.
/// - Returns: Whether the output equals its reference file. If the file was created or changed, the
///   result is false.
@discardableResult
public func expectSnapshot<V: View>(
  of view: V,
  named name: String? = nil,
  as format: SnapshotFormat,
  record: RecordMode? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> Bool {
  expectSnapshot(
    of: view,
    named: name,
    as: [format],
    record: record,
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}

/// Compares a string, such as the output of a program, with its reference file, byte for byte.
///
/// - Parameters:
///   - output: The string. The file contains exactly its bytes.
///   - name: The name of the snapshot, or nil if the test has no arguments and takes only one
///     snapshot.
///   - fileExtension: The extension of the file, without its dot.
///   - record: The record mode, which determines whether reference files are written. If it is nil,
///     the trait `.snapshots(record:)` or the environment variable `SNAPSHOTS_RECORD` determines
///     the mode.
///   - fileID: The module and the file of the call.
///   - filePath: The path of the file.
///   - line: The line of the call, where issues are reported.
///   - column: The column of the call.
/// - Returns: Whether the string equals its reference file. If the file was created or changed, the
///   result is false.
@discardableResult
public func expectSnapshot(
  of output: String,
  named name: String? = nil,
  extension fileExtension: String = "txt",
  record: RecordMode? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> Bool {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  return SnapshotExpectation(name: name, record: record, callSite: site)
    .check(output, as: .text(extension: fileExtension))
}

/// Compares a value of any type with its reference file, byte for byte.
///
/// ```swift
/// expectSnapshot(of: invoice, as: .json)
/// expectSnapshot(of: log, as: .lines.scrubbed(by: .durations))
/// ```
///
/// - Parameters:
///   - value: The value.
///   - name: The name of the snapshot, or nil if the test has no arguments and takes only one
///     snapshot.
///   - strategy: The strategy that encodes the value as a file.
///   - record: The record mode, which determines whether reference files are written. If it is nil,
///     the trait `.snapshots(record:)` or the environment variable `SNAPSHOTS_RECORD` determines
///     the mode.
///   - fileID: The module and the file of the call.
///   - filePath: The path of the file.
///   - line: The line of the call, where issues are reported.
///   - column: The column of the call.
/// - Returns: Whether the value equals its reference file. If the file was created or changed, the
///   result is false.
@discardableResult
public func expectSnapshot<Value>(
  of value: Value,
  named name: String? = nil,
  as strategy: SnapshotStrategy<Value>,
  record: RecordMode? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> Bool {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  return SnapshotExpectation(name: name, record: record, callSite: site).check(value, as: strategy)
}
