import DiptychViews

// Escaping of short strings, in two words.

extension ByteBuffer {
  /// Stores a short string behind the end, which does not move, and tests it; there must be room
  /// for two words.
  ///
  /// - Returns: The bytes that may need an escape, by the highest bit of each.
  @inline(__always)
  func test(_ string: SmallString, in context: EscapingContext) -> FoundBytes {
    Self.store(string.bits, to: base + count)
    let bits = UInt64(truncatingIfNeeded: 8 &* string.count)
    let low = context.specials(in: string.low)
    // The test also finds the zeros behind the last byte, which are dropped.
    if bits > 64 {
      let high = context.specials(in: string.high) & ((1 &<< (bits &- 64)) &- 1)
      return FoundBytes(low: low, high: high)
    }
    // `<<`, since a shift by 64 leaves no bit, and so all of them count.
    return FoundBytes(low: low & ((1 << bits) &- 1), high: 0)
  }

  /// Stores 16 bytes, the lowest first.
  @inline(__always)
  private static func store(_ bits: UInt128, to place: UnsafeMutableRawPointer) {
    let low = UInt64(truncatingIfNeeded: bits)
    let high = UInt64(truncatingIfNeeded: bits &>> 64)
    place.storeBytes(of: low.littleEndian, as: UInt64.self)
    (place + 8).storeBytes(of: high.littleEndian, as: UInt64.self)
  }

  /// Appends a short string in which only markup needs an escape; returns whether it did.
  @inline(__always)
  mutating func append(_ string: SmallString, in context: EscapingContext) -> Bool {
    reserve(16)
    let found = test(string, in: context)
    guard found.isEmpty else { return append(string, escaping: found, in: context) }
    count &+= string.count
    return true
  }

  /// Appends a short string whose bytes that may need an escape are known, if all of these are
  /// markup or need none.
  ///
  /// - Returns: Whether the string was appended.
  @inline(__always)
  mutating func append(
    _ string: SmallString,
    escaping found: FoundBytes,
    in context: EscapingContext
  ) -> Bool {
    // A byte becomes at most six bytes, and two words are stored behind the last one.
    reserve(6 &* 15 &+ 16)
    let bits = string.bits
    Self.store(bits, to: base + count)
    var found = found
    var growth = 0
    while let offset = found.popFirst() {
      let rest = bits &>> UInt128(truncatingIfNeeded: 8 &* offset)
      let byte = UInt8(truncatingIfNeeded: rest)
      guard context.isMarkup(byte) else {
        if context.isURL || byte < 0x20 || byte >= 0x7F { return false }
        continue
      }
      let reference = CharacterReference(to: byte)
      let place = base + (count &+ offset &+ growth)
      place.storeBytes(of: reference.bits.littleEndian, as: UInt64.self)
      Self.store(rest &>> 8, to: place + reference.count)
      growth &+= reference.count &- 1
    }
    count &+= string.count &+ growth
    return true
  }
}
