/// A function that writes texts into the trailing closures of calls.
package enum InlineRewriter {
  /// Returns a source file with the literals of some calls replaced.
  ///
  /// A call without a trailing closure gets one. Only the literals and the space around them
  /// change.
  ///
  /// - Parameters:
  ///   - edits: The new literals, in any order. Several edits of one call must have the same text.
  ///   - source: The bytes of the file.
  /// - Returns: The bytes of the new file.
  /// - Throws: The first problem of the file. In this case, no call is rewritten.
  package static func apply(
    _ edits: [InlineSnapshotEdit],
    to source: [UInt8]
  ) throws(InlineSnapshotError) -> [UInt8] {
    let text = try SourceText(source)
    var replacements: [InlineReplacement] = []
    let calls = Dictionary(grouping: edits, by: \.place).sorted { $0.key < $1.key }
    for (place, edits) in calls {
      // The bytes are compared, because canonically equivalent strings are equal.
      let texts = Set(edits.map { Array($0.newText.utf8) })
      guard texts.count == 1 else { throw .severalTexts(count: texts.count, place) }
      var same: [InlineReplacement] = []
      for edit in edits { same.append(try InlineReplacement(edit, in: text)) }
      replacements += same.prefix(1)
    }
    var result = source
    for replacement in replacements.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      result.replaceSubrange(replacement.range, with: replacement.bytes)
    }
    return result
  }
}
