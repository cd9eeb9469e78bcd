import DiptychSnapshots
import Testing

/// A source with the mark `¤` in front of the bracket of a call.
enum MarkedSource {
  /// Returns the source with a new text in the call.
  static func rewritten(
    _ source: String,
    from oldText: String? = nil,
    to newText: String = "new\n"
  ) throws -> String {
    let parts = source.split(separator: "¤", omittingEmptySubsequences: false)
    try #require(parts.count == 2)
    let lines = parts[0].utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let place = SourcePosition(line: lines.count, column: (lines.last?.count ?? 0) + 1)
    let edit = InlineSnapshotEdit(place: place, oldText: oldText, newText: newText)
    let result = try InlineRewriter.apply([edit], to: Array(parts.joined().utf8))
    return String(decoding: result, as: UTF8.self)
  }
}
