public import DiptychSnapshots
public import Testing

/// Compares a film strip with its reference, byte for byte.
///
/// - Parameters:
///   - strip: The strip.
///   - name: The name of the scenario.
///   - record: The record mode.
///   - fileID: The module and the file of the call.
///   - filePath: The path of the file.
///   - line: The line of the call, the location for issues.
///   - column: The column of the call.
/// - Returns: Whether the strip matched. A strip that was recorded did not match.
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

/// Compares a film strip with its reference, and reports at a source location.
///
/// - Parameters:
///   - strip: The strip.
///   - name: The name of the scenario.
///   - record: The record mode.
///   - sourceLocation: The location for issues.
/// - Returns: Whether the strip matched. A strip that was recorded did not match.
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
