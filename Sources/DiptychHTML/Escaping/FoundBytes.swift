/// The bytes of two words that a test has found, by the highest bit of each.
struct FoundBytes {
  /// The bits of the first eight bytes, of which the first is the lowest.
  private(set) var low: UInt64
  /// The bits of the next eight bytes.
  private(set) var high: UInt64

  init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  var isEmpty: Bool {
    @inline(__always) get { low | high == 0 }
  }

  /// Removes the first byte, and returns its offset; nil if there is none.
  @inline(__always)
  mutating func popFirst() -> Int? {
    if low != 0 {
      defer { low &= low &- 1 }
      return low.trailingZeroBitCount &>> 3
    }
    guard high != 0 else { return nil }
    defer { high &= high &- 1 }
    return 8 &+ high.trailingZeroBitCount &>> 3
  }
}
