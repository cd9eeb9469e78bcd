// The bytes that need an escape, found eight at a time. EscapingContext.swift states the rules.

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
