extension LineBreaker {
  /// Feeds the scalars of a grapheme cluster.
  ///
  /// - Returns: What the rules say of the place before the cluster, and the class of its first
  ///   scalar.
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
    return (add(lineClass, in: text, before: clusterEnd, end: end), lineClass)
  }

  @inline(never)
  private mutating func feedScalars(
    _ text: UnsafePointer<UInt8>,
    from start: Int,
    to clusterEnd: Int,
    end: Int
  ) -> (opportunity: Opportunity, lineClass: LineBreakClass) {
    let (scalar, length) = decodeScalar(text + start)
    let lineClass = ScalarProperties.of(scalar).lineBreakClass
    let opportunity = add(lineClass, in: text, before: start + length, end: end)
    var i = start + length
    while i < clusterEnd {
      let (scalar, length) = decodeScalar(text + i)
      _ = add(ScalarProperties.of(scalar).lineBreakClass)
      i += length
    }
    return (opportunity, lineClass)
  }

  @inline(__always)
  private mutating func add(
    _ next: LineBreakClass,
    in text: UnsafePointer<UInt8>,
    before rest: Int,
    end: Int
  ) -> Opportunity {
    let beforeNumber =
      _slowPath(needsLookAhead(next))
      && Self.isNumber(in: text, from: rest, to: end)
    return add(next, beforeNumber: beforeNumber)
  }
}
