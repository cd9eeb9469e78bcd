// The clusters whose width differs among terminals, see `CellWidth.isContested(_:)`.
extension GraphemeCluster {
  /// The reason why the width of a cluster differs among terminals.
  enum Dispute {
    /// No disagreement is known.
    case none
    /// An emoji that other scalars make wider, or show in another form.
    case emoji
    /// A regional indicator without a partner: half of a flag.
    case regionalIndicator
    /// More than one scalar with a width.
    case sum
    /// A scalar that older versions of Unicode do not assign, or that has another width there.
    case recent
  }

  /// Returns the reason why terminals disagree on the width of the cluster between two bytes.
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

  /// Whether a terminal may show the cluster between two bytes in another width.
  ///
  /// If a cluster has several scalars, there is a terminal that gives cells to each of them, even
  /// to the accent of a letter or the two halves of a flag.
  static func isUncertain(in bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Bool {
    let (scalar, length) = decodeScalar(bytes + start)
    if start + length < end { return true }
    if scalar < 0x300 { return false }
    return dispute(in: bytes, from: start, to: end) != .none
      || UnicodeTables.differsOnTerminals(scalar)
  }

  /// Whether terminals disagree on the effect of a scalar on the emoji before it.
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

  /// Whether a scalar is the skin tone of a wide emoji that supports one; terminals agree on that.
  private static func isSkin(_ scalar: ScalarProperties, of base: ScalarProperties) -> Bool {
    scalar.lineBreakClass == .emojiModifier && base.lineBreakClass == .emojiBase
      && base.cells == 2
  }

  /// Returns the end of the first element of a disputed emoji: its first scalar and its skin tone.
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
