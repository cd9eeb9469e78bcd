public import DiptychSnapshots
public import Testing

/// Expects a film strip to be its reference, byte for byte.
///
/// - Parameters:
///   - strip: The strip.
///   - name: The name of the scenario.
///   - record: When the reference is written.
///   - fileID: The module and the file of the call.
///   - filePath: The path of the file.
///   - line: The line of the call, where issues are reported.
///   - column: Its column.
/// - Returns: Whether the strip matched. One that was recorded did not.
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

/// Expects a film strip to be its reference, and reports at a place of Swift Testing.
///
/// - Parameters:
///   - strip: The strip.
///   - name: The name of the scenario.
///   - record: When the reference is written.
///   - sourceLocation: Where issues are reported.
/// - Returns: Whether the strip matched. One that was recorded did not.
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
