public import DiptychSnapshots
public import Testing

/// Expects a film strip to be its reference, byte for byte.
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
  sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  expectSnapshot(
    of: strip.description,
    named: name,
    record: record,
    sourceLocation: sourceLocation
  )
}
