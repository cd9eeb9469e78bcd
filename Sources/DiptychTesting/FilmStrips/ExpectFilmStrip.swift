public import DiptychSnapshots
public import Testing

/// Compares a film strip with its reference file, byte for byte.
///
/// - Parameters:
///   - strip: The film strip.
///   - name: The name of the snapshot, or nil if the test has no arguments and takes only one
///     snapshot.
///   - record: The record mode, which determines whether the reference file is written. If it is
///     nil, the trait `.snapshots(record:)` or the environment variable `SNAPSHOTS_RECORD`
///     determines the mode.
///   - fileID: The module and the file of the call.
///   - filePath: The path of the file.
///   - line: The line of the call, where issues are reported.
///   - column: The column of the call.
/// - Returns: Whether the strip equals its reference file. If the file was created or changed, the
///   result is false.
@discardableResult
public func expectFilmStrip(
  _ strip: FilmStrip,
  named name: String? = nil,
  record: RecordMode? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> Bool {
  expectSnapshot(
    of: strip.description,
    named: name,
    record: record,
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}

/// Compares a film strip with its reference file, and reports issues at a source location.
///
/// - Parameters:
///   - strip: The film strip.
///   - name: The name of the snapshot, or nil if the test has no arguments and takes only one
///     snapshot.
///   - record: The record mode, which determines whether the reference file is written. If it is
///     nil, the trait `.snapshots(record:)` or the environment variable `SNAPSHOTS_RECORD`
///     determines the mode.
///   - sourceLocation: The source location where issues are reported.
/// - Returns: Whether the strip equals its reference file. If the file was created or changed, the
///   result is false.
@discardableResult
public func expectFilmStrip(
  _ strip: FilmStrip,
  named name: String? = nil,
  record: RecordMode? = nil,
  sourceLocation: SourceLocation
) -> Bool {
  expectSnapshot(
    of: strip.description,
    named: name,
    record: record,
    sourceLocation: sourceLocation
  )
}
