public import DiptychSnapshots
public import DiptychViews

/// Compares pictures of a view with their references, byte for byte.
///
/// ```swift
/// @Test func overview() {
///   expectSnapshot(of: Overview(commits: sample), named: "sample", as: .standard)
/// }
/// ```
///
/// A missing reference is recorded with a warning, except on continuous integration machines. A
/// picture that differs is reported as an issue with a diff; the picture and the diff are attached.
/// A ``/DiptychSnapshots/SnapshotError`` is an issue too, and the remaining formats are not
/// compared.
///
/// - Parameters:
///   - view: The view.
///   - name: The name of the case, or nil for the only snapshot of a test without arguments.
///   - formats: The formats of the pictures. Each picture has a reference of its own.
///   - record: The record mode. It takes precedence over the trait `.snapshots(record:)` and the
///     environment variable `SNAPSHOTS_RECORD`.
///   - fileID: The module and the file of the call.
///   - filePath: The path of the file.
///   - line: The line of the call, the location for issues.
///   - column: The column of the call.
/// - Returns: Whether all pictures matched. A picture that was recorded did not match.
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

/// Compares a picture of a view with its reference, byte for byte.
///
/// The overload for several formats describes the issues.
///
/// - Parameters:
///   - view: The view.
///   - name: The name of the case, or nil for the only snapshot of a test without arguments.
///   - format: The format of the picture.
///   - record: The record mode. It takes precedence over the trait `.snapshots(record:)` and the
///     environment variable `SNAPSHOTS_RECORD`.
///   - fileID: The module and the file of the call.
///   - filePath: The path of the file.
///   - line: The line of the call, the location for issues.
///   - column: The column of the call.
/// - Returns: Whether the picture matched. A picture that was recorded did not match.
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

/// Compares a string, such as the output of a program, with its reference, byte for byte.
///
/// - Parameters:
///   - output: The string. The file contains exactly its bytes.
///   - name: The name of the case, or nil for the only snapshot of a test without arguments.
///   - fileExtension: The extension of the file, without its dot.
///   - record: The record mode. It takes precedence over the trait `.snapshots(record:)` and the
///     environment variable `SNAPSHOTS_RECORD`.
///   - fileID: The module and the file of the call.
///   - filePath: The path of the file.
///   - line: The line of the call, the location for issues.
///   - column: The column of the call.
/// - Returns: Whether the string matched. A string that was recorded did not match.
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

/// Compares a value of any type with its reference, byte for byte.
///
/// ```swift
/// expectSnapshot(of: invoice, as: .json)
/// expectSnapshot(of: log, as: .lines.scrubbed(by: .durations))
/// ```
///
/// - Parameters:
///   - value: The value.
///   - name: The name of the case, or nil for the only snapshot of a test without arguments.
///   - strategy: The strategy that makes the file from the value.
///   - record: The record mode. It takes precedence over the trait `.snapshots(record:)` and the
///     environment variable `SNAPSHOTS_RECORD`.
///   - fileID: The module and the file of the call.
///   - filePath: The path of the file.
///   - line: The line of the call, the location for issues.
///   - column: The column of the call.
/// - Returns: Whether the value matched. A value that was recorded did not match.
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
