public import DiptychSnapshots
public import DiptychViews
public import Testing

// The overloads with a source location, for helper functions that report where they were called.

/// Compares pictures of a view with their references, and reports at a source location.
///
/// - Parameters:
///   - view: The view.
///   - name: The name of the case, or nil for the only snapshot of a test without arguments.
///   - formats: The formats of the pictures. Each picture has a reference of its own.
///   - record: The record mode. It takes precedence over the trait `.snapshots(record:)` and the
///     environment variable `SNAPSHOTS_RECORD`.
///   - sourceLocation: The location for issues.
/// - Returns: Whether all pictures matched. A picture that was recorded did not match.
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

/// Compares a picture of a view with its reference, and reports at a source location.
///
/// - Parameters:
///   - view: The view.
///   - name: The name of the case, or nil for the only snapshot of a test without arguments.
///   - format: The format of the picture.
///   - record: The record mode. It takes precedence over the trait `.snapshots(record:)` and the
///     environment variable `SNAPSHOTS_RECORD`.
///   - sourceLocation: The location for issues.
/// - Returns: Whether the picture matched. A picture that was recorded did not match.
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

/// Compares a string with its reference, and reports at a source location.
///
/// - Parameters:
///   - output: The string. The file contains exactly its bytes.
///   - name: The name of the case, or nil for the only snapshot of a test without arguments.
///   - fileExtension: The extension of the file, without its dot.
///   - record: The record mode. It takes precedence over the trait `.snapshots(record:)` and the
///     environment variable `SNAPSHOTS_RECORD`.
///   - sourceLocation: The location for issues.
/// - Returns: Whether the string matched. A string that was recorded did not match.
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

/// Compares a value of any type with its reference, and reports at a source location.
///
/// - Parameters:
///   - value: The value.
///   - name: The name of the case, or nil for the only snapshot of a test without arguments.
///   - strategy: The strategy that makes the file from the value.
///   - record: The record mode. It takes precedence over the trait `.snapshots(record:)` and the
///     environment variable `SNAPSHOTS_RECORD`.
///   - sourceLocation: The location for issues.
/// - Returns: Whether the value matched. A value that was recorded did not match.
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
