extension LineBreaker {
  /// Feeds the scalars of a grapheme cluster.
  ///
  /// - Returns: The opportunity before the cluster, and the class of its first scalar.
  @inline(__always)
  mutating func feed(
    _ text: UnsafePointer<UInt8>,
    from start: Int,
    to clusterEnd: Int,
    end: Int
  ) -> (opportunity: Opportunity, lineClass: LineBreakClass) {
    guard text[start] < 0x80 && clusterEnd == start &+ 1 else {
      return feedScalars(text, from: start, to: clusterEnd, end: end)
    }
    let lineClass = ScalarProperties.of(ascii: text[start]).lineBreakClass
    let opportunity = add(lineClass, isEastAsian: false, in: text, before: clusterEnd, end: end)
    return (opportunity, lineClass)
  }

  @inline(never)
  private mutating func feedScalars(
    _ text: UnsafePointer<UInt8>,
    from start: Int,
    to clusterEnd: Int,
    end: Int
  ) -> (opportunity: Opportunity, lineClass: LineBreakClass) {
    let (scalar, length) = decodeScalar(text + start)
    let properties = ScalarProperties.of(scalar)
    let lineClass = properties.lineBreakClass
    let opportunity = add(
      lineClass,
      isEastAsian: UnicodeTables.isEastAsian(scalar, properties),
      in: text,
      before: start + length,
      end: end
    )
    var i = start + length
    while i < clusterEnd {
      let (scalar, length) = decodeScalar(text + i)
      let properties = ScalarProperties.of(scalar)
      _ = add(properties.lineBreakClass, isEastAsian: UnicodeTables.isEastAsian(scalar, properties))
      i += length
    }
    return (opportunity, lineClass)
  }

  @inline(__always)
  private mutating func add(
    _ next: LineBreakClass,
    isEastAsian: Bool,
    in text: UnsafePointer<UInt8>,
    before rest: Int,
    end: Int
  ) -> Opportunity {
    guard _slowPath(needsLookAhead(next)) else { return add(next, isEastAsian: isEastAsian) }
    let following = Following(in: text, from: rest, to: end)
    return add(next, isEastAsian: isEastAsian, before: following)
  }
}
