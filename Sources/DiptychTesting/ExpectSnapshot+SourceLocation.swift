public import DiptychSnapshots
public import DiptychViews
public import Testing

// For helpers of a test, which report where they were called.

/// Expects pictures of a view to be their references, and reports at a place of Swift Testing.
///
/// - Parameters:
///   - view: The view.
///   - name: The name of the case. A test without arguments that takes one snapshot can do without.
///   - formats: How the pictures are taken. Each is compared with a reference of its own.
///   - record: When references are written. It comes before the trait `.snapshots(record:)` and the
///     environment variable `SNAPSHOTS_RECORD`.
///   - sourceLocation: Where issues are reported.
/// - Returns: Whether all pictures matched. One that was recorded did not.
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

/// Expects a picture of a view to be its reference, and reports at a place of Swift Testing.
///
/// - Parameters:
///   - view: The view.
///   - name: The name of the case. A test without arguments that takes one snapshot can do without.
///   - format: How the picture is taken.
///   - record: When the reference is written. It comes before the trait `.snapshots(record:)` and
///     the environment variable `SNAPSHOTS_RECORD`.
///   - sourceLocation: Where issues are reported.
/// - Returns: Whether the picture matched. One that was recorded did not.
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

/// Expects a string to be its reference, and reports at a place of Swift Testing.
///
/// - Parameters:
///   - output: The string. The file holds exactly its bytes.
///   - name: The name of the case. A test without arguments that takes one snapshot can do without.
///   - fileExtension: The extension of the file, without its dot.
///   - record: When the reference is written. It comes before the trait `.snapshots(record:)` and
///     the environment variable `SNAPSHOTS_RECORD`.
///   - sourceLocation: Where issues are reported.
/// - Returns: Whether the string matched. One that was recorded did not.
@discardableResult
public func expectSnapshot(
  of output: String,
  named name: String? = nil,
  extension fileExtension: String = "txt",
  record: RecordMode? = nil,
  sourceLocation: SourceLocation
) -> Bool {
  SnapshotExpectation(name: name, record: record, callSite: CallSite(sourceLocation))
    .check(CollectionOfOne(.init(text: output, variant: nil, fileExtension: fileExtension)))
}
