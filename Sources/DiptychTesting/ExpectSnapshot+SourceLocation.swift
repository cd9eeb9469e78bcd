public import DiptychSnapshots
public import DiptychViews
public import Testing

// The overloads with a source location are for helper functions that report issues at the place of
// their own call.

/// Compares the output of a view in several formats with reference files, and reports issues at a
/// source location.
///
/// - Parameters:
///   - view: The view.
///   - name: The name of the snapshot, or nil if the test has no arguments and takes only one
///     snapshot.
///   - formats: The formats. Each format has a reference file of its own.
///   - record: The record mode, which determines whether reference files are written. If it is nil,
///     the trait `.snapshots(record:)` or the environment variable `SNAPSHOTS_RECORD` determines
///     the mode.
///   - sourceLocation: The source location where issues are reported.
/// - Returns: Whether the output in each format equals its reference file. If a file was created or
///   changed, the result is false.
@discardableResult
public func expectSnapshot<V: View>(
  of view: V,
  named name: String? = nil,
  as formats: [SnapshotFormat],
  record: RecordMode? = nil,
  sourceLocation: SourceLocation
) -> Bool {
  SnapshotExpectation(name: name, record: record, callSite: CallSite(sourceLocation))
    .check(formats.lazy.map { .init(of: view, as: $0) })
}

/// Compares the output of a view with its reference file, and reports issues at a source location.
///
/// - Parameters:
///   - view: The view.
///   - name: The name of the snapshot, or nil if the test has no arguments and takes only one
///     snapshot.
///   - format: The format that the view is rendered in.
///   - record: The record mode, which determines whether reference files are written. If it is nil,
///     the trait `.snapshots(record:)` or the environment variable `SNAPSHOTS_RECORD` determines
///     the mode.
///   - sourceLocation: The source location where issues are reported.
/// - Returns: Whether the output equals its reference file. If the file was created or changed, the
///   result is false.
@discardableResult
public func expectSnapshot<V: View>(
  of view: V,
  named name: String? = nil,
  as format: SnapshotFormat,
  record: RecordMode? = nil,
  sourceLocation: SourceLocation
) -> Bool {
  expectSnapshot(
    of: view,
    named: name,
    as: [format],
    record: record,
    sourceLocation: sourceLocation
  )
}

/// Compares a string with its reference file, and reports issues at a source location.
///
/// - Parameters:
///   - output: The string. The file contains exactly its bytes.
///   - name: The name of the snapshot, or nil if the test has no arguments and takes only one
///     snapshot.
///   - fileExtension: The extension of the file, without its dot.
///   - record: The record mode, which determines whether reference files are written. If it is nil,
///     the trait `.snapshots(record:)` or the environment variable `SNAPSHOTS_RECORD` determines
///     the mode.
///   - sourceLocation: The source location where issues are reported.
/// - Returns: Whether the string equals its reference file. If the file was created or changed, the
///   result is false.
@discardableResult
public func expectSnapshot(
  of output: String,
  named name: String? = nil,
  extension fileExtension: String = "txt",
  record: RecordMode? = nil,
  sourceLocation: SourceLocation
) -> Bool {
  SnapshotExpectation(name: name, record: record, callSite: CallSite(sourceLocation))
    .check(output, as: .text(extension: fileExtension))
}

/// Compares a value of any type with its reference file, and reports issues at a source location.
///
/// - Parameters:
///   - value: The value.
///   - name: The name of the snapshot, or nil if the test has no arguments and takes only one
///     snapshot.
///   - strategy: The strategy that encodes the value as a file.
///   - record: The record mode, which determines whether reference files are written. If it is nil,
///     the trait `.snapshots(record:)` or the environment variable `SNAPSHOTS_RECORD` determines
///     the mode.
///   - sourceLocation: The source location where issues are reported.
/// - Returns: Whether the value equals its reference file. If the file was created or changed, the
///   result is false.
@discardableResult
public func expectSnapshot<Value>(
  of value: Value,
  named name: String? = nil,
  as strategy: SnapshotStrategy<Value>,
  record: RecordMode? = nil,
  sourceLocation: SourceLocation
) -> Bool {
  SnapshotExpectation(name: name, record: record, callSite: CallSite(sourceLocation))
    .check(value, as: strategy)
}
