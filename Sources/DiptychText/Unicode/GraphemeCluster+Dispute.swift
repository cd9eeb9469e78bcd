// Clusters on whose width terminals disagree, see `CellWidth.isContested(_:)`.
extension GraphemeCluster {
  /// Why terminals disagree on the width of a cluster.
  enum Dispute {
    /// They do not, as far as is known.
    case none
    /// An emoji that other scalars make wider, or show in another way.
    case emoji
    /// Half of a flag.
    case regionalIndicator
    /// More than one scalar with a width.
    case sum
    /// A scalar that has another width in older data.
    case recent
  }

  /// Why terminals disagree on the width of the cluster between two bytes.
  static func dispute(
    in bytes: UnsafePointer<UInt8>,
    from start: Int,
    to end: Int
  ) -> Dispute {
    let (first, firstLength) = decodeScalar(bytes + start)
    let base = ScalarProperties.of(first)
    let isAlone = start + firstLength == end
    if first < 0x300 && isAlone { return .none }
    if UnicodeTables.isRecent(first) { return .recent }
    if base.clusterBreak == .regionalIndicator { return isAlone ? .regionalIndicator : .none }
    var wide = base.cells > 0 ? 1 : 0
    var position = start + firstLength
    while position < end {
      let (scalar, length) = decodeScalar(bytes + position)
      let properties = ScalarProperties.of(scalar)
      if base.isEmoji && isDisputed(scalar, properties, after: base) { return .emoji }
      if UnicodeTables.isRecent(scalar) { return .recent }
      if properties.cells > 0 && !isSkin(properties, of: base) { wide += 1 }
      position += length
    }
    return wide > 1 ? .sum : .none
  }

  /// Whether any terminal may show the cluster between two bytes in another width.
  ///
  /// Of several scalars some terminal gives each its cells, be they a letter with its accent or the
  /// two of a flag.
  static func isUncertain(in bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Bool {
    let (scalar, length) = decodeScalar(bytes + start)
    if start + length < end { return true }
    if scalar < 0x300 { return false }
    return dispute(in: bytes, from: start, to: end) != .none
      || UnicodeTables.differsOnTerminals(scalar)
  }

  /// Whether terminals disagree on what a scalar makes of an emoji before it.
  private static func isDisputed(
    _ scalar: UInt32,
    _ properties: ScalarProperties,
    after base: ScalarProperties
  ) -> Bool {
    switch scalar {
    case 0xFE0F: base.cells != 2
    case 0xFE0E: base.cells == 2
    case 0x20E3: true
    default: properties.isEmoji && !isSkin(properties, of: base)
    }
  }

  /// Whether a scalar is the skin of a wide emoji that has one, on which terminals agree.
  private static func isSkin(_ scalar: ScalarProperties, of base: ScalarProperties) -> Bool {
    scalar.lineBreakClass == .emojiModifier && base.lineBreakClass == .emojiBase
      && base.cells == 2
  }

  /// Where the first element of a disputed emoji ends: its first scalar, and its skin.
  static func firstElementEnd(
    in bytes: UnsafePointer<UInt8>,
    from start: Int,
    to end: Int
  ) -> Int {
    let (first, length) = decodeScalar(bytes + start)
    let second = start + length
    guard second < end else { return end }
    let (scalar, secondLength) = decodeScalar(bytes + second)
    let hasSkin = isSkin(ScalarProperties.of(scalar), of: ScalarProperties.of(first))
    return hasSkin ? second + secondLength : second
  }
}
