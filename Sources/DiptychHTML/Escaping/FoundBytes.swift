/// The bytes of a block that a test has found.
struct FoundBytes {
  // One bit for each found byte, its lowest: of the first eight bytes, and of the others.
  private var low: UInt64
  private var high: UInt64

  /// Creates the bytes that are set in a mask.
  @inline(__always)
  init(_ mask: SIMDMask<SIMD16<Int8>>) {
    let words = unsafeBitCast(mask, to: SIMD2<UInt64>.self)
    let lowestBits: UInt64 = 0x0101_0101_0101_0101
    low = UInt64(littleEndian: words.x) & lowestBits
    high = UInt64(littleEndian: words.y) & lowestBits
  }

  /// Whether no byte was found.
  var isEmpty: Bool {
    @inline(__always) get { low | high == 0 }
  }

  /// Returns whether no byte before an offset was found.
  @inline(__always)
  func isEmpty(before offset: Int) -> Bool { first >= offset }

  /// The offset of the first found byte, or 16.
  var first: Int {
    @inline(__always) get {
      low != 0 ? low.trailingZeroBitCount &>> 3 : 8 &+ high.trailingZeroBitCount &>> 3
    }
  }

  /// Removes the first found byte.
  @inline(__always)
  mutating func removeFirst() {
    if low != 0 {
      low &= low &- 1
    } else {
      high &= high &- 1
    }
  }
}
