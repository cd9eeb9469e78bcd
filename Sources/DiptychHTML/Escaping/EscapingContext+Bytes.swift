// The bytes that need an escape, found eight or 16 at a time. EscapingContext.swift states the rules.

extension EscapingContext {
  @inline(__always)
  private static func zeros(_ word: UInt64, _ byte: UInt64) -> UInt64 {
    let difference = word ^ (0x0101_0101_0101_0101 &* byte)
    return (difference &- 0x0101_0101_0101_0101) & ~difference
  }

  /// Returns a word with the highest bit set in each byte from `[` to the grave accent.
  @inline(__always)
  private static func brackets(_ word: UInt64) -> UInt64 {
    let low = word & 0x7F7F_7F7F_7F7F_7F7F
    return (low &+ 0x2525_2525_2525_2525) & ~(low &+ 0x1F1F_1F1F_1F1F_1F1F)
  }

  /// Returns a word with the highest bit set in each byte that may need an escape.
  ///
  /// One test finds several bytes, because the bits in which they differ are cleared. So it also
  /// finds bytes that need no escape, as it does behind a byte that needs one. The caller looks at
  /// each found byte again.
  @inline(__always)
  func specials(in word: UInt64) -> UInt64 {
    let markup =
      switch self {
      // `<` and `>`.
      case .text: Self.zeros(word, 0x26) | Self.zeros(word & ~0x0202_0202_0202_0202, 0x3C)
      // `"` and `&`.
      case .attribute: Self.zeros(word & ~0x0404_0404_0404_0404, 0x22) | Self.zeros(word, 0x3C)
      // The space, `"`, `#`, `%` and `&`; `<` and `>`; `[`, `\`, `]`, `^` and the grave accent.
      case .url, .fragment:
        Self.zeros(word & ~0x0707_0707_0707_0707, 0x20)
          | Self.zeros(word & ~0x0202_0202_0202_0202, 0x3C)
          | Self.brackets(word)
      }
    let controls = word &- 0x2020_2020_2020_2020
    // A URL also escapes `{`, `|` and `}`.
    let wideOrDelete =
      word | (word &+ (isURL ? 0x0505_0505_0505_0505 : 0x0101_0101_0101_0101))
    return (markup | controls | wideOrDelete) & 0x8080_8080_8080_8080
  }

  /// Whether one of 16 bytes may need an escape, by the tests of ``specials(in:)``.
  @inline(__always)
  func hasSpecials(in bytes: SIMD16<UInt8>) -> Bool {
    let markup =
      switch self {
      case .text: bytes.isEqual(to: 0x26) .| bytes.isEqual(to: 0x3C, but: 0x02)
      case .attribute: bytes.isEqual(to: 0x22, but: 0x04) .| bytes.isEqual(to: 0x3C)
      case .url, .fragment:
        bytes.isEqual(to: 0x20, but: 0x07)
          .| bytes.isEqual(to: 0x3C, but: 0x02)
          .| bytes.isBetween(0x5B, 0x60)
      }
    // One range around the end of the bytes: all above the last one, and the controls.
    let found = markup .| bytes.isBetween(isURL ? 0x7B : 0x7F, 0x1F)
    let words = unsafeBitCast(found, to: SIMD2<UInt64>.self)
    return words.x | words.y != 0
  }

  /// Whether a byte is markup, which a character reference stands for.
  @inline(__always)
  func isMarkup(_ byte: UInt8) -> Bool {
    switch self {
    case .text: byte == 0x26 || byte & ~2 == 0x3C
    case .attribute: byte == 0x26 || byte == 0x22 || byte == 0x3C
    case .url, .fragment: byte == 0x26
    }
  }
}

extension SIMD16<UInt8> {
  /// Returns which bytes are equal to a byte, whatever some bits are, which are clear in the byte.
  @inline(__always)
  fileprivate func isEqual(to byte: UInt8, but bits: UInt8 = 0) -> SIMDMask<SIMD16<Int8>> {
    (self & Self(repeating: ~bits)) .== Self(repeating: byte)
  }

  /// Returns which bytes are in a range, which may go beyond 0xFF to the first bytes.
  @inline(__always)
  fileprivate func isBetween(_ first: UInt8, _ last: UInt8) -> SIMDMask<SIMD16<Int8>> {
    (self &- Self(repeating: first)) .<= Self(repeating: last &- first)
  }
}
