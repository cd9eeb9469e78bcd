/// The extended grapheme clusters of UTF-8: their boundaries (UAX #29) and their widths.
///
/// The width follows the rule in the documentation of ``CellWidth``.
enum GraphemeCluster {
  /// Returns the end of the grapheme cluster that starts at byte `start`, and its width in cells.
  ///
  /// `start` must be the boundary of a cluster before `end`, and the bytes must be valid UTF-8.
  @inline(__always)
  static func next(
    in bytes: UnsafePointer<UInt8>,
    from start: Int,
    to end: Int,
    _ rule: WidthRule = WidthRule()
  ) -> (end: Int, cells: Int) {
    // No scalar below U+0300, which starts with the byte 0xCC, joins a printable ASCII character.
    if bytes[start] &- 0x20 < 0x5F, start &+ 1 >= end || bytes[start &+ 1] < 0xCC {
      return (start &+ 1, 1)
    }
    return scan(bytes, from: start, to: end, rule)
  }

  @inline(never)
  private static func scan(
    _ bytes: UnsafePointer<UInt8>,
    from start: Int,
    to end: Int,
    _ rule: WidthRule
  ) -> (end: Int, cells: Int) {
    // The bytes 0xE4 to 0xE9 start U+4000 to U+9FFF: ideographs and hexagrams, 2 cells wide.
    if bytes[start] &- 0xE4 < 6 {
      let next = start &+ 3
      if next >= end || isOrdinary(bytes[next]) { return (next, 2) }
    }
    let (first, firstLength) = decodeScalar(bytes + start)
    var base = ScalarProperties.of(first)
    var state = BoundaryState.start.after(base.clusterBreak)
    let second = start &+ firstLength
    var position = second
    var cells = rule.cells(of: first, base)
    while position < end {
      if isOrdinary(bytes[position]), !state.mayJoinBelow0300 { break }
      let (scalar, length) = decodeScalar(bytes + position)
      let properties = ScalarProperties.of(scalar)
      state = state.after(properties.clusterBreak)
      if state == .boundary { break }
      if base.cells == 0 { base = properties }
      cells &+= rule.cells(of: scalar, properties)
      position &+= length
    }
    if position == second { return (second, cells) }
    if cells == 1, base.isEmoji, isEmojiPresentation(bytes, second: second, end: position) {
      return (position, 2)
    }
    // The sum is 2 already if the emoji has a modifier or a joined emoji.
    return (position, cells > 2 && base.clusterBreak != .hangulL ? 2 : cells)
  }

  /// Whether a byte starts a scalar below U+0300, or one from U+4000 to U+9FFF.
  ///
  /// Such a scalar joins no other scalar, except in CR LF and after a prepended mark.
  @inline(__always)
  private static func isOrdinary(_ byte: UInt8) -> Bool { byte < 0xCC || byte &- 0xE4 < 6 }

  /// Whether a scalar that starts with a byte may join the cluster before it.
  @inline(__always)
  static func mayJoin(_ byte: UInt8) -> Bool { !isOrdinary(byte) }

  /// Whether the second scalar of a cluster is U+FE0F (emoji presentation), or the last a keycap.
  @inline(__always)
  private static func isEmojiPresentation(
    _ bytes: UnsafePointer<UInt8>,
    second: Int,
    end: Int
  ) -> Bool {
    // No other bytes decode as the keycap, even if decoding starts in the middle of a scalar.
    decodeScalar(bytes + second).scalar == 0xFE0F || decodeScalar(bytes + end - 3).scalar == 0x20E3
  }

  /// Whether a terminal may show the cluster between two bytes in another width.
  ///
  /// If a cluster has several scalars, there is a terminal that gives cells to each of them, even
  /// to the accent of a letter or the two halves of a flag.
  static func isUncertain(in bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Bool {
    let (scalar, length) = decodeScalar(bytes + start)
    if start + length < end { return true }
    if scalar < 0x300 { return false }
    return ScalarProperties.of(scalar).clusterBreak == .regionalIndicator
      || UnicodeTables.isRecent(scalar) || UnicodeTables.differsOnTerminals(scalar)
  }
}
