public import DiptychSnapshots
public import DiptychViews

/// Expects pictures of a view to be their references, byte for byte.
///
/// ```swift
/// @Test func overview() {
///   expectSnapshot(of: Overview(commits: sample), named: "sample", as: .standard)
/// }
/// ```
///
/// A missing reference is recorded with a warning, except on continuous integration machines. A
/// picture that differs is an issue that shows a diff, with the picture and the diff attached. So is
/// a ``/DiptychSnapshots/SnapshotError``, after which the remaining formats are not compared.
///
/// - Parameters:
///   - view: The view.
///   - name: The name of the case. A test without arguments that takes one snapshot can do without.
///   - formats: How the pictures are taken. Each is compared with a reference of its own.
///   - record: When references are written. It comes before the trait `.snapshots(record:)` and the
///     environment variable `SNAPSHOTS_RECORD`.
///   - fileID: The module and the file of the call.
///   - filePath: The path of the file.
///   - line: The line of the call, where issues are reported.
///   - column: Its column.
/// - Returns: Whether all pictures matched. One that was recorded did not.
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

/// Expects a picture of a view to be its reference, byte for byte.
///
/// It does for one format what the other form does for several.
///
/// - Parameters:
///   - view: The view.
///   - name: The name of the case. A test without arguments that takes one snapshot can do without.
///   - format: How the picture is taken.
///   - record: When the reference is written. It comes before the trait `.snapshots(record:)` and
///     the environment variable `SNAPSHOTS_RECORD`.
///   - fileID: The module and the file of the call.
///   - filePath: The path of the file.
///   - line: The line of the call, where issues are reported.
///   - column: Its column.
/// - Returns: Whether the picture matched. One that was recorded did not.
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

/// Expects a string, such as the output of a program, to be its reference, byte for byte.
///
/// - Parameters:
///   - output: The string. The file holds exactly its bytes.
///   - name: The name of the case. A test without arguments that takes one snapshot can do without.
///   - fileExtension: The extension of the file, without its dot.
///   - record: When the reference is written. It comes before the trait `.snapshots(record:)` and
///     the environment variable `SNAPSHOTS_RECORD`.
///   - fileID: The module and the file of the call.
///   - filePath: The path of the file.
///   - line: The line of the call, where issues are reported.
///   - column: Its column.
/// - Returns: Whether the string matched. One that was recorded did not.
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
    .check(CollectionOfOne(.init(text: output, variant: nil, fileExtension: fileExtension)))
}
